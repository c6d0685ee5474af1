import type { TableRow } from '@cucumber/messages'
import type { TextRange } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import type { StepBlock, StepKind } from '@/steps/step'
import { barsIn, type FeatureText, lineAt, rangeAt } from './feature-text'

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

/** The cells of parsed rows with their places in the file, without the blanks around them. */
export const tableCells = (rows: readonly TableRow[], file: FeatureText): FeatureCell[][] =>
  rows.map(({ cells, location: { line } }) => {
    const text = lineAt(file, line)
    const bars = barsIn(text)
    return cells.map(({ value, location: { column = 1 } }) => {
      const end = bars.find((bar) => bar >= column - 1)
      const raw = text.slice(column - 1, end).trimEnd()
      return { value, line, ...rangeAt(file, { line, column }, raw) }
    })
  })

export interface FilledValue {
  name: string
  cell: FeatureCell | undefined
  /** Offsets of the name with its brackets in the sentence as written. */
  start: number
  end: number
  /** Offsets of the value in the filled sentence. */
  filledStart: number
  filledEnd: number
}

/** A sentence of an outline with the values of one row. */
export interface FilledSentence {
  text: string
  values: FilledValue[]
}

const NAME = /<([^<>]+)>/g

/** The names in angle brackets of a sentence. */
export const exampleNames = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(NAME)].map(([, name = '']) => name)),
]

function fill(sentence: string, replacement: (name: string) => string | undefined, row?: ExampleRow): FilledSentence {
  const values: FilledValue[] = []
  let text = ''
  let at = 0
  for (const { 0: written, 1: name = '', index } of sentence.matchAll(NAME)) {
    const value = replacement(name)
    if (value === undefined) continue
    text += sentence.slice(at, index)
    at = index + written.length
    const filledStart = text.length
    text += value
    values.push({ name, cell: row?.get(name), start: index, end: at, filledStart, filledEnd: text.length })
  }
  return { text: text + sentence.slice(at), values }
}

/**
 * Fills a sentence with the values of a row and records their places; a name without a value stays.
 * @example fillSentence('espera <n> s', new Map([['n', cellOf('3')]])).text // => 'espera 3 s'
 */
export const fillSentence = (sentence: string, row: ExampleRow): FilledSentence =>
  fill(sentence, (name) => row.get(name)?.value, row)

/**
 * Replaces the names of an outline with properties, which steps accept as values of almost any type.
 * @example openSentence('espera <n> s', ['n']).text // => 'espera ${n} s'
 */
export const openSentence = (sentence: string, names: readonly string[]): FilledSentence =>
  fill(sentence, (name) => (names.includes(name) ? `\${${name}}` : undefined))

/**
 * Reverts {@link openSentence}.
 * @example closeSentence('espera ${n} s', ['n']) // => 'espera <n> s'
 */
export const closeSentence = (sentence: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(`\${${name}}`, `<${name}>`), sentence)

/** Maps a range of a filled sentence to the sentence as written. */
export function writtenRange({ values }: FilledSentence, from: number, to: number): { start: number; end: number } {
  const shiftAt = (index: number, side: 'start' | 'end'): number => {
    const inside = values.find(({ filledStart, filledEnd }) => index > filledStart && index < filledEnd)
    if (inside) return inside[side]
    const before = values.findLast(({ filledEnd }) => filledEnd <= index)
    // An empty value that begins here counts as before: the written range then begins after its name.
    return before ? before.end + (index - before.filledEnd) : index
  }
  return { start: shiftAt(from, 'start'), end: shiftAt(to, 'end') }
}
