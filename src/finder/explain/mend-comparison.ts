import type { Locale, Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { type MatcherFamily, OPERAND, type TypeSource } from '@/steps/data-types'
import { writePhrase } from '@/steps/translate-value'
import { sentenceTokens } from '../words/sentence-tokens'

/** Words that tell which comparison was meant, by what they add to its key. */
type Clues = Record<'not' | 'greater' | 'less' | 'equals' | 'starts' | 'ends' | 'contains' | 'null' | 'empty', RegExp>

const CLUES: Localized<Clues> = {
  es: {
    not: /\b(no|distint[oa]|diferente|sin)\b/,
    greater: /\b(mayor|mas|superior|supera|al menos|minimo)\b/,
    less: /\b(menor|menos de|menos que|inferior|maximo|como mucho)\b/,
    equals: /\b(o igual|al menos|minimo|maximo|como mucho)\b/,
    starts: /\b(empieza|empezar|comienza|comenzar)\b/,
    ends: /\b(acaba|acabar|termina|terminar)\b/,
    contains: /\b(contiene|contener|contenga|incluye|incluir)\b/,
    null: /\bnul[oa]\b/,
    empty: /\bvaci[oa]\b/,
  },
  en: {
    not: /\b(not|different|isn't|doesn't)\b/,
    greater: /\b(greater|more|over|above|at least|bigger|larger|higher)\b/,
    less: /\b(less|under|below|fewer|at most|smaller|lower)\b/,
    equals: /\b(or equal|at least|at most)\b/,
    starts: /\bstarts?\b/,
    ends: /\bends?\b/,
    contains: /\b(contains?|includes?)\b/,
    null: /\bnull\b/,
    empty: /\bempty\b/,
  },
}

function numberKey(says: (clue: keyof Clues) => boolean): string {
  const not = says('not') ? '.not' : ''
  const relation = (says('greater') && '.greater') || (says('less') && '.less') || ''
  if (!relation) return `matcher.number${not}.equals`
  return `matcher.number${not}${relation}${says('equals') ? '.equals' : ''}`
}

function textKey(says: (clue: keyof Clues) => boolean): string {
  const not = says('not') ? '.not' : ''
  const relation =
    (says('starts') && '.starts.with') || (says('ends') && '.ends.with') || (says('contains') && '.contains')
  return `matcher.string${not}${relation || '.equals'}`
}

function comparisonKey(text: string, family: MatcherFamily, hasValue: boolean, locale: Locale): string {
  const folded = foldText(text)
  const says = (clue: keyof Clues) => CLUES[locale][clue].test(folded)
  const alone = (says('null') && 'null') || (says('empty') && 'empty')
  if (!hasValue && alone) return `matcher.generic${says('not') ? '.not' : ''}.${alone}`
  return family === 'number' ? numberKey(says) : textKey(says)
}

/** The last thing that looks like a value: a text, a number, with the unit after it; else the last word. */
function valueIn(raw: string): { value: string; words: string; isThere: boolean } {
  const tokens = sentenceTokens(raw)
  const found = tokens.findLast(({ form }) => form === 'text' || form === 'number' || form === 'placeholder')
  const value = raw.slice(found?.start ?? tokens.at(-1)?.start ?? 0)
  return { value, words: raw.slice(0, raw.length - value.length), isThere: found !== undefined }
}

/**
 * Writes what was meant as a comparison with the tool's words.
 * @param raw what was written: `debe ser mayor que 5`
 * @param type an assertion type
 * @param mendOperand puts the value compared with into the form of its type
 * @example mendComparison('should be over 5', 'integer-assertion', 'en', types, (value) => value) // => 'is greater than 5'
 */
export function mendComparison(
  raw: string,
  type: string,
  locale: Locale,
  { assertions, matchers }: TypeSource,
  mendOperand: (value: string) => string | undefined,
): string | undefined {
  const family = assertions.find(({ name }) => name === type)?.family
  if (!family) return undefined
  const { value, words, isThere } = valueIn(raw)
  const key = comparisonKey(isThere ? words : raw, family, isThere, locale)
  const matcher = matchers.find((candidate) => candidate.key === key)
  const operand = mendOperand(value) ?? ''
  return matcher && writePhrase(matcher.expression[locale], false).replace(OPERAND, () => operand)
}
