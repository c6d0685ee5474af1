import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { catalogueOptions, catalogueSteps, type References } from '@/content/references'
import { didYouMean } from '@/lib/nearest'
import { loadStages } from '@/markdown/load-profile'
import { pageProblem } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { PageCheck, SiteSource } from './site-source'

type Told = [message: string, advice: string] | undefined

type Directive = LeafDirective | TextDirective | ContainerDirective

type Check = (directive: Directive, page: PageSource, site: SiteSource) => Told

const amongst = (what: string, name: string, known: readonly string[]): Told =>
  known.includes(name) ? undefined : [`${what} ${name || '(none)'} is unknown`, didYouMean(name, known)]

const stepIds = (references: References) => catalogueSteps(references).map(({ id }) => id)
const optionKeys = (references: References) => catalogueOptions(references).map(({ key }) => key)
const typeNames = ({ dataTypes }: References) => [...dataTypes.types, ...dataTypes.assertions].map(({ name }) => name)
const pluginNames = ({ plugins }: References) => plugins.map(({ plugin }) => plugin)

const needsCaption: Check = ({ attributes }) =>
  attributes?.caption?.trim()
    ? undefined
    : ['a drawing without caption', 'say in caption="…" what it shows: it is its text alternative']

const step: Check = (directive, _, { references }) => amongst('step', textOf(directive), stepIds(references))
const option: Check = (directive, _, { references }) => amongst('option', textOf(directive), optionKeys(references))
const plugin: Check = ({ attributes }, _, { references }) =>
  amongst('plugin', attributes?.plugin ?? '', pluginNames(references))

const LEAVES: Record<string, Check> = {
  step,
  option,
  options: plugin,
  install: plugin,
  figure: (directive, page, site) => {
    const file = `figures/${textOf(directive)}.${page.locale}.svg`
    return site.files.has(file)
      ? needsCaption(directive, page, site)
      : [`figure ${file} does not exist`, 'draw it, in both languages']
  },
  'load-profile': (directive, page, site) =>
    loadStages(directive.attributes?.stages ?? '')
      ? needsCaption(directive, page, site)
      : ['stages of a load profile are threads/seconds', 'write stages="10/10s 10/30s 0/10s"'],
  plugins: () => undefined,
  'all-options': () => undefined,
  'data-types': () => undefined,
  assertions: () => undefined,
  tool: () => undefined,
}

const INLINE: Record<string, Check> = {
  step,
  option,
  type: (directive, _, { references }) => amongst('data type', textOf(directive), typeNames(references)),
}

const CONTAINERS = ['note', 'caution']

/** Directives are known and name something known; a bare `word:word` in prose is text. */
export const checkDirectives: PageCheck = (page, site) => {
  const problems: Problem[] = []
  const tell = (directive: Directive, told: Told) => told && problems.push(pageProblem(page, directive, ...told))
  visit(page.tree, 'leafDirective', (directive) => {
    const check = LEAVES[directive.name]
    tell(directive, check ? check(directive, page, site) : amongst('directive', directive.name, Object.keys(LEAVES)))
  })
  visit(
    page.tree,
    'containerDirective',
    (directive) => void tell(directive, amongst('directive', directive.name, CONTAINERS)),
  )
  visit(page.tree, 'textDirective', (directive) => {
    if (directive.children.length > 0) tell(directive, INLINE[directive.name]?.(directive, page, site))
  })
  return problems
}
