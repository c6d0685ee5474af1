import { LOCALES, type Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { nearest } from '@/lib/nearest'
import { type MatcherFamily, OPERAND, type TypeSource } from '@/steps/values/data-types'
import { sentenceTokens } from '../words/sentence-tokens'
import { COMPARISON_WORDS } from '../words/value-words'
import { nearestPhrase } from '../write/write-sentence'

/** Words that identify the comparison, by the part of its key; in both languages, because it may be in the wrong one. */
const CLUES = {
  not: /\b(no|distint[oa]|diferente|sin|not|different|isn't|doesn't)\b/,
  greater: /\b(mayor|mas|superior|supera|al menos|minimo|greater|more|over|above|at least|bigger|larger|higher)\b/,
  less: /\b(menor|menos de|menos que|inferior|maximo|como mucho|less|under|below|fewer|at most|smaller|lower)\b/,
  equals: /\b(o igual|igual o|al menos|minimo|maximo|como mucho|or equal|equal (to )?or|at least|at most)\b/,
  'starts.with': /\b(empieza|empezar|comienza|comenzar|starts?)\b/,
  'ends.with': /\b(acaba|acabar|termina|terminar|ends?)\b/,
  contains: /\b(contiene|contener|contenga|incluye|incluir|contains?|includes?)\b/,
  null: /\b(nul[oa]|null)\b/,
  empty: /\b(vaci[oa]|empty)\b/,
  'ignore.case':
    /\b(sin distinguir|sin importar|ignorando|ignor(ing|es?))( las| the)? (mayusculas|case)\b|\bcase[ -]insensitive(ly)?\b/,
  'ignore.whitespace':
    /\b(sin distinguir|sin contar|ignorando|ignor(ing|es?))( los| the)? (espacios|white ?space|blank|space)s?\b/,
} as const
type Clue = keyof typeof CLUES

/** What follows the value in a comparison of texts. */
const IGNORED = ['ignore.case', 'ignore.whitespace'] as const

function comparisonKey(text: string, family: MatcherFamily, hasValue: boolean): string {
  const rest = IGNORED.reduce((words, clue) => words.replace(CLUES[clue], ''), text)
  const first = (clues: readonly Clue[], within = rest) => clues.filter((clue) => CLUES[clue].test(within)).slice(0, 1)
  const key = (kind: string, ...clues: Clue[]) => ['matcher', kind, ...first(['not']), ...clues].join('.')
  const alone = first(['null', 'empty'])
  if (!hasValue && alone.length > 0) return key('generic', ...alone)
  if (family === 'number') {
    const relation = first(['greater', 'less'])
    return relation.length > 0 ? key('number', ...relation, ...first(['equals'])) : key('number', 'equals')
  }
  const relation = first(['starts.with', 'ends.with', 'contains'])
  return key('string', ...(relation.length > 0 ? relation : (['equals'] as const)), ...first(IGNORED, text))
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

/** Shorter words have no typos that could be told from other words. */
const SHORTEST_MISTYPED = 4

/** Everything that may stand in a comparison. */
const KNOWN = LOCALES.flatMap((locale) => [...COMPARISON_WORDS[locale]])

/**
 * The words of a comparison with their typos corrected; undefined when one of them is not of a comparison.
 * @param isThere whether the value is not among them; else it may be the last one
 */
function withoutTypos(words: string, isThere: boolean): string | undefined {
  const all = words.split(/\s+/).filter(Boolean)
  const right = all.map((word, index) => {
    if (!isThere && index === all.length - 1) return word
    if (word.length < SHORTEST_MISTYPED || Object.values(CLUES).some((clue) => clue.test(word))) return word
    return nearest(
      word,
      KNOWN.filter((known) => known.length >= SHORTEST_MISTYPED),
      1,
    )
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
  const words = withoutTypos(written, isThere)
  // A word that no comparison has may say anything.
  if (words === undefined || (after && !IGNORED.some((clue) => CLUES[clue].test(after)))) return undefined
  const key = comparisonKey(words, family, isThere)
  const matcher = matchers.find((candidate) => candidate.key === key)
  const phrase = matcher && nearestPhrase(matcher.expression[locale], written)
  if (!phrase?.includes(OPERAND)) return phrase
  const operand = correctOperand(value)
  return operand && phrase.replace(OPERAND, () => operand)
}
