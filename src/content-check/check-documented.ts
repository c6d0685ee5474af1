import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { References } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'
import { ROUTES } from '@/site/routes'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { SiteSource } from './site-source'
import { UNDOCUMENTED_STEPS } from './undocumented-steps'

/** A step or an option that a page must document. */
interface Entry {
  what: 'step' | 'option'
  name: string
}

/** What a page documents, with how often. */
function documentedOn(page: PageSource, { plugins }: References): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (entry: string) => counts.set(entry, (counts.get(entry) ?? 0) + 1)
  visit(page.tree, 'leafDirective', ({ name, children, attributes }) => {
    if (name === 'step' || name === 'option') add(`${name} ${textOf(children)}`)
    const all = name === 'options' && plugins.find(({ plugin }) => plugin === attributes?.plugin)
    if (all) for (const { key } of all.options) add(`option ${key}`)
  })
  return counts
}

const entriesOf = (plugin: References['plugins'][number]): Entry[] => [
  ...plugin.steps
    .filter(({ id }) => !UNDOCUMENTED_STEPS.some((step) => step.id === id))
    .map(({ id }) => ({ what: 'step' as const, name: id })),
  ...plugin.options.map(({ key }) => ({ what: 'option' as const, name: key })),
]

/** The pages that owe documentation, with what they owe. */
const duties = ({ plugins, core }: References): { path: string; entries: Entry[] }[] => [
  { path: ROUTES.configuration.slice(1, -1), entries: core.options.map(({ key }) => ({ what: 'option', name: key })) },
  ...plugins.map((plugin) => ({ path: `plugins/${plugin.plugin}`, entries: entriesOf(plugin) })),
]

/** How many of what there is are documented. */
export interface Coverage {
  steps: Record<Locale, number>
  options: Record<Locale, number>
  totalSteps: number
  totalOptions: number
}

/** Every step and every option stands on its page exactly once, in each language. */
export function checkDocumented({ pages, references }: SiteSource): { problems: Problem[]; coverage: Coverage } {
  const problems: Problem[] = []
  const found = { step: { es: 0, en: 0 }, option: { es: 0, en: 0 } }
  const all = duties(references)
  for (const { path, entries } of all)
    for (const locale of LOCALES) {
      const page = pages.find((candidate) => candidate.path === path && candidate.locale === locale)
      const counts = page ? documentedOn(page, references) : new Map<string, number>()
      for (const { what, name } of entries) {
        const count = counts.get(`${what} ${name}`) ?? 0
        if (count > 0) found[what][locale] += 1
        if (page && count !== 1) {
          const message = count ? `${what} ${name} is documented ${count} times` : `${what} ${name} is not documented`
          problems.push({ file: page.file, line: 1, column: 1, message, advice: `write ::${what}[${name}] once` })
        }
      }
    }
  const total = (what: Entry['what']) =>
    all.flatMap(({ entries }) => entries).filter((entry) => entry.what === what).length
  return {
    problems,
    coverage: { steps: found.step, options: found.option, totalSteps: total('step'), totalOptions: total('option') },
  }
}
