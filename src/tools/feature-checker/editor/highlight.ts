import { type Extension, RangeSetBuilder, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { featureLanguage, isTitleLine } from '@/gherkin/parse/feature-language'
import type { StepLanguage } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { memoize, memoizeFor } from '@/lib/memoize'
import {
  docStringLines,
  docStringMark,
  featureLines,
  isContinuation,
  keywordRole,
  stripKeyword,
} from '@/steps/feature-line'
import type { StepKind } from '@/steps/step'

type FeatureOutline = ReturnType<typeof outlineOf>

/** Lines searched upwards for the keyword that And, But and * continue. */
const MAX_LINES_UP = 60
/** Lines searched for the language, which the header or the first title tells. */
const HEAD_LINES = 60

export const outlineOf = memoizeFor((doc: Text) => {
  const head = Array.from({ length: Math.min(doc.lines, HEAD_LINES) }, (_, index) => doc.line(index + 1).text)
  return {
    locale: featureLanguage(head).written,
    /** For each line, from 1: whether it belongs to a doc string. */
    blocks: [false, ...docStringLines(doc.iterLines())],
  }
})

export function roleAbove(doc: Text, number: number, { locale, blocks }: FeatureOutline): StepKind | undefined {
  for (let above = number - 1; above >= 1 && above > number - MAX_LINES_UP; above -= 1) {
    const { text } = doc.line(above)
    if (blocks[above]) continue
    if (isTitleLine(text, locale)) return undefined
    const { keyword } = stripKeyword(text, locale)
    if (keyword && !isContinuation(keyword)) return keywordRole(keyword)
  }
  return undefined
}

type Highlight = TextRange & { className: string }

interface LineContext {
  locale: StepLanguage
  isBlock: boolean
  role: StepKind | undefined
}

/** Values by their look, because a sentence that is being typed is no step yet: text, address or path, number. */
const VALUES =
  /(?<text>\B'(?:[^'\\]|\\.)*'|\B"(?:[^"\\]|\\.)*")|(?<place>\bhttps?:\S+|\B\/[\w./-]+)|(?<number>\b\d+(?:[.,]\d+)*\b)/g
const NAMES = /<[^<>]+>/g
const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** Longer lines are pasted data: they are not highlighted. */
const MAX_LENGTH = 2_000

const highlights = (text: string, pattern: RegExp, classOf: (match: RegExpExecArray) => string): Highlight[] =>
  [...text.matchAll(pattern)].map((match) => {
    return { from: match.index, to: match.index + match[0].length, className: classOf(match) }
  })

const nameHighlights = (line: string) => highlights(line, NAMES, () => 'tk-name')

const valueHighlights = (line: string) =>
  highlights(line, VALUES, ({ groups = {} }) => `v-${Object.keys(groups).find((family) => groups[family])}`)

const blockHighlights = (line: string) =>
  highlights(line, QUOTED, ({ 0: text, index }) =>
    /^\s*:/.test(line.slice(index + text.length)) ? 'tk-key' : 'tk-string',
  )

/** Highlights a line. @example highlightLine('# note', context) // => [{ from: 0, to: 6, className: 'tk-comment' }] */
export function highlightLine(line: string, context: LineContext): Highlight[] {
  if (line.length > MAX_LENGTH) return []
  if (context.isBlock)
    return docStringMark(line) ? [{ from: 0, to: line.length, className: 'tk-fence' }] : blockHighlights(line)
  const [read] = featureLines(line, context.locale)
  if (!read) return []
  if (read.kind === 'comment' || read.kind === 'tag')
    return [{ from: 0, to: line.length, className: `tk-${read.kind}` }]
  if (read.kind === 'row') return nameHighlights(line)
  if (read.kind !== 'step' && read.kind !== 'title') return []
  const from = read.indent.length
  const to = from + read.keyword.length
  if (read.kind === 'title') return [{ from, to, className: 'k-title' }]
  const isContinued = isContinuation(read.keyword)
  const role = isContinued ? (context.role ?? read.role) : read.role
  const className = `k-${role}${isContinued ? ' k-continues' : ''}`
  const inside = [...valueHighlights(line), ...nameHighlights(line)].filter((value) => value.from >= to)
  return [{ from, to, className }, ...inside.sort((a, b) => a.from - b.from)]
}

const markOf = memoize((className: string) => Decoration.mark({ class: className }))

function highlightVisible({ state, visibleRanges }: EditorView): DecorationSet {
  const { doc } = state
  const outline = outlineOf(doc)
  const { locale, blocks } = outline
  const builder = new RangeSetBuilder<Decoration>()
  for (const range of visibleRanges)
    for (let at = range.from; at <= range.to; ) {
      const line = doc.lineAt(at)
      const isBlock = blocks[line.number] ?? false
      const role = isBlock ? undefined : roleAbove(doc, line.number, outline)
      for (const { from, to, className } of highlightLine(line.text, { locale, isBlock, role }))
        if (to > from) builder.add(line.from + from, line.from + to, markOf(className))
      at = line.to + 1
    }
  return builder.finish()
}

export const HIGHLIGHTING: Extension = ViewPlugin.define(
  (view) => ({
    decorations: highlightVisible(view),
    update({ docChanged, viewportChanged }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = highlightVisible(view)
    },
  }),
  { decorations: ({ decorations }) => decorations },
)
