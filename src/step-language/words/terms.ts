import { type Locale, localize, otherLanguage, type StepLanguage, stepLanguageOf, translated } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { isTypo, nearest } from '@/lib/nearest'
import { foldText, splitName } from '@/lib/text'
import { PROSE, sentenceTokens, type TokenForm } from './sentence-tokens'

/** Cuts off endings of plurals, genders and common verb forms, longest first; then undoes the spelling changes they cause. */
const CUTS: Record<StepLanguage, readonly [RegExp, string][]> = {
  es: [
    [
      /(?:aciones|acion|amos|emos|imos|(?<!^est)ados|adas|idos|idas|ando|iendo|(?<!^est)ado|ada|ido|ida|an|en|ar|er|ir|as|os|es|[aeos])$/,
      '',
    ],
    // The spelling of a sound depends on the next vowel: `busque`, `buscar`; `reemplace`, `reemplazar`; `incluye`, `incluir`.
    [/qu$/, 'c'],
    [/z$/, 'c'],
    [/gu$/, 'g'],
    [/uy$/, 'u'],
  ],
  en: [
    [/(?:ied|ies|ing|ed|es|[esy])$/, ''],
    // A doubled consonant: `tapped`.
    [/([bdgmnprt])\1$/, '$1'],
  ],
}

const MIN_STEM_LENGTH = 3

/** Memoized: the steps repeat a few thousand words. */
const STEMS = localize((locale) =>
  memoize((word: string): string => {
    const bare = CUTS[stepLanguageOf(locale)].reduce((left, [end, spelling]) => left.replace(end, spelling), word)
    return bare.length >= MIN_STEM_LENGTH ? bare : word
  }),
)

/**
 * The stem of a folded word, which its plural, feminine and verb forms share.
 * @example stem('modifique', 'es') // => 'modific'
 * @example stem('satisfies', 'en') // => 'satisf'
 */
export const stem = (word: string, locale: Locale): string => STEMS[locale](word)

/** The similarity of different words, from 0 to 1. */
const SAME_STEM = 0.95
const MISTYPED = 0.8
/** In letters: shorter prefixes, and shorter words with a typo, resemble too many words. */
export const MIN_PREFIX_LENGTH = 3
export const MIN_TYPO_LENGTH = 4

/** How likely a folded word was meant to be another. @example wordSimilarity('tablas', 'tabla', 'es') // => 0.95 */
export function wordSimilarity(written: string, known: string, locale: Locale): number {
  if (written === known) return 1
  if (stem(written, locale) === stem(known, locale)) return SAME_STEM
  // Digits are never typos: the 85th percentile is not the 95th.
  return known.length >= MIN_TYPO_LENGTH && !/\d/.test(known) && isTypo(written, known) ? MISTYPED : 0
}

/** The set of words in a space-separated list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Articles, prepositions and other words that occur in sentences about anything; folded. */
const STOP_WORDS = translated({
  es: wordSet(
    'a al aqui asi aun bien como con cual cuando de del desde donde e el ella ellos en entonces era eran es esa ese eso esta estaba estan este esto estos fue ha hacia haga han has hasta hay he la las le les lo los mas me mediante mi mis mismo muy necesito nos o otra otro para pero por porque pueda puede pueden puedo que quien quiero se sea segun ser si sido sobre solo son su sus tal tambien tan tanto tenemos tengo tiene tienen todavia tras tu tus un una unas uno unos usando va vamos voy y ya yo',
  ),
  en: wordSet(
    "a about also am an and are as at be been but by can could did do does for from had has have he her his how i i'm i've if in into is it its just keep let like me my need now of on onto or our out own so some such that that's the their them then there there's these they this those to too up us using very want was we were what when where which while who whose will with within would you your",
  ),
})

export const isStopWord = (word: string, locale: Locale): boolean => STOP_WORDS[locale].has(word)

/** Fewer stop words of the other language may be part of an untranslated term. */
const MIN_FOREIGN_WORDS = 3

