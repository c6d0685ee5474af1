import { type Extension, RangeSetBuilder, StateEffect } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { quickSteps } from '@/gherkin/custom-steps'
import type { StepLanguage } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { memoize, memoizeFor } from '@/lib/memoize'
import type { StepCatalogue } from '@/steps/catalogue'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { docStringMark, featureLines } from '@/steps/feature-line'
import { isContinuation } from '@/steps/keywords'
import { createMatcher, type StepMatch } from '@/steps/match-step'
import type { StepKind } from '@/steps/step'
import { familyOf } from '@/steps/values/data-types'
import { outlineOf, roleAbove } from './feature-outline'

type Highlight = TextRange & { className: string }

interface LineContext {
  locale: StepLanguage
  isBlock: boolean
  role: StepKind | undefined
  match: (sentence: string) => readonly StepMatch[]
}

/** Repeated from `filled-sentence`, which the page would otherwise have to load. */
const NAME = /<([^<>]+)>/g
const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** Longer lines are pasted data: they are not highlighted. */
const MAX_LENGTH = 2_000

/** A property, which most types accept as a value, of the length of the `<name>` that it replaces: offsets stay valid. */
const placeholderFor = ({ length }: string): string =>
  length > 3 ? `\${${'x'.repeat(length - 3)}}` : '1'.repeat(length)

const nameHighlights = (sentence: string, offset: number): Highlight[] =>
  [...sentence.matchAll(NAME)].map(({ 0: name, index }) => ({
    from: offset + index,
    to: offset + index + name.length,
    className: 'tk-name',
  }))

function valueHighlights(sentence: string, offset: number, { match, locale }: LineContext): Highlight[] {
  const [found] = match(sentence.replace(NAME, placeholderFor))
  if (!found) return []
  return expressionArguments(found.step.expression[locale]).flatMap(({ name, type }) => {
    const arg = found.args[name]
    return arg ? [{ from: offset + arg.start, to: offset + arg.end, className: `v-${familyOf(type)}` }] : []
  })
}

const blockHighlights = (line: string): Highlight[] =>
  [...line.matchAll(QUOTED)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    className: /^\s*:/.test(line.slice(index + text.length)) ? 'tk-key' : 'tk-string',
  }))

/** Highlights a line. @example highlightLine('# note', context) // => [{ from: 0, to: 6, className: 'tk-comment' }] */
export function highlightLine(line: string, context: LineContext): Highlight[] {
  if (line.length > MAX_LENGTH) return []
  if (context.isBlock)
    return docStringMark(line) ? [{ from: 0, to: line.length, className: 'tk-fence' }] : blockHighlights(line)
  const [read] = featureLines(line, context.locale)
  if (!read) return []
  if (read.kind === 'comment' || read.kind === 'tag')
    return [{ from: 0, to: line.length, className: `tk-${read.kind}` }]
  if (read.kind === 'row') return nameHighlights(line, 0)
  if (read.kind !== 'step' && read.kind !== 'title') return []
  const from = read.indent.length
  const to = from + read.keyword.length
  if (read.kind === 'title') return [{ from, to, className: 'k-title' }]
  const isContinued = isContinuation(read.keyword)
  const role = isContinued ? (context.role ?? read.role) : read.role
  const className = `k-${role}${isContinued ? ' k-continues' : ''}`
  const { sentence, offset } = read
  const inside = [...valueHighlights(sentence, offset, context), ...nameHighlights(sentence, offset)]
  return [{ from, to, className }, ...inside.sort((a, b) => a.from - b.from)]
}

/** Enough for several screens. */
const MAX_CACHED_SENTENCES = 2_000

const matcherOf = memoizeFor(({ steps, dataTypes }: StepCatalogue) => {
  const match = createMatcher(quickSteps(steps), dataTypes)
  return memoize((locale: StepLanguage) => memoize((sentence: string) => match(sentence, locale), MAX_CACHED_SENTENCES))
})

type GetCatalogue = () => StepCatalogue | undefined

export const rehighlight = StateEffect.define<null>()
const markOf = memoize((className: string) => Decoration.mark({ class: className }))

function highlightVisible({ state, visibleRanges }: EditorView, getCatalogue: GetCatalogue): DecorationSet {
  const { doc } = state
  const outline = outlineOf(doc)
  const { locale, blocks } = outline
  const catalogue = getCatalogue()
  const match = catalogue ? matcherOf(catalogue)(locale) : () => []
  const builder = new RangeSetBuilder<Decoration>()
  for (const range of visibleRanges)
    for (let at = range.from; at <= range.to; ) {
      const line = doc.lineAt(at)
      const isBlock = blocks[line.number] ?? false
      const role = isBlock ? undefined : roleAbove(doc, line.number, outline)
      for (const { from, to, className } of highlightLine(line.text, { locale, isBlock, role, match }))
        if (to > from) builder.add(line.from + from, line.from + to, markOf(className))
      at = line.to + 1
    }
  return builder.finish()
}

export const highlighting = (getCatalogue: GetCatalogue): Extension =>
  ViewPlugin.define(
    (view) => ({
      decorations: highlightVisible(view, getCatalogue),
      update({ transactions, docChanged, viewportChanged }: ViewUpdate) {
        const isRequested = transactions.some(({ effects }) => effects.some((effect) => effect.is(rehighlight)))
        if (isRequested || docChanged || viewportChanged) this.decorations = highlightVisible(view, getCatalogue)
      },
    }),
    { decorations: ({ decorations }) => decorations },
  )
