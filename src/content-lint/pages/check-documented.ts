import type { RootContent } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { catalogueOptions, catalogueSteps, type References } from '@/content/references'
import { type Locale, type Localized, localize, stepLanguageOf } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { memoize, memoizeFor } from '@/lib/memoize'
import { dataTypeRoute, optionRoute, pluginRoute, stepRoute } from '@/site/site'
import { featureLines } from '@/steps/feature-line'
import { isStep } from '@/steps/step'
import { pageOfPlugin } from '../files/file-names'
import { fileProblem, type Problem, pageProblem, placeOf, type Refusal, refuse, unknown } from '../problem'
import { directiveAnchors, eachNode, nodesIn, type PageCheck, type PageSource, type SiteSource } from './page-source'

type Directive = LeafDirective | TextDirective

/** The routes that document each name directives may use, by kind. */
type Targets = Record<'step' | 'option' | 'type' | 'plugin', Map<string, string>>

const targetsOf = memoizeFor((references: References) =>
  memoize((locale: Locale): Targets => {
    const { types, assertions } = references.dataTypes
    return {
      step: new Map(catalogueSteps(references).map((step) => [step.id, stepRoute(step, locale)])),
      option: new Map(catalogueOptions(references).map((option) => [option.key, optionRoute(option, locale)])),
      type: new Map([...types, ...assertions].map(({ name }) => [name, dataTypeRoute(name, locale)])),
      plugin: new Map(references.plugins.map(({ plugin }) => [plugin, pluginRoute(plugin, locale)])),
    }
  }),
)

function targetOf(directive: Directive): [keyof Targets, string] | undefined {
  const { name, attributes } = directive
  const isInline = directive.type === 'textDirective'
  if (name === 'step' || name === 'option' || (isInline && name === 'type')) return [name, textOf(directive).trim()]
  const isOfPlugin = !isInline && (name === 'options' || name === 'install')
  return isOfPlugin ? ['plugin', attributes?.plugin?.trim() ?? ''] : undefined
}

/** Directives name something in the references: blocks document it on the right page, inline ones link to it. */
function targetProblem(directive: Directive, page: PageSource, site: SiteSource): Refusal | undefined {
  const [kind, name] = targetOf(directive) ?? []
  if (!kind || !name) return undefined
  const targets = targetsOf(site.references)(page.locale)[kind]
  const route = targets.get(name)
  if (!route) return unknown(name, [...targets.keys()])
  const [slug = '', anchor = ''] = route.split('#')
  const isInPlace = kind === 'plugin' || slug === page.slug
  if (directive.type === 'leafDirective')
    return isInPlace ? undefined : refuse('documented.elsewhere', name, slug, `:${kind}[${name}]`)
  if (!site.slugs.has(slug)) return refuse('missing', slug)
  return site.anchorsOf(slug)?.has(anchor) === false ? refuse('documented.noAnchor', slug, anchor) : undefined
}

/** The targets of directives are in the references and are documented. */
export const TARGET_CHECKS: PageCheck[] = [
  eachNode('leafDirective', (...args) => [targetProblem(...args)]),
  eachNode('textDirective', (...args) => [targetProblem(...args)]),
]

/** The step that a node belongs to: none beyond the next heading or block directive. */
export function stepAbove({ tree }: Pick<PageSource, 'tree'>, node: RootContent): string | undefined {
  const above = tree.children
    .slice(0, Math.max(tree.children.indexOf(node), 0))
    .findLast(({ type }) => ['heading', 'leafDirective', 'containerDirective'].includes(type))
  return above?.type === 'leafDirective' && above.name === 'step' ? textOf(above).trim() : undefined
}

/** The ids of the steps in an example; an empty id for a line that another check reports as matching no step. */
const idsIn = (text: string, { locale }: PageSource, { knowledge }: SiteSource): string[] =>
  featureLines(text, stepLanguageOf(locale)).flatMap((line) => {
    if (line.kind === 'plain' && line.line.trim()) return ['']
    if (line.kind !== 'step') return []
    const ids = knowledge.matchAll(line.sentence, stepLanguageOf(locale), {}).map(({ step }) => step.id)
    return ids.length > 0 ? ids : ['']
  })

/** Every documented step has an example below it that uses it. */
export const checkStepExamples: PageCheck = (page, site) => {
  const known = new Set(catalogueSteps(site.references).map((step) => step.id))
  const examples = nodesIn(page, 'code').flatMap((code) =>
    code.lang === 'gherkin' ? { step: stepAbove(page, code), text: code.value } : [],
  )
  return page.tree.children.flatMap((node) => {
    const id = node.type === 'leafDirective' && node.name === 'step' ? textOf(node).trim() : ''
    if (!id) return []
    const below = examples.filter(({ step }) => step === id)
    const ids = below.flatMap(({ text }) => idsIn(text, page, site))
    const hasExample = below.length > 0 && (!known.has(id) || ids.includes(id) || ids.includes(''))
    return hasExample ? [] : [pageProblem(page, node, refuse('documented.noExample', id))]
  })
}

const optionEntries = (options: { key: string }[]): string[] => options.map(({ key }) => `option-${key}`)

/** The anchors that each page needs, such as `step-rest.define.service`; steps without an implementation need none. */
const requiredEntries = ({ plugins, core }: References): { path: string; entries: string[] }[] => [
  { path: pageOfPlugin('core'), entries: optionEntries(core.options) },
  ...plugins.map(({ plugin, steps, options }) => ({
    path: pageOfPlugin(plugin),
    entries: [...steps.filter(isStep).map(({ id }) => `step-${id}`), ...optionEntries(options)],
  })),
]

export type Coverage = Record<'step' | 'option', Localized<number> & { total: number }>

function entryProblems(page: PageSource, entry: string, [first, ...others]: Node[]): Problem[] {
  const [, kind, name = ''] = /^(\w+)-(.*)$/.exec(entry) ?? []
  if (!first) return [fileProblem(page.file, refuse('missing', `::${kind}[${name}]`))]
  return others.map((directive) =>
    pageProblem(page, directive, refuse('twiceAt', name, `${page.file}:${placeOf(first).line}`)),
  )
}

/** Every step and every option is documented exactly once, in each language. */
export function checkDocumented({ pages, references }: SiteSource): { problems: Problem[]; coverage: Coverage } {
  const problems: Problem[] = []
  const found = localize((): string[] => [])
  const all = requiredEntries(references)
  for (const { path, entries } of all)
    for (const page of pages.filter((candidate) => candidate.path === path)) {
      const documented = new Map<string, Node[]>()
      for (const { id, node } of directiveAnchors(page, references)) appendTo(documented, id, node)
      found[page.locale].push(...entries.filter((entry) => documented.has(entry)))
      problems.push(...entries.flatMap((entry) => entryProblems(page, entry, documented.get(entry) ?? [])))
    }
  const count = (entries: readonly string[], kind: string) => entries.filter((entry) => entry.startsWith(kind)).length
  const total = all.flatMap(({ entries }) => entries)
  const coverageOf = (kind: keyof Coverage) => ({
    total: count(total, kind),
    ...localize((locale) => count(found[locale], kind)),
  })
  return { problems, coverage: { step: coverageOf('step'), option: coverageOf('option') } }
}
