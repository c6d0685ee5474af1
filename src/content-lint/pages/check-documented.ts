import type { LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { References } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { ROUTES } from '@/site/routes'
import { isStep } from '@/steps/step'
import { fileProblem, type Problem, pageProblem, placeOf } from '../problem'
import { nodesIn } from './nodes-in'
import type { PageSource, SiteSource } from './page-source'

interface Entry {
  what: 'step' | 'option'
  name: string
}

/** The entries that a page documents, with their directives. */
function documentedOn(page: PageSource, { plugins }: References): Map<string, LeafDirective[]> {
  const found = new Map<string, LeafDirective[]>()
  for (const directive of nodesIn(page, 'leafDirective')) {
    const add = (entry: string) => appendTo(found, entry, directive)
    const { name, attributes } = directive
    if (name === 'step' || name === 'option') add(`${name} ${textOf(directive).trim()}`)
    const all = name === 'options' && plugins.find(({ plugin }) => plugin === attributes?.plugin)
    if (all) for (const { key } of all.options) add(`option ${key}`)
  }
  return found
}

/** The entries of a plugin; a step without an implementation is not documented. */
const entriesOf = ({ steps, options }: References['plugins'][number]): Entry[] => [
  ...steps.filter(isStep).map(({ id }) => ({ what: 'step' as const, name: id })),
  ...options.map(({ key }) => ({ what: 'option' as const, name: key })),
]

const requiredEntries = ({ plugins, core }: References): { path: string; entries: Entry[] }[] => [
  { path: ROUTES.configuration.slice(1, -1), entries: core.options.map(({ key }) => ({ what: 'option', name: key })) },
  ...plugins.map((plugin) => ({ path: `plugins/${plugin.plugin}`, entries: entriesOf(plugin) })),
]

export interface Coverage {
  steps: Record<Locale, number>
  options: Record<Locale, number>
  totalSteps: number
  totalOptions: number
}

/** Reports a missing entry, or every repetition. */
function entryProblems(page: PageSource, { what, name }: Entry, directives: LeafDirective[]): Problem[] {
  const [first, ...others] = directives
  if (!first) return [fileProblem(page.file, `${what} ${name} is not documented`, `write ::${what}[${name}] once`)]
  const advice = `remove it: the other is on line ${placeOf(first).line}`
  return others.map((directive) => pageProblem(page, directive, `${what} ${name} is documented twice`, advice))
}

/** Every step and every option is documented exactly once, in each language. */
export function checkDocumented({ pages, references }: SiteSource): { problems: Problem[]; coverage: Coverage } {
  const problems: Problem[] = []
  const found = { step: { es: 0, en: 0 }, option: { es: 0, en: 0 } }
  const all = requiredEntries(references)
  for (const { path, entries } of all)
    for (const locale of LOCALES) {
      const page = pages.find((candidate) => candidate.path === path && candidate.locale === locale)
      if (!page) continue
      const documented = documentedOn(page, references)
      for (const entry of entries) {
        const directives = documented.get(`${entry.what} ${entry.name}`) ?? []
        if (directives.length > 0) found[entry.what][locale] += 1
        problems.push(...entryProblems(page, entry, directives))
      }
    }
  const total = (what: Entry['what']) =>
    all.flatMap(({ entries }) => entries).filter((entry) => entry.what === what).length
  return {
    problems,
    coverage: { steps: found.step, options: found.option, totalSteps: total('step'), totalOptions: total('option') },
  }
}
