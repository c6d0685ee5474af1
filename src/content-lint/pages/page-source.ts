import GithubSlugger, { slug } from 'github-slugger'
import type { Code, InlineCode, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Node } from 'unist'
import type { References } from '@/content/references'
import { type ContentPath, slugOf } from '@/content/slug'
import { appendTo } from '@/lib/append-to'
import { memoizeFor } from '@/lib/memoize'
import { withoutAccents } from '@/lib/text'
import { blankFrontMatter, type NodeOf, nodesOf, parseMarkdown } from '@/markdown/nodes'
import { codeProblem, fileProblem, type Problem, pageProblem, type Refusal, refuse, type TextFault } from '../problem'
import type { KnownReferences } from '../references/known-references'
import { readYaml, textAt, type YamlSource } from '../references/yaml-source'

/** A parsed page. Positions in the tree are those in the file. */
export interface PageSource extends ContentPath {
  file: string
  slug: string
  text: string
  lines: string[]
  /** Undefined if the front matter could not be read. */
  front?: YamlSource
  tree: Root
}

/** Reads front matter. `end` is the index of its last line: -1 without front matter, undefined if it is unclosed. */
function readFrontMatter(file: string, lines: string[]) {
  const [first, ...others] = lines.map((line) => line.trimEnd() === '---')
  if (!first) return { end: -1, problems: [fileProblem(file, refuse('frontMatter.none'))] }
  const end = others.indexOf(true) + 1
  if (end === 0) return { problems: [fileProblem(file, refuse('unclosed', '---', '---'))] }
  const yaml = readYaml(file, `${lines.slice(1, end).join('\n')}\n`, { line: 2, column: 1 })
  return { end, front: yaml.source, problems: yaml.problems }
}

/** Parses front matter and Markdown, with positions in the file. @returns no page if the front matter does not end */
export function readPage(file: string, path: ContentPath, text: string): { page?: PageSource; problems: Problem[] } {
  const lines = text.split('\n')
  const { end, front, problems } = readFrontMatter(file, lines)
  if (end === undefined) return { problems }
  const tree = parseMarkdown(blankFrontMatter(lines, end))
  return { page: { ...path, file, slug: slugOf(path), text, lines, front, tree }, problems }
}

type Anchor = { id: string; node: Node }

export const headingTexts = (page: Pick<PageSource, 'tree' | 'front'>): string[] => [
  textAt(page.front?.document.contents, 'title'),
  ...nodesIn(page, 'heading').map((node) => textOf(node).trim()),
]

/** The ids of headings, without the numbers that tell equal ones apart. */
export const headingAnchors = (page: Pick<PageSource, 'tree'>): Anchor[] =>
  nodesIn(page, 'heading')
    .filter(({ depth }) => depth > 1 && depth < 5)
    .map((node) => ({ id: slug(withoutAccents(textOf(node))), node }))

function directiveIds(name: string, label: string, plugin: string, { plugins, core, dataTypes }: References): string[] {
  if (name === 'step') return [`step-${label}`]
  if (name === 'option') return [`option-${label}`]
  if (name === 'options')
    return plugins.find((reference) => reference.plugin === plugin)?.options.map(({ key }) => `option-${key}`) ?? []
  if (name === 'all-options') return [...plugins, core].flatMap(({ options }) => options.map(({ key }) => `all-${key}`))
  if (name === 'data-types') return dataTypes.types.map((type) => `type-${type.name}`)
  if (name === 'assertions')
    return ['phrases-number', 'phrases-string', ...dataTypes.assertions.map((type) => `type-${type.name}`)]
  return []
}

export const directiveAnchors = (page: Pick<PageSource, 'tree'>, references: References): Anchor[] =>
  nodesIn(page, 'leafDirective').flatMap((node) =>
    directiveIds(node.name, textOf(node).trim(), node.attributes?.plugin ?? '', references).map((id) => ({ id, node })),
  )

/** Every id on a page that a link can point to. */
export function pageAnchors(page: PageSource, references: References): Set<string> {
  const slugger = new GithubSlugger()
  const headings = headingAnchors(page).map(({ id }) => slugger.slug(id))
  return new Set([...headings, ...directiveAnchors(page, references).map(({ id }) => id)])
}

/** The nodes of a tree by type. Cached, because checks ask for many types and walking the tree is slow. */
const nodesByType = memoizeFor((tree: Root) => {
  const nodes = new Map<string, Nodes[]>()
  for (const node of nodesOf<Nodes>(tree)) appendTo(nodes, node.type, node)
  return nodes
})

/** The nodes of a type in page order. @example nodesIn(page, 'code').map(({ lang }) => lang) // => ['gherkin', 'yaml'] */
export const nodesIn = <T extends Nodes['type']>({ tree }: { tree: Root }, type: T): NodeOf<T>[] =>
  (nodesByType(tree).get(type) ?? []) as NodeOf<T>[]

/** A node as it is written on the page. */
export const sourceOf = ({ text }: PageSource, { position }: Node): string =>
  text.slice(position?.start.offset, position?.end.offset)

/** What a check of a page may need besides the page. */
export interface SiteSource extends KnownReferences {
  pages: PageSource[]
  /** Paths of all files in the content folder. */
  files: Set<string>
  slugs: Set<string>
  /** The ids of the page at a slug; undefined if it could not be read. */
  anchorsOf: (slug: string) => ReadonlySet<string> | undefined
}

export type PageCheck = (page: PageSource, site: SiteSource) => Problem[]

/** Makes a page check that runs on every node of a type and reports refusals where the node begins. */
export const eachNode =
  <T extends Nodes['type']>(
    type: T,
    check: (node: NodeOf<T>, page: PageSource, site: SiteSource) => readonly (Refusal | undefined)[],
  ): PageCheck =>
  (page, site) =>
    nodesIn(page, type).flatMap((node) =>
      check(node, page, site).flatMap((refusal) => (refusal ? [pageProblem(page, node, refusal)] : [])),
    )

/** Makes a page check that runs on all inline code and fences and reports faults at their place in the file. */
export const eachCode =
  (check: (code: Code | InlineCode, page: PageSource, site: SiteSource) => readonly TextFault[]): PageCheck =>
  (page, site) =>
    [...nodesIn(page, 'inlineCode'), ...nodesIn(page, 'code')].flatMap((code) =>
      check(code, page, site).map(({ index, refusal }) => codeProblem(page, code, index, refusal)),
    )
