import type { Code, Link, Nodes, Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { catalogueOptions, catalogueSteps, pluginOfPage, readReferences } from '@/content/references'
import { markOfRun, readRuns } from '@/content/runs'
import { linkKind, pagePath } from '@/content/slug'
import { stepLanguageOf } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { contentRoot } from '@/site/content-root'
import { dataTypeRoute, optionRoute, stepRoute, withBase } from '@/site/site'
import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import { fenceMeta } from './fence'
import { type NodeOf, nodesOf, replaceNodes } from './nodes'

const recordedRuns = memoize(readRuns)

/** What a page is rendered with. @param file inside the content folder @throws if it is not named like a page */
export function pageContext(file: string) {
  const { path, locale } = pagePath(file)
  const references = readReferences()
  const plugin = pluginOfPage(references, path)?.plugin
  const markOf = (example: string) => markOfRun(recordedRuns(contentRoot()), path, locale, example)
  return { file, path, locale, plugin, references, markOf }
}

export type PageContext = ReturnType<typeof pageContext>

/** A step directive with the prose and examples that belong to it. */
export interface StepSection extends Parent {
  type: 'stepSection'
  directive: NodeOf<'leafDirective'>
  level: number
}

/** Adjacent fences with `tab="…"`. */
export interface CodeGroup {
  type: 'codeGroup'
  fences: Code[]
  name: string
}

const isTab = (node: RootContent): boolean => node.type === 'code' && fenceMeta(node.meta).tab !== undefined

const isStep = (node: RootContent): boolean => node.type === 'leafDirective' && node.name === 'step'

/** A step has what follows it, up to the next heading or directive. */
const belongsToStep = (node: RootContent): boolean =>
  !['heading', 'leafDirective', 'containerDirective', 'thematicBreak'].includes(node.type)

function takeWhile(nodes: RootContent[], fits: (node: RootContent) => boolean): RootContent[] {
  const end = nodes.findIndex((node) => !fits(node))
  return nodes.splice(0, end < 0 ? nodes.length : end)
}

/** Groups tabs, moves the content of each step below it, and sets the heading level of directives. */
export function makeSections(tree: Root): void {
  const rest = [...tree.children]
  const sections: unknown[] = []
  let level = 3
  let groups = 0
  for (let node = rest.shift(); node; node = rest.shift()) {
    if (node.type === 'heading') level = Math.min(node.depth + 1, 5)
    if (isTab(node)) {
      groups += 1
      sections.push({ type: 'codeGroup', fences: [node, ...takeWhile(rest, isTab)], name: `code-${groups}` })
    } else if (isStep(node)) {
      sections.push({ type: 'stepSection', directive: node, level, children: takeWhile(rest, belongsToStep) })
    } else {
      sections.push(node.type === 'leafDirective' ? { ...node, data: { ...node.data, level } } : node)
    }
  }
  tree.children = sections as RootContent[]
}

const link = (url: string, child: PhrasingContent): Link => ({ type: 'link', url, children: [child] })

function partText(part: ExpressionPart): string {
  if (part.kind === 'free') return part.except ? '' : '…'
  if (part.kind === 'choice') return ''
  return part.text
}

/** An expression as the text of a link: arguments by name, without optional parts. */
const wordingOf = (expression: string): string =>
  expressionParts(expression).map(partText).join('').replace(/\s+/g, ' ').trim()

/** The links of inline directives; undefined for an unknown name, which the content check reports. */
const INLINE: Record<string, (name: string, context: PageContext) => Link | undefined> = {
  type: (name, { locale }) => link(dataTypeRoute(name, locale), { type: 'inlineCode', value: name }),
  option: (key, { locale, references }) => {
    const option = catalogueOptions(references).find((candidate) => candidate.key === key)
    return option && link(optionRoute(option, locale), { type: 'inlineCode', value: key })
  },
  step: (id, { locale, references }) => {
    const step = catalogueSteps(references).find((candidate) => candidate.id === id)
    if (!step) return undefined
    const value = wordingOf(step.expression[stepLanguageOf(locale)])
    return link(stepRoute(step, locale), { type: 'text', value })
  },
}

/** Turns `:type[…]`, `:option[…]` and `:step[…]` into links, and every other inline directive back into its text. */
export const linkDirectives = (tree: Root, text: string, context: PageContext): void =>
  replaceNodes<Nodes>(tree, (node) => {
    if (node.type !== 'textDirective') return undefined
    // Own properties only: `:constructor` is no directive.
    const found = Object.hasOwn(INLINE, node.name) ? INLINE[node.name]?.(textOf(node), context) : undefined
    // `clave:valor` in prose is parsed as a directive, but is none.
    return found ?? { type: 'text', value: text.slice(node.position?.start.offset, node.position?.end.offset) }
  })

/** Adds the base path to links of writers and of inline directives. Before rendering: links of the site's components have it already. */
export function addBasePath(tree: Root): void {
  for (const node of nodesOf<Nodes>(tree))
    if ((node.type === 'link' || node.type === 'definition') && linkKind(node.url) === 'internal')
      node.url = withBase(node.url)
}
