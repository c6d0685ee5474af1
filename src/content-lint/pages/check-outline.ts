import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Localized } from '@/i18n/locale'
import { fenceMeta } from '@/markdown/fence'
import { nodesOf } from '@/markdown/nodes'
import { isForeign } from '@/step-language/words/terms'
import { type Problem, pageProblem, placeOf, type Refusal, refuse, say } from '../problem'
import { nodeIn, textAt } from '../references/yaml-source'
import { examplesIn } from './check-fences'
import { directiveAnchors, eachNode, headingAnchors, nodesIn, type PageCheck, type PageSource } from './page-source'

/** Deeper headings have no anchor and are not in the table of contents. */
const MAX_DEPTH = 4

/** An anchor can be made of these, but not of a link, an image or a directive. */
const ANCHORABLE = ['heading', 'text', 'inlineCode', 'emphasis', 'strong', 'delete', 'break']

/** Headings skip no level, are not empty, consist of words only, and leave h1 to the title. */
const checkHeadings: PageCheck = (page) => {
  let level = 1
  return nodesIn(page, 'heading').flatMap((heading): Problem[] => {
    const text = textOf(heading).trim()
    const problem = (refusal: Refusal) => [pageProblem(page, heading, refusal)]
    const isSkip = heading.depth > level + 1
    const shallower = '#'.repeat(level + 1)
    level = heading.depth
    // Hyphens below a line usually are a rule that lacks a blank line above. Unreadable front matter looks the same.
    if (page.front && !page.text.startsWith('#', heading.position?.start.offset))
      return problem(refuse('outline.underlined', text))
    if (heading.depth === 1) return problem(refuse('outline.level', text, '##'))
    const odd = nodesOf<Nodes>(heading).find(({ type }) => !ANCHORABLE.includes(type))
    if (odd) return [pageProblem(page, odd, refuse('outline.moreThanWords'))]
    if (!/[\p{L}\p{N}]/u.test(text)) return problem(refuse('empty', '#'.repeat(heading.depth)))
    if (heading.depth > MAX_DEPTH) return problem(refuse('outline.level', text, '#'.repeat(MAX_DEPTH)))
    return isSkip ? problem(refuse('outline.level', text, shallower)) : []
  })
}

const FRAME_IDS = ['main', 'content', 'article', 'page', 'sidebar', 'sidebar-toggle', 'wakamiti-logo']

/** Heading anchors are unique among headings, steps, options and the ids of the page frame. */
const checkIds: PageCheck = (page, { references }) => {
  const taken = new Map<string, Localized>(FRAME_IDS.map((id) => [id, say('outline.frame')]))
  for (const { id, node } of directiveAnchors(page, references)) taken.set(id, say('outline.line', placeOf(node).line))
  return headingAnchors(page).flatMap(({ id, node }) => {
    const owner = taken.get(id)
    if (!owner) taken.set(id, say('outline.line', placeOf(node).line))
    if (!owner || !id) return []
    return [pageProblem(page, node, refuse('outline.anchorTaken', id, owner))]
  })
}

type OutlineNode = { name: string | Localized; node: Nodes }

function nameOf(node: Nodes): string | Localized | undefined {
  if (node.type === 'heading') return say('parts.heading', node.depth)
  if (node.type === 'code')
    return say('parts.fence', node.lang ?? say('parts.plain'), Boolean(fenceMeta(node.meta).tab))
  if (node.type === 'image') return say('parts.image')
  if (node.type === 'table') return say('parts.table', node.children.length)
  if (node.type === 'containerDirective') return `:::${node.name}`
  if (node.type === 'leafDirective') return `::${node.name} ${textOf(node)}${node.attributes?.plugin ?? ''}`.trim()
  return undefined
}

const outlineOf = ({ tree }: PageSource): OutlineNode[] =>
  nodesOf<Nodes>(tree).flatMap((node) => {
    const name = nameOf(node)
    return name ? [{ name, node }] : []
  })

