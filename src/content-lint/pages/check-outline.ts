import type { Code, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { fenceMeta } from '@/markdown/fence'
import { nodesOf } from '@/markdown/nodes'
import { isForeign } from '@/step-language/words/terms'
import { duplicates, type Problem, pageProblem, placeOf, type Refusal, refuse, say } from '../problem'
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
    const deepest = Math.min(level + 1, MAX_DEPTH)
    level = heading.depth
    // Hyphens below a line usually are a rule that lacks a blank line above. Unreadable front matter looks the same.
    if (page.front && !page.text.startsWith('#', heading.position?.start.offset))
      return problem(refuse('outline.underlined', text))
    if (level === 1 || level > deepest) return problem(refuse('outline.level', text, '#'.repeat(deepest)))
    const isAnchorable = nodesOf<Nodes>(heading).every(({ type }) => ANCHORABLE.includes(type))
    return isAnchorable && /[\p{L}\p{N}]/u.test(text) ? [] : problem(refuse('outline.words'))
  })
}

/** Anchors are unique among headings, steps and options. The build compares them with the ids of the page frame. */
const checkAnchors: PageCheck = (page, { references }) => {
  const anchors = [...directiveAnchors(page, references), ...headingAnchors(page)]
  return duplicates(anchors, ({ id }) => id).map(([{ id, node }, first]) =>
    pageProblem(page, node, refuse('twiceAt', `#${id}`, `${page.file}:${placeOf(first.node).line}`)),
  )
}

/** Numbers that are the same in both languages, such as ports and times: only names and texts are translated. */
const numbersIn = ({ lang, value }: Code): string[] =>
  lang === 'yaml' ? Array.from(value.matchAll(/: (\d[\d.]*)$/gm), ([, number = '']) => number) : []

/** A part of a page as it is written, without its words; undefined for what a translation need not have. */
function shapeOf(node: Nodes): string | undefined {
  if (node.type === 'heading') return `${'#'.repeat(node.depth)} …`
  if (node.type === 'code') {
    const tab = fenceMeta(node.meta).tab ? ' tab="…"' : ''
    return [`\`\`\`${node.lang ?? ''}${tab}`, ...numbersIn(node)].join(' … ')
  }
  if (node.type === 'image') return '![…]'
  if (node.type === 'table') return `${node.children.length} × | … |`
  if (node.type === 'containerDirective') return `:::${node.name}`
  if (node.type === 'leafDirective') return `::${node.name} ${textOf(node)}${node.attributes?.plugin ?? ''}`.trim()
  return undefined
}

const outlineOf = ({ tree }: PageSource) =>
  nodesOf<Nodes>(tree).flatMap((node) => {
    const shape = shapeOf(node)
    return shape ? [{ shape, node }] : []
  })

/** Reports paragraphs in the other language; code in them does not count. */
const checkLanguage = eachNode('paragraph', (paragraph, { locale }) => {
  const words = nodesOf<Nodes>(paragraph).flatMap((node) => (node.type === 'text' ? [node.value] : []))
  return isForeign(words.join(' '), locale) ? [refuse('otherLanguage', textOf(paragraph), locale)] : []
})

/** Both languages have the same headings, directives, fences, images and tables. @returns the first difference */
export function checkSameOutline(spanish: PageSource, english: PageSource): Problem[] {
  const [originals, translations] = [outlineOf(spanish), outlineOf(english)]
  const longer = originals.length > translations.length ? originals : translations
  const at = longer.findIndex((_, index) => originals[index]?.shape !== translations[index]?.shape)
  if (at < 0) return []
  const [es, en] = [originals[at], translations[at]]
  const place = es ? `${spanish.file}:${placeOf(es.node).line}` : spanish.file
  // A missing part is reported at the last line.
  const end = { line: english.lines.findLastIndex((line) => line.trim()) + 1, column: 1 }
  const refusal = refuse('outline.differs', en?.shape ?? say('nothing'), place, es?.shape ?? say('nothing'))
  return [pageProblem(english, en?.node ?? end, refusal)]
}

export const OUTLINE_CHECKS: PageCheck[] = [checkHeadings, checkAnchors, checkLanguage]
