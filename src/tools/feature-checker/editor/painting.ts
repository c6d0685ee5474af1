import { type Extension, RangeSetBuilder, StateEffect } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { createMatcher, type StepMatch, type StepMatcher } from '@/steps/match-step'
import { outlineOf, roleAbove } from './feature-outline'
import { type PaintedPiece, paintLine } from './paint-line'

type PaintMatcher = (sentence: string, locale: Locale) => readonly StepMatch[]

/** Sentences in the cache: those of several screens. */
const MOST_CACHED = 2_000

/**
 * The matcher of the editor, with a cache: a sentence in view is matched once.
 * @param getCatalogue the steps, once they are loaded
 */
export function createPaintMatcher(getCatalogue: () => StepCatalogue | undefined): PaintMatcher {
  let match: StepMatcher | undefined
  const kept = new Map<string, StepMatch[]>()
  const prepared = (): StepMatcher | undefined => {
    const catalogue = getCatalogue()
    if (catalogue) match ??= createMatcher(catalogue.steps, catalogue.dataTypes)
    return match
  }
  return (sentence, locale) => {
    const key = `${locale} ${sentence}`
    const known = kept.get(key)
    if (known) return known
    const found = prepared()?.(sentence, locale)
    if (!found) return []
    if (kept.size >= MOST_CACHED) kept.clear()
    kept.set(key, found)
    return found
  }
}

/** Paints again, once the steps are loaded. */
export const repaint = StateEffect.define<null>()

const marks = new Map<string, Decoration>()

function markOf(className: string): Decoration {
  const mark = marks.get(className) ?? Decoration.mark({ class: className })
  marks.set(className, mark)
  return mark
}

function paintVisible({ state, visibleRanges }: EditorView, match: PaintMatcher): DecorationSet {
  const { doc } = state
  const outline = outlineOf(doc)
  const { locale, blocks } = outline
  const builder = new RangeSetBuilder<Decoration>()
  for (const range of visibleRanges)
    for (let at = range.from; at <= range.to; ) {
      const line = doc.lineAt(at)
      const isBlock = blocks[line.number] === 1
      const role = isBlock ? undefined : roleAbove(doc, line.number, outline)
      const pieces = paintLine(line.text, { locale, isBlock, role, match: (sentence) => match(sentence, locale) })
      for (const { from, to, className } of pieces.filter((piece: PaintedPiece) => piece.to > piece.from))
        builder.add(line.from + from, line.from + to, markOf(className))
      at = line.to + 1
    }
  return builder.finish()
}

/**
 * Highlights Gherkin, with the site's matcher.
 * @param match finds the steps of the sentences in view
 */
export const painting = (match: PaintMatcher): Extension =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = paintVisible(view, match)
      }

      update(update: ViewUpdate) {
        const isAsked = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(repaint)))
        if (isAsked || update.docChanged || update.viewportChanged) this.decorations = paintVisible(update.view, match)
      }
    },
    { decorations: ({ decorations }) => decorations },
  )
