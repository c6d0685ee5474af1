import { markdownCell } from '@/editor/report/findings-report'
import type { TranslatedFeature } from '@/gherkin/translate/translate-feature'
import type { TranslationNote } from '@/gherkin/translate/translate-values'

export interface TranslatedLine {
  /** In the translation, from 1. */
  line: number
  before: string
  /** Undefined when the sentence stays in its language. */
  after: string | undefined
  /** Why it stays, or what to look at. */
  note: TranslationNote | undefined
}

/** The sentence is not translated for these reasons; the others are remarks. */
const isKept = ({ reason }: TranslationNote): boolean => reason !== 'fails' && reason !== 'shared'

/**
 * Compares a feature with its translation, line by line: titles, steps and values that have changed, and what could not.
 * @param before the text that was translated
 */
export function translatedLines(before: string, { text, notes }: TranslatedFeature): TranslatedLine[] {
  const [old, now] = [before.split('\n'), text.split('\n')]
  // A missing header is inserted above the first line.
  const shift = now.length - old.length
  return old.flatMap((written, index) => {
    const line = index + 1 + shift
    const note = notes.find((each) => each.line === line)
    const translated = now[line - 1] ?? ''
    if (!note && written === translated) return []
    const after = note && isKept(note) ? undefined : translated.trim()
    return [{ line, before: written.trim(), after, note }]
  })
}

export interface StepTableWords {
  columns: Record<'line' | 'before' | 'after' | 'reason', string>
  reasonOf: (note: TranslationNote) => string
}

/** The comparison as a Markdown table. */
export function stepTable(lines: readonly TranslatedLine[], { columns, reasonOf }: StepTableWords): string {
  const rowOf = (cells: readonly string[]) => `| ${cells.map(markdownCell).join(' | ')} |`
  const rows = lines.map(({ line, before, after, note }) =>
    rowOf([String(line), before, after ?? '', note ? reasonOf(note) : '']),
  )
  const { line, before, after, reason } = columns
  return `${[rowOf([line, before, after, reason]), '| ---: | --- | --- | --- |', ...rows].join('\n')}\n`
}
