import type { StepLanguage } from '@/i18n/locale'
import { isStepLine, isTitleLine } from './feature-language'
import type { PlacedText } from './feature-text'

export type ExampleRow = ReadonlyMap<string, PlacedText>

interface FilledValue {
  name: string
  cell: PlacedText | undefined
  /** Offsets of the name and its brackets in the sentence as written. */
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

/** Fills in the values of a row and records their offsets; names without a value stay. */
export const fillSentence = (sentence: string, row: ExampleRow) => fill(sentence, (name) => row.get(name)?.value, row)

/** Turns names into properties, which most types accept. @example toProperties('<n> s', ['n']).text // => '${n} s' */
export const toProperties = (sentence: string, names: readonly string[]): FilledSentence =>
  fill(sentence, (name) => (names.includes(name) ? `\${${name}}` : undefined))

/** Reverts {@link toProperties}. @example toNames('espera ${n} s', ['n']) // => 'espera <n> s' */
export const toNames = (sentence: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(`\${${name}}`, `<${name}>`), sentence)

export const QUOTED = /(["']).*?\1/g

/** Whether a line uses a column as text: quoted in a step, or anywhere below one. */
export const usesAsText = (line: string, name: string, locale: StepLanguage): boolean =>
  !isTitleLine(line, locale) && (isStepLine(line, locale) ? String(line.match(QUOTED)) : line).includes(`<${name}>`)

/** Whether a value overlaps a range of the filled sentence. */
export const overlaps = ({ filledStart, filledEnd }: FilledValue, { start, end }: { start: number; end: number }) =>
  filledStart < end && start < filledEnd

/** Maps a range of a filled sentence to the sentence as written. */
export function writtenRange({ values }: FilledSentence, from: number, to: number): { start: number; end: number } {
  const shiftAt = (index: number, side: 'start' | 'end'): number => {
    const inside = values.find(({ filledStart, filledEnd }) => index > filledStart && index < filledEnd)
    if (inside) return inside[side]
    const before = values.findLast(({ filledEnd }) => filledEnd <= index)
    // An empty value at this offset counts as before it, so the written range starts after its name.
    return before ? before.end + (index - before.filledEnd) : index
  }
  return { start: shiftAt(from, 'start'), end: shiftAt(to, 'end') }
}

/** Returns a function that maps a range of the filled sentence to the text as written. */
export const asWritten =
  (sentence: string, filled: FilledSentence) =>
  (from: number, to: number): string => {
    const { start, end } = writtenRange(filled, from, to)
    return sentence.slice(start, end)
  }
