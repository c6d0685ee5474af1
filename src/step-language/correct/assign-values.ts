import type { Locale } from '@/i18n/locale'
import { isWordType } from '@/steps/values/type-names'
import { fillValue } from '../values/sample-value'
import type { ValueTools } from '../values/value-tools'
import { type SentenceToken, sentenceTokens } from '../words/sentence-tokens'
import { correctValue } from './correct-value'
import type { AlignedArgument, SentenceReading } from './sentence-reading'

export interface AssignedValue {
  name: string
  type: string
  /** What the author wrote for it, in its position or elsewhere; empty when missing. */
  written: string
  value: string
  /** Whether it is a sample for the author to replace. */
  isSample: boolean
}

export interface AssignedValues {
  values: AssignedValue[]
  /** Whether all of them are the reader's, and all of the reader's are among them. */
  keepsAll: boolean
  /** Whether the reader wrote a value that none of them has. */
  losesSome: boolean
}

type IsValue = (text: string, type: string) => boolean

/** Several words where one is asked for may be the name of anything: their form is no more than a guess. */
const isSeveral = (text: string, type: string): boolean => isWordType(type) && /\s/.test(text)

/** Takes the first text that will do out of those left. */
function take(left: SentenceToken[], willDo: (text: string) => boolean): string | undefined {
  const at = left.findIndex(({ text }) => willDo(text))
  const [found] = at < 0 ? [] : left.splice(at, 1)
  return found?.text
}

/** The numbers, texts in quotes and addresses in a text, or its only word. */
function literalsIn(text: string): SentenceToken[] {
  const tokens = sentenceTokens(text)
  return tokens.filter(({ form }) => tokens.length === 1 || form === 'number' || form === 'text' || form === 'url')
}

/**
 * The text for each argument: valid values first, even from another position, then those that need correcting.
 */
function assign(args: readonly AlignedArgument[], unassigned: readonly SentenceToken[], isValue: IsValue) {
  const isOwn = ({ text, type }: AlignedArgument) => text !== '' && isValue(text, type)
  const left = [...unassigned]
  const texts = args.map((arg) => (isOwn(arg) ? arg.text : (take(left, (text) => isValue(text, arg.type)) ?? arg.text)))
  return { texts, left }
}

/**
 * The values of a step: those that are there, else those left over, else samples.
 * @param locale the language of the data
 */
export function assignValues(
  { arguments: args, unassigned }: SentenceReading,
  locale: Locale,
  tools: ValueTools,
): AssignedValues {
  const { texts, left } = assign(args, unassigned, (text, type) => tools.isValue(text, type, locale))
  let keepsAll = true
  const values = args.map(({ name, type }, index): AssignedValue => {
    const own = texts[index] ?? ''
    const corrected = own && correctValue(own, type, locale, tools)
    if (corrected) {
      keepsAll &&= !isSeveral(own, type)
      return { name, type, written: own, value: corrected, isSample: false }
    }
    // What is no value of this type may hold one, or be one of another argument.
    if (own) left.push(...literalsIn(own))
    const other = take(left, (text) => correctValue(text, type, locale, tools) !== undefined)
    const moved = other && correctValue(other, type, locale, tools)
    // A text that cannot be corrected would be lost, even when another value replaces it.
    keepsAll &&= moved !== undefined && !own
    if (other && moved) return { name, type, written: own || other, value: moved, isSample: false }
    return { name, type, written: own, value: fillValue(type, name, locale, tools.types), isSample: true }
  })
  const losesSome = left.length > 0 || values.some(({ written, isSample }) => isSample && written !== '')
  return { values, keepsAll: keepsAll && left.length === 0, losesSome }
}
