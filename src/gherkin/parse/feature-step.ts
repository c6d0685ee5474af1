import type { TableRow } from '@cucumber/messages'
import type { TextRange } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import type { StepBlock } from '@/steps/step'
import { type FeatureText, lineAt, rangeIn } from './feature-text'

/** A cell of a table as it stands in the file, without the blanks around it. */
export interface FeatureCell extends TextRange {
  value: string
  line: number
}

/** What stands under a step. */
export interface FeatureBlock {
  kind: Exclude<StepBlock, 'none'>
  /** First and last line. */
  line: number
  endLine: number
  /** The cells of a table, its head first. */
  rows: FeatureCell[][]
}

/** One set of values of a scenario outline, by the names in the head of its table. */
export type ExampleRow = ReadonlyMap<string, FeatureCell>

/** A step as it stands in the file. */
export interface FeatureStep {
  line: number
  /** Offset of the keyword. */
  from: number
  /** As written, without the blank after it. */
  keyword: string
  /** What the tool compares with its steps. */
  sentence: string
  /** Offset of the sentence. */
  sentenceFrom: number
  blocks: FeatureBlock[]
  scope: StepScope
  /** Rows of the outline that the step is in; none when it is in none. */
  examples: ExampleRow[]
  /** Names that the outline has values for; undefined outside of outlines. */
  names?: readonly string[]
}

/**
 * A piece of the sentence of a step, in the file.
 * @param start both from 0, in the sentence; all of it when left out
 */
export const sentenceRange = (
  { sentenceFrom, sentence }: Pick<FeatureStep, 'sentenceFrom' | 'sentence'>,
  start = 0,
  end = sentence.length,
): TextRange => ({ from: sentenceFrom + start, to: sentenceFrom + end })

/** A cell up to the bar after it; a backslash takes the next character with it. */
const CELL = /(?:\\.|[^|\\])*/y

/**
 * Where a cell ends in its line, blanks after it left out.
 * @param column of its first character, from 1
 * @example cellEnd('| a \\| b | c |', 3) // => 9
 */
export function cellEnd(line: string, column: number): number {
  CELL.lastIndex = column - 1
  const raw = CELL.exec(line)?.[0] ?? ''
  return column + raw.trimEnd().length
}

/**
 * The cells of rows as the parser read them, with their places in the file.
 * @param shift lines that the document has more than the file, at its top
 */
export const tableCells = (rows: readonly TableRow[], file: FeatureText, shift: number): FeatureCell[][] =>
  rows.map(({ cells }) =>
    cells.map(({ value, location }) => {
      const line = location.line - shift
      const column = location.column ?? 1
      return { value, line, ...rangeIn(file, line, column, cellEnd(lineAt(file, line), column)) }
    }),
  )
