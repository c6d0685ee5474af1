import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { catalogueOptions, catalogueSteps, type References } from '@/content/references'
import type { Locale } from '@/i18n/locale'
import { memoize, memoizeFor } from '@/lib/memoize'
import { didYouMean } from '@/lib/nearest'
import { dataTypeRoute, optionRoute, pluginRoute, stepRoute } from '@/site/routes'
import { type Problem, pageProblem } from '../problem'
import { nodesIn } from './nodes-in'
import type { PageCheck, PageSource, SiteSource } from './page-source'

type Directive = LeafDirective | TextDirective

/** The names that directives may use, by kind, with the route that documents each. */
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

const WHAT: Record<keyof Targets, string> = { step: 'step', option: 'option', type: 'data type', plugin: 'plugin' }

/** The kind and the name of the target of a directive. */
function namedBy(directive: Directive): [keyof Targets, string] | undefined {
  const { name, attributes } = directive
  const isInline = directive.type === 'textDirective'
  if (name === 'step' || name === 'option' || (isInline && name === 'type')) return [name, textOf(directive).trim()]
  return !isInline && (name === 'options' || name === 'install')
    ? ['plugin', attributes?.plugin?.trim() ?? '']
    : undefined
}

/** A step or an option may only be documented on its own page. */
function placeProblem(page: PageSource, directive: Directive, name: string, route: string): Problem[] {
  const [home] = route.split('#')
  if (directive.type !== 'leafDirective' || home === page.slug) return []
  const message = `${directive.name} ${name} is documented on ${home}`
  return [pageProblem(page, directive, message, `link to it: :${directive.name}[${name}]`)]
}

/** The link of an inline directive leads to an existing anchor. */
function linkProblem(page: PageSource, directive: Directive, route: string, site: SiteSource): Problem[] {
  if (directive.type !== 'textDirective') return []
  const [slug = '', anchor = ''] = route.split('#')
  const problem = (message: string, advice: string) => [pageProblem(page, directive, message, advice)]
  if (!site.slugs.has(slug)) return problem(`:${directive.name} leads to ${slug}, which is no page`, 'write it')
  return site.anchorsOf(slug)?.has(anchor) === false
    ? problem(`${slug} has no anchor ${anchor}`, 'document it there')
    : []
}

function targetProblems(page: PageSource, directive: Directive, targets: Targets, site: SiteSource): Problem[] {
  const [kind, name] = namedBy(directive) ?? []
  if (!kind || !name) return []
  const route = targets[kind].get(name)
  if (!route) {
    const advice = didYouMean(name, [...targets[kind].keys()])
    return [pageProblem(page, directive, `${WHAT[kind]} ${name} is unknown`, advice)]
  }
  if (kind === 'plugin') return []
  return [...placeProblem(page, directive, name, route), ...linkProblem(page, directive, route, site)]
}

/** The targets of directives are in the references and are documented. */
export const checkDirectiveTargets: PageCheck = (page, site) => {
  const targets = targetsOf(site.references)(page.locale)
  const directives: Directive[] = [...nodesIn(page, 'leafDirective'), ...nodesIn(page, 'textDirective')]
  return directives.flatMap((directive) => targetProblems(page, directive, targets, site))
}
