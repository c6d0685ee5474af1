import type { Heading, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { fenceMeta } from '@/markdown/fence'
import { nodesOf } from '@/markdown/nodes'
import { type Problem, pageProblem, placeOf } from '../problem'
import { nodeIn, textAt } from '../references/yaml-source'
import { examplesIn } from './check-fences'
import { directiveAnchors, headingAnchors, headingsIn, nodesIn, type PageCheck, type PageSource } from './page-source'

/** Deeper headings have no anchor and are not in the list of contents. */
const DEEPEST = 4

const PLAIN = ['heading', 'text', 'inlineCode', 'emphasis', 'strong', 'delete', 'break']

/** The first part of a heading that an anchor cannot be made of: a link, an image, a directive. */
const oddPart = (heading: Heading): Nodes | undefined =>
  nodesOf<Nodes>(heading).find(({ type }) => !PLAIN.includes(type))

/** Whether a heading is one by a line of hyphens below it: mostly a rule without the blank line above it. */
function isUnderlined({ lines }: PageSource, heading: Heading): boolean {
  const { line, column } = placeOf(heading)
  return lines[line - 1]?.[column - 1] !== '#'
}

/** One h1 (the title), no level skipped, nothing empty, words only. */
export const checkHeadings: PageCheck = (page) => {
  let level = 1
  return headingsIn(page).flatMap((heading): Problem[] => {
    const text = textOf(heading).trim()
    const problem = (message: string, advice: string) => [pageProblem(page, heading, message, advice)]
    const isSkip = heading.depth > level + 1
    const shallower = '#'.repeat(level + 1)
    level = heading.depth
    // Front matter that could not be read looks like such a heading.
    if (page.front && isUnderlined(page, heading))
      return problem(
        `"${text}" is a heading by the line below it`,
        'begin it with ##; a rule has a blank line above it',
      )
    if (heading.depth === 1) return problem('a second h1', 'the title of the page is the first one: begin at ##')
    const odd = oddPart(heading)
    if (odd) return [pageProblem(page, odd, 'a heading contains more than words', 'put links and the like below it')]
    if (!/[\p{L}\p{N}]/u.test(text)) return problem('an empty heading', 'write it, or remove it')
    if (heading.depth > DEEPEST) return problem(`heading "${text}" is too deep`, `use at most ${'#'.repeat(DEEPEST)}`)
    return isSkip ? problem(`heading "${text}" skips a level`, `use ${shallower}`) : []
  })
}

/** Ids of the page around every article. */
const FRAME_IDS = ['main', 'content', 'article', 'page', 'sidebar', 'sidebar-toggle', 'wakamiti-logo']

/** The anchor of a heading is unique among headings, steps, options and the frame of the page. */
export const checkIds: PageCheck = (page, { references }) => {
  const taken = new Map<string, string>(FRAME_IDS.map((id) => [id, 'the frame of the page']))
  for (const { id, node } of directiveAnchors(page, references)) taken.set(id, `line ${placeOf(node).line}`)
  return headingAnchors(page).flatMap(({ id, node }) => {
    const owner = taken.get(id)
    if (!owner) taken.set(id, `line ${placeOf(node).line}`)
    if (!owner || !id) return []
    const advice = 'give the heading its own words: anchors are made of them'
    return [pageProblem(page, node, `the anchor #${id} belongs to ${owner} already`, advice)]
  })
}

/** A part of a page that both languages must have. */
interface OutlineNode {
  name: string
  node: Nodes
}

function nameOf(node: Nodes): string | undefined {
  if (node.type === 'heading') return `heading of level ${node.depth}`
  if (node.type === 'code') return `${node.lang ?? 'plain'} fence${fenceMeta(node.meta).tab ? ' in a tab' : ''}`
  if (node.type === 'image') return 'image'
  if (node.type === 'table') return `table of ${node.children.length} rows`
  if (node.type === 'containerDirective') return `:::${node.name}`
  if (node.type === 'leafDirective') return `::${node.name} ${textOf(node)}${node.attributes?.plugin ?? ''}`.trim()
  return undefined
}

function outlineOf({ tree }: PageSource): OutlineNode[] {
  return nodesOf<Nodes>(tree).flatMap((node) => {
    const name = nameOf(node)
    return name ? [{ name, node }] : []
  })
}

/** Words from which on a text cannot be the same in both languages by chance. */
const TRANSLATED_WORDS = 6

/** Paragraphs and descriptions that were copied to the other language and not translated. */
export function checkTranslated(spanish: PageSource, english: PageSource): Problem[] {
  const descriptionOf = ({ front }: PageSource) => textAt(front?.document.contents, 'description')
  const isCopied = descriptionOf(english) !== '' && descriptionOf(english) === descriptionOf(spanish)
  const node = nodeIn(english.front?.document.contents, 'description')
  const copied =
    isCopied && english.front
      ? [english.front.problemAt(node, `the same description as ${spanish.file}`, 'translate one of the two')]
      : []
  const textsOf = (page: PageSource) => nodesIn(page, 'paragraph').map((node) => ({ node, text: textOf(node).trim() }))
  const originals = new Map(textsOf(spanish).map(({ text, node }) => [text, node]))
  const paragraphs = textsOf(english).flatMap(({ text, node }) => {
    const original = originals.get(text)
    if (!original || text.split(/\s+/).length < TRANSLATED_WORDS) return []
    const message = `the same paragraph as ${spanish.file}:${placeOf(original).line}`
    return [pageProblem(english, node, message, 'translate one of the two')]
  })
  return [...copied, ...paragraphs]
}

const NUMBER = /\d+(?:[.,]\d+)*/g

/** Configurations have the same numbers in both languages: names and texts are translated, ports and times are not. */
export function checkSameNumbers(spanish: PageSource, english: PageSource): Problem[] {
  const [originals, translations] = [examplesIn(spanish, 'yaml'), examplesIn(english, 'yaml')]
  return translations.flatMap((code, index) => {
    const original = originals[index]
    const [es = [], en = []] = [original, code].map((each) => each?.value.match(NUMBER) ?? [])
    const at = en.findIndex((number, place) => number !== es[place])
    // With more numbers in one of them, their texts differ in more than a number.
    if (!original || en.length !== es.length || at < 0) return []
    const message = `${en[at]} is where ${spanish.file}:${placeOf(original).line} has ${es[at]}`
    return [pageProblem(english, code, message, 'give both languages the same numbers')]
  })
}

/**
 * Both languages of a page have the same headings, directives, fences and images in the same order.
 * @returns the first difference, in the English page
 */
export function checkSameOutline(spanish: PageSource, english: PageSource): Problem[] {
  const [one, other] = [outlineOf(spanish), outlineOf(english)]
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find(
    (index) => one[index]?.name !== other[index]?.name,
  )
  if (at === undefined) return []
  const [es, en] = [one[at], other[at]]
  const line = es?.node.position?.start.line
  const message = `${en?.name ?? 'the end'} is where ${spanish.file}${line ? `:${line}` : ''} has ${es?.name ?? 'its end'}`
  return [pageProblem(english, en?.node ?? english.tree, message, 'give both languages the same outline')]
}
