import type { StepScope } from '@/step-language/step-knowledge'
import type { StepBlock } from '@/steps/step'

/** A cell of a table as it stands in the file. */
export interface FeatureCell {
  value: string
  line: number
  /** Of its first character, from 1. */
  column: number
  /** After its last character. */
  endColumn: number
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

/** A step as it stands in the file. Lines and columns count from 1, columns in UTF-16 units as editors do. */
export interface FeatureStep {
  line: number
  /** Of the keyword. */
  column: number
  /** As written, without the blank after it. */
  keyword: string
  /** What the tool compares with its steps. */
  sentence: string
  sentenceColumn: number
  blocks: FeatureBlock[]
  scope: StepScope
  /** Rows of the outline that the step is in; none when it is in none. */
  examples: ExampleRow[]
  /** Names that the outline has values for; undefined outside of outlines. */
  names?: readonly string[]
}
