import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { fillValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { isComparisonWord } from '../words/value-words'
import { correctValue, isGuess } from './correct-value'
import type { SentenceReading } from './sentence-reading'

interface AssignedValue {
  name: string
  type: string
  /** What the author wrote for it, at its position or elsewhere; empty when missing. */
  written: string
  value: string
  isSample: boolean
}

/** The literals in a text, or its only word. A comparison stays whole ("over 5" is not "5"), but "3 items" is a count. */
function literalsIn(text: string, family: 'number' | 'string' | undefined): string[] {
  const tokens = sentenceTokens(text)
  const isComparison = tokens.some((token, at) =>
    isValueToken(token) ? at > 0 && at === tokens.length - 1 : isComparisonWord(foldText(token.text), family),
  )
  if (family && isComparison) return [text]
  return tokens.flatMap((token) => (tokens.length === 1 || isValueToken(token) ? [token.text] : []))
}

/** Fills the arguments of a step with the text at their position, a leftover value, or a sample, in the language of the data. */
export function assignValues(reading: SentenceReading, locale: StepLanguage, tools: ValueTools) {
  const { arguments: args, unassigned, hasIgnored } = reading
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
    // An invalid text may contain a valid value, or one that belongs to another argument.
    if (own) left.push(...literalsIn(own, tools.types.assertions.find((assertion) => assertion.name === type)?.family))
    const at = left.findIndex((text) => correctValue(text, type, locale, tools) !== undefined)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    const moved = found && correctValue(found, type, locale, tools)
    // A text that cannot be corrected is lost, even if another value replaces it.
    keepsAll &&= moved !== undefined && !own
    if (found && moved) return { name, type, written: own || found, value: moved, isSample: false }
    return sampleFor({ name, type, written: own })
  })
  return {
    values,
    /** Whether every value is the reader's own, and none of the reader's values is lost. */
    keepsValues: keepsAll && left.length === 0 && !hasIgnored,
  }
}