/** A text of this many words is not the same in two languages by chance. */
const MIN_COPIED_WORDS = 6

/** Reports paragraphs in the other language; code in them does not count. */
const checkLanguage = eachNode('paragraph', (paragraph, { locale }) => {
  const words = nodesOf<Nodes>(paragraph).flatMap((node) => (node.type === 'text' ? [node.value] : []))
  return isForeign(words.join(' '), locale) ? [refuse('otherLanguage', textOf(paragraph), locale)] : []
})

/** Reports texts copied to the other language untranslated, unless `checkLanguage` reports their language. */
function checkTranslated(spanish: PageSource, english: PageSource): Problem[] {
  const descriptionOf = ({ front }: PageSource) => textAt(front?.document.contents, 'description')
  const isCopied = descriptionOf(english) !== '' && descriptionOf(english) === descriptionOf(spanish)
  const node = nodeIn(english.front?.document.contents, 'description')
  const copied = isCopied && english.front ? [english.front.problemAt(node, refuse('sameText', spanish.file))] : []
  const textsOf = (page: PageSource) => nodesIn(page, 'paragraph').map((node) => ({ node, text: textOf(node).trim() }))
  const originals = new Map(textsOf(spanish).map(({ text, node }) => [text, node]))
  const paragraphs = textsOf(english).flatMap(({ text, node }) => {
    const original = originals.get(text)
    if (!original || text.split(/\s+/).length < MIN_COPIED_WORDS) return []
    if (isForeign(text, spanish.locale) || isForeign(text, english.locale)) return []
    return [pageProblem(english, node, refuse('sameText', `${spanish.file}:${placeOf(original).line}`))]
  })
  return [...copied, ...paragraphs]
}

const NUMBER = /\d+(?:[.,]\d+)*/g

/** Ports and times are the same in both languages: only names and texts of configurations are translated. */
function checkSameNumbers(spanish: PageSource, english: PageSource): Problem[] {
  const [originals, translations] = [examplesIn(spanish, 'yaml'), examplesIn(english, 'yaml')]
  return translations.flatMap((code, index) => {
    const original = originals[index]
    const [es = [], en = []] = [original, code].map((example) => example?.value.match(NUMBER) ?? [])
    const at = en.findIndex((number, position) => number !== es[position])
    // A different count of numbers means that the texts differ, not just a number.
    if (!original || en.length !== es.length || at < 0) return []
    const place = `${spanish.file}:${placeOf(original).line}`
    return [pageProblem(english, code, [say('outline.differs', en[at] ?? '', place, es[at] ?? ''), say('makeAgree')])]
  })
}

/** Both languages have the same headings, directives, fences, images and tables. @returns the first difference */
function checkSameOutline(spanish: PageSource, english: PageSource): Problem[] {
  const [originals, translations] = [outlineOf(spanish), outlineOf(english)]
  const isSame = (a?: OutlineNode, b?: OutlineNode) => JSON.stringify(a?.name) === JSON.stringify(b?.name)
  const longer = originals.length > translations.length ? originals : translations
  const at = longer.findIndex((_, index) => !isSame(originals[index], translations[index]))
  if (at < 0) return []
  const [es, en] = [originals[at], translations[at]]
  const place = es ? `${spanish.file}:${placeOf(es.node).line}` : spanish.file
  const advice = say('makeAgree')
  if (es && en) return [pageProblem(english, en.node, [say('outline.differs', en.name, place, es.name), advice])]
  if (en) return [pageProblem(english, en.node, [say('outline.exceeds', en.name, place), advice])]
  // A missing node is reported at the last line.
  const end = { line: english.lines.findLastIndex((line) => line.trim()) + 1, column: 1 }
  return es ? [pageProblem(english, end, [say('outline.lacks', es.name, place), advice])] : []
}

export const OUTLINE_CHECKS: PageCheck[] = [checkHeadings, checkIds, checkLanguage]
export const PAIR_CHECKS = [checkSameOutline, checkSameNumbers, checkTranslated]
