import type { StepLanguage } from '@/i18n/locale'
import { isStepLine, isTitleLine } from './feature-language'
import type { PlacedText } from './feature-text'

export type ExampleRow = ReadonlyMap<string, PlacedText>

interface FilledValue {
  name: string
  cell: PlacedText | undefined
  /** Offsets of the name with its brackets in the sentence as written. */
  start: number
  end: number
  /** Offsets of the value in the filled sentence. */
  filledStart: number
  filledEnd: number
}

export type FilledSentence = { text: string; values: FilledValue[] }

const NAME = /<([^<>]+)>/g

export const exampleNames = (text: string): string[] =>
  Array.from(new Set(Array.from(text.matchAll(NAME), ([, name = '']) => name)))

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

/** Fills a sentence with the values of a row, and records their places; a name without a value stays. */
export const fillSentence = (sentence: string, row: ExampleRow) => fill(sentence, (name) => row.get(name)?.value, row)

/** Names as properties, which nearly any type takes. @example openSentence('<n> s', ['n']).text // => '${n} s' */
export const openSentence = (sentence: string, names: readonly string[]): FilledSentence =>
  fill(sentence, (name) => (names.includes(name) ? `\${${name}}` : undefined))

/** Reverts {@link openSentence}. @example closeSentence('espera ${n} s', ['n']) // => 'espera <n> s' */
export const closeSentence = (sentence: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(`\${${name}}`, `<${name}>`), sentence)

export const QUOTED = /(["']).*?\1/g

/** Whether a line has a column as a text: between quotes, or below a step. */
export const isReadAsText = (line: string, name: string, locale: StepLanguage): boolean =>
  !isTitleLine(line, locale) && (isStepLine(line, locale) ? String(line.match(QUOTED)) : line).includes(`<${name}>`)

/** Whether a value, or a part of it, is in a range of the filled sentence. */
export const isIn = ({ filledStart, filledEnd }: FilledValue, { start, end }: { start: number; end: number }) =>
  filledStart < end && start < filledEnd

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

export const writtenTexts =
  (sentence: string, filled: FilledSentence) =>
  (from: number, to: number): string => {
    const { start, end } = writtenRange(filled, from, to)
    return sentence.slice(start, end)
  }
