import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { fillValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { isComparisonWord } from '../words/value-words'
import { correctValue, isGuess } from './correct-value'
import type { SentenceReading } from './sentence-reading'

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
  const left = [...reading.unassigned]
  const values = reading.arguments.map(({ name, type, text: own, isDoubtful }) => {
    const correct = (text: string) => correctValue(text, type, locale, tools)
    const value = fillValue(type, name, locale, tools.types)
    /** `written` is what the author wrote for it, at its position or elsewhere; empty when missing. */
    const sample = { name, type, written: own, value, isSample: true, isCertain: false }
    if (isDoubtful) return sample
    const corrected = own && correct(own)
    if (corrected) {
      const isCertain = own === corrected || !isGuess(type, own, corrected)
      return { ...sample, value: corrected, isSample: false, isCertain }
    }
    // An invalid text may contain a valid value, or one that belongs to another argument.
    if (own) left.push(...literalsIn(own, tools.types.assertions.find((assertion) => assertion.name === type)?.family))
    const at = left.findIndex((text) => correct(text) !== undefined)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    const moved = found && correct(found)
    if (!found || !moved) return sample
    // A text that cannot be corrected is lost, even if another value replaces it.
    return { ...sample, written: own || found, value: moved, isSample: false, isCertain: !own }
  })
  /** Whether every value is the reader's own, and none of the reader's values is lost. */
  const keepsValues = values.every(({ isCertain }) => isCertain) && left.length === 0 && !reading.hasIgnored
  return { values, keepsValues }
}
