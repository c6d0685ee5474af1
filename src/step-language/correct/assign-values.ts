import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { fillValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { isComparing } from '../words/value-words'
import { correctValue, isGuess } from './correct-value'
import type { SentenceReading } from './sentence-reading'

interface AssignedValue {
  name: string
  type: string
  /** What the author wrote for it, in its position or elsewhere; empty when missing. */
  written: string
  value: string
  /** Whether it is a sample for the author to replace. */
  isSample: boolean
}

/** Takes the first text that will do out of those left. */
function take(left: string[], willDo: (text: string) => boolean): string | undefined {
  const at = left.findIndex(willDo)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

/**
 * The literals in a text, or its only word. A comparison is kept whole: without the words before its value, or those that compare, it
 * would be another one. A count, "3 items", is no comparison.
 */
function literalsIn(text: string, family: 'number' | 'string' | undefined): string[] {
  const tokens = sentenceTokens(text)
  const isWhole = tokens.some((token, at) =>
    isValueToken(token) ? at > 0 && at === tokens.length - 1 : isComparing(foldText(token.text), family),
  )
  if (family && isWhole) return [text]
  return tokens.flatMap((token) => (tokens.length === 1 || isValueToken(token) ? [token.text] : []))
}

/** The values of a step, in the language of the data: those that are there, else those left over, else samples. */
export function assignValues(reading: SentenceReading, locale: StepLanguage, tools: ValueTools) {
  const { arguments: args, unassigned, hasUnread } = reading
  const left = [...unassigned]
  let keepsAll = true
  const sampleFor = (value: Pick<AssignedValue, 'name' | 'type' | 'written'>): AssignedValue => {
    keepsAll = false
    return { ...value, value: fillValue(value.type, value.name, locale, tools.types), isSample: true }
  }
  const values = args.map(({ name, type, text: own, isDoubtful }): AssignedValue => {
    if (isDoubtful) return sampleFor({ name, type, written: own })
    const corrected = own && correctValue(own, type, locale, tools)
    if (corrected) {
      keepsAll &&= own === corrected || !isGuess(type, own, corrected)
      return { name, type, written: own, value: corrected, isSample: false }
    }
    // What is no value of this type may hold one, or be one of another argument.
    if (own) left.push(...literalsIn(own, tools.types.assertions.find((each) => each.name === type)?.family))
    const other = take(left, (text) => correctValue(text, type, locale, tools) !== undefined)
    const moved = other && correctValue(other, type, locale, tools)
    // A text that cannot be corrected would be lost, even when another value replaces it.
    keepsAll &&= moved !== undefined && !own
    if (other && moved) return { name, type, written: own || other, value: moved, isSample: false }
    return sampleFor({ name, type, written: own })
  })
  return {
    values,
    /** Whether all of them are the reader's, and all of the reader's are among them. */
    keepsValues: keepsAll && left.length === 0 && !hasUnread,
  }
}
