import type { TableRow } from '@cucumber/messages'
import type { TextRange } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import type { StepBlock, StepKind } from '@/steps/step'
import { type FeatureText, lineAt, rangeIn } from './feature-text'

/** A cell of a table, without the blanks around it. */
export interface FeatureCell extends TextRange {
  value: string
  line: number
}

/** The table or doc string of a step. */
export interface FeatureBlock {
  kind: Exclude<StepBlock, 'none'>
  /** First and last line. */
  line: number
  endLine: number
  /** The cells of a table, its head first. */
  rows: FeatureCell[][]
  /** What follows the opening mark of a doc string: `json`. */
  mediaType?: string | undefined
}

/** One row of the examples of an outline, by column name. */
export type ExampleRow = ReadonlyMap<string, FeatureCell>

export interface FeatureStep {
  line: number
  /** Offset of the keyword. */
  from: number
  /** As written, without the blank after it. */
  keyword: string
  /** What its keyword asks for, also as a continuation of the step before; undefined below a title without any. */
  role: StepKind | undefined
  /** The text that is matched with the steps of the tool. */
  sentence: string
  /** Offset of the sentence. */
  sentenceFrom: number
  blocks: FeatureBlock[]
  scope: StepScope
  /** Rows of the outline that contains the step; empty outside of outlines. */
  examples: ExampleRow[]
  /** Columns of the outline; undefined outside of outlines. */
  names?: readonly string[]
}

/**
 * The place in the file of a part of a sentence, or of all of it.
 * @param start in the sentence, from 0
 */
export const sentenceRange = (
  { sentenceFrom, sentence }: Pick<FeatureStep, 'sentenceFrom' | 'sentence'>,
  start = 0,
  end = sentence.length,
): TextRange => ({ from: sentenceFrom + start, to: sentenceFrom + end })

/** A cell up to the next bar; a backslash escapes the next character. */
const CELL = /(?:\\.|[^|\\])*/y

/**
 * The column where a cell ends in its line, without trailing blanks.
 * @param column of its first character, from 1
 * @example cellEnd('| a \\| b | c |', 3) // => 9
 */
export function cellEnd(line: string, column: number): number {
  CELL.lastIndex = column - 1
  const raw = CELL.exec(line)?.[0] ?? ''
  return column + raw.trimEnd().length
}

/** The cells of parsed rows with their places in the file. */
export const tableCells = (rows: readonly TableRow[], file: FeatureText): FeatureCell[][] =>
  rows.map(({ cells }) =>
    cells.map(({ value, location }) => {
      const { line, column = 1 } = location
      return { value, line, ...rangeIn(file, line, column, cellEnd(lineAt(file, line), column)) }
    }),
  )