/** Whether a text has stop words of the other language and none of its own: `mira cómo se usan los pasos` on an English page. */
export function isForeign(text: string, locale: Locale, fewest = MIN_FOREIGN_WORDS): boolean {
  const other = otherLanguage(stepLanguageOf(locale))
  const words = foldText(text).match(/[a-z']+/g) ?? []
  const isOnlyIn = (own: Locale, not: Locale) => (word: string) => isStopWord(word, own) && !isStopWord(word, not)
  return !words.some(isOnlyIn(locale, other)) && words.filter(isOnlyIn(other, locale)).length >= fewest
}

/** A negation in either language, folded. */
export const NEGATION =
  /^(not?|ni|sin|nada|nunca|ningun[oa]?|tampoco|jamas|without|never|none|nothing|cannot|unread|\w+n['’]t|(is|are|was|were|do|does|did|has|have|must|should)nt)$/

/** Negations that are complete without another word. */
const NOTHING = /^(nada|nothing|none)$/

/** The prefix of a literal's term, and the separator between a negation and its word. */
export const LITERAL = '#'
const NEGATED = '·'

/** Whether a term is a plain word: no literal, no negated word. */
export const isWordTerm = (term: string): boolean => !/^#|·/.test(term)

/** The shape of a literal by type; the first that matches counts. */
const LITERALS: readonly (readonly [type: string, shape: RegExp])[] = [
  ['date', /^['"]?\d{4}-\d\d-\d\d/],
  ['duration', /^\d+(?:[.,]\d+)?(?:ms|s|segs?|secs?|m|mins?|h)$/],
  ['code', /^[1-5]\d\d$/],
  ['decimal', /^-?\d+[.,]\d+$/],
  ['path', /^['"]?\.{0,2}\/[a-z{]/],
  ['file', /^['"]?[^\s'"]*\.[a-z]\w{1,4}['"]?$/],
]

/** The space in a duration: `500 ms`. */
const SPACED_UNIT = /(?<=\d)\s(?=(?:ms|s|segs?|secs?|mins?|h)\b)/g

/** Whether a text looks like a value, such as a path, a file name or a date. */
export const isLiteral = (text: string): boolean => LITERALS.some(([, shape]) => shape.test(foldText(text)))

/** The words of a name, folded: `baseurl`, `base` and `url` for `baseURL`. */
export function wordsOfName(name: string): string[] {
  const parts = splitName(name).map(foldText)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

const MAX_CACHED = 1_000

/** The terms for the types of a literal: `#code` and `#number` for 404. */
function literalTerms(form: TokenForm, folded: string): string[] {
  const [type] = LITERALS.find(([, shape]) => shape.test(folded)) ?? []
  const types = type ? [type] : []
  if (type === 'file') types.push(/\.(\w+)['"]?$/.exec(folded)?.[1] ?? '')
  if (form === 'number' || form === 'text' || form === 'url') types.push(form)
  if (form === 'url') types.push(folded.split(':')[0] ?? '')
  return [...new Set(types)].map((name) => LITERAL + name)
}

/** The signs that stand for a token, or its words, folded. Memoized: descriptions repeat most of their words. */
const readToken = memoize((form: TokenForm) =>
  memoize((text: string): { signs: string[]; words: string[] } => {
    const folded = foldText(text)
    const comparison = /^[<>=]$/.test(text) ? [LITERAL + (text === '=' ? '=' : '>')] : []
    const signs = form === 'mark' ? comparison : [...comparison, ...literalTerms(form, folded)]
    if (form !== 'word' || signs.length > comparison.length) return { signs, words: [] }
    return { signs, words: NEGATION.test(folded) ? [folded] : wordsOfName(text) }
  }, MAX_CACHED),
)

/**
 * The search terms of a sentence: the stems of its words, the types of its literals, and negated words; `no·` alone is "nothing".
 * @example termsOf("la tabla 'A' no está vacía", 'es') // => ['la', 'tabl', '#text', 'no', 'est', 'vaci', 'no·vaci']
 */
export function termsOf(text: string, locale: Locale): string[] {
  const terms: string[] = []
  let isNegated = false
  for (const token of sentenceTokens(text.replace(SPACED_UNIT, ''), PROSE)) {
    const { signs, words } = readToken(token.form)(token.text)
    terms.push(...signs)
    for (const word of words) {
      const isNegation = NEGATION.test(word)
      const isNegatedWord: boolean = isNegated && !isNegation && !isStopWord(word, locale)
      const root = isNegation ? 'no' : stem(word, locale)
      terms.push(root)
      if (isNegatedWord) terms.push(`no${NEGATED}${root}`)
      else if (NOTHING.test(word)) terms.push(`no${NEGATED}`)
      isNegated = isNegation || (isNegated && !isNegatedWord)
    }
  }
  return terms
}

/** A typo in a shorter word cannot be told from another word. */
const MIN_CORRECTED_LENGTH = 5
/** The longest ending that a stem cuts off, less its last letter, which is still being typed. */
const MAX_ENDING_LENGTH = 6

/** Corrects mistyped or unfinished terms to `known` ones; a term that begins a known one, or resembles none, stays as it is. */
export const createSpelling = (known: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>) =>
  memoize((term: string): string => {
    if (known.has(term) || !isWordTerm(term) || term.length < MIN_CORRECTED_LENGTH) return term
    const words = [...known.keys()].filter(isWordTerm)
    if (words.some((word) => word.startsWith(term))) return term
    // The stem in a word whose ending is unfinished: `instal` in `instalaci`.
    const shortest = Math.max(MIN_CORRECTED_LENGTH, term.length - MAX_ENDING_LENGTH)
    const stems = words.filter((word) => word.length >= shortest && term.startsWith(word))
    return nearest(term, words, 1) ?? stems.sort((a, b) => b.length - a.length)[0] ?? term
  }, MAX_CACHED)
