import { type Locale, type Localized, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { typingDistance } from '@/lib/nearest'
import { type MatcherFamily, OPERAND, type TypeSource } from '@/steps/values/data-types'
import { sentenceTokens } from '../words/sentence-tokens'
import { COMPARISON_WORDS } from '../words/value-words'
import { nearestPhrase } from '../write/nearest-phrase'

/** Words that identify the comparison, by the part of its key. */
type Clue =
  | 'not'
  | 'greater'
  | 'less'
  | 'equals'
  | 'starts'
  | 'ends'
  | 'contains'
  | 'null'
  | 'empty'
  | 'case'
  | 'blanks'
type Clues = Record<Clue, RegExp>

const CLUES: Localized<Clues> = {
  es: {
    not: /\b(no|distint[oa]|diferente|sin)\b/,
    greater: /\b(mayor|mas|superior|supera|al menos|minimo)\b/,
    less: /\b(menor|menos de|menos que|inferior|maximo|como mucho)\b/,
    equals: /\b(o igual|igual o|al menos|minimo|maximo|como mucho)\b/,
    starts: /\b(empieza|empezar|comienza|comenzar)\b/,
    ends: /\b(acaba|acabar|termina|terminar)\b/,
    contains: /\b(contiene|contener|contenga|incluye|incluir)\b/,
    null: /\bnul[oa]\b/,
    empty: /\bvaci[oa]\b/,
    case: /\b(sin distinguir|sin importar|ignorando)( las)? mayusculas\b/,
    blanks: /\b(sin distinguir|sin contar|ignorando)( los)? espacios\b/,
  },
  en: {
    not: /\b(not|different|isn't|doesn't)\b/,
    greater: /\b(greater|more|over|above|at least|bigger|larger|higher)\b/,
    less: /\b(less|under|below|fewer|at most|smaller|lower)\b/,
    equals: /\b(or equal|equal (to )?or|at least|at most)\b/,
    starts: /\bstarts?\b/,
    ends: /\bends?\b/,
    contains: /\b(contains?|includes?)\b/,
    null: /\bnull\b/,
    empty: /\bempty\b/,
    case: /\b(ignoring|ignores?)( the)? case\b|\bcase[ -]insensitive(ly)?\b/,
    blanks: /\b(ignoring|ignores?)( the)? (white ?space|blank|space)s?\b/,
  },
}

function numberKey(has: (clue: Clue) => boolean): string {
  const not = has('not') ? '.not' : ''
  const relation = (has('greater') && '.greater') || (has('less') && '.less') || ''
  if (!relation) return `matcher.number${not}.equals`
  return `matcher.number${not}${relation}${has('equals') ? '.equals' : ''}`
}

function textKey(has: (clue: Clue) => boolean): string {
  const not = has('not') ? '.not' : ''
  const relation =
    (has('starts') && '.starts.with') || (has('ends') && '.ends.with') || (has('contains') && '.contains')
  return `matcher.string${not}${relation || '.equals'}`
}

function comparisonKey(text: string, family: MatcherFamily, hasValue: boolean, clues: Clues): string {
  const ignored = (clues.case.test(text) && '.ignore.case') || (clues.blanks.test(text) && '.ignore.whitespace') || ''
  const rest = text.replace(clues.case, '').replace(clues.blanks, '')
  const has = (clue: Clue) => clues[clue].test(rest)
  const alone = (has('null') && 'null') || (has('empty') && 'empty')
  if (!hasValue && alone) return `matcher.generic${has('not') ? '.not' : ''}.${alone}`
  return family === 'number' ? numberKey(has) : textKey(has) + ignored
}

/**
 * The last thing that looks like a value: a text, a number with its unit; else the last word. Words after a text belong to
 * the comparison.
 */
function valueIn(raw: string): { value: string; words: string; after: string; isThere: boolean } {
  const tokens = sentenceTokens(raw)
  const found = tokens.findLast(({ form }) => form === 'text' || form === 'number' || form === 'placeholder')
  const start = found?.start ?? tokens.at(-1)?.start ?? 0
  const end = found?.form === 'text' ? found.end : raw.length
  const after = foldText(raw.slice(end).trim())
  const words = found ? `${raw.slice(0, start)} ${after}` : raw
  return { value: raw.slice(start, end), words: foldText(words), after, isThere: found !== undefined }
}

/** The language that the words of a comparison are in: not always the one that it has to be in. */
function languageOf(words: string, locale: Locale): Locale {
  const other = otherLocale(locale)
  const known = (one: Locale) => words.split(/\s+/).filter((word) => COMPARISON_WORDS[one].has(word)).length
  return known(other) > known(locale) ? other : locale
}

/** Shorter words have no slips that could be told from other words. */
const SHORTEST_MISTYPED = 4

/**
 * The words of a comparison with their slips corrected; undefined when one of them is not of a comparison.
 * @param isThere whether the value is not among them; else it may be the last one
 */
function withoutSlips(words: string, locale: Locale, isThere: boolean): string | undefined {
  const known = [...COMPARISON_WORDS[locale]]
  const clues = Object.values(CLUES[locale])
  const right = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index, all) => {
      const isValue = !isThere && index === all.length - 1
      if (
        isValue ||
        known.includes(word) ||
        clues.some((clue) => clue.test(word)) ||
        word.length < SHORTEST_MISTYPED ||
        !/^[a-z]+$/.test(word)
      )
        return word
      return known.find((other) => other.length >= SHORTEST_MISTYPED && typingDistance(word, other, 1) <= 1)
    })
  return right.includes(undefined) ? undefined : right.join(' ')
}

/**
 * Writes what was meant as a comparison with the tool's words.
 * @param raw what was written: `debe ser mayor que 5`
 * @param type an assertion type
 * @param correctOperand puts the value compared with into the form of its type
 * @example correctComparison('should be over 5', 'integer-assertion', 'en', types, (value) => value) // => 'is greater than 5'
 */
export function correctComparison(
  raw: string,
  type: string,
  locale: Locale,
  { assertions, matchers }: TypeSource,
  correctOperand: (value: string) => string | undefined,
): string | undefined {
  const family = assertions.find(({ name }) => name === type)?.family
  if (!family) return undefined
  const { value, words: written, after, isThere } = valueIn(raw)
  const language = languageOf(written, locale)
  const clues = CLUES[language]
  const words = withoutSlips(written, language, isThere)
  // A word that no comparison has may say anything.
  if (words === undefined) return undefined
  if (after && !clues.case.test(after) && !clues.blanks.test(after)) return undefined
  const key = comparisonKey(words, family, isThere, clues)
  const matcher = matchers.find((candidate) => candidate.key === key)
  const phrase = matcher && nearestPhrase(matcher.expression[locale], written)
  if (!phrase?.includes(OPERAND)) return phrase
  const operand = correctOperand(value)
  return operand && phrase.replace(OPERAND, () => operand)
}
