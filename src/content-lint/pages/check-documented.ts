import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { catalogueOptions, catalogueSteps, pluginOfPage, type References } from '@/content/references'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { memoize, memoizeFor } from '@/lib/memoize'
import type { NodeOf } from '@/markdown/nodes'
import { dataTypeRoute, optionRoute, pluginRoute, stepRoute } from '@/site/site'
import { featureLines } from '@/steps/feature-line'
import { isStep } from '@/steps/step'
import { pageOfPlugin } from '../files/file-names'
import { fileProblem, pageProblem, type Refusal, refuse, unknown } from '../problem'
import { isReadable } from './check-fences'
import { directiveAnchors, eachNode, nodesIn, type PageCheck, type PageSource, type SiteSource } from './page-source'

type Directive = NodeOf<'leafDirective' | 'textDirective'>

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
  return site.anchorsOf(slug)?.has(anchor) === false ? refuse('missing', route) : undefined
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

/** Every step with an implementation and every option is documented on its page, in each language. */
export const checkDocumented: PageCheck = (page, { references }) => {
  const isOfCore = page.path === pageOfPlugin('core')
  const plugin = isOfCore ? { steps: [], ...references.core } : pluginOfPage(references, page.path)
  if (!plugin || !isReadable(page)) return []
  const anchors = directiveAnchors(page, references)
  const required = [
    ...plugin.steps.filter(isStep).map(({ id }) => ({ kind: 'step', name: id })),
    ...plugin.options.map(({ key }) => ({ kind: 'option', name: key })),
  ]
  return required
    .filter(({ kind, name }) => !anchors.some(({ id }) => id === `${kind}-${name}`))
    .map(({ kind, name }) => fileProblem(page.file, refuse('missing', `::${kind}[${name}]`)))
}
