import { type Locale, otherLanguage, stepLanguageOf, translated } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { foldText, splitName } from '@/lib/text'
import { PROSE, type SentenceToken, sentenceTokens } from './sentence-tokens'
import { stem } from './word-forms'

/** The words of a list that are separated by blanks. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Articles, prepositions and other words that sentences are made of, whatever they are about; folded. */
const STOP_WORDS = translated({
  es: wordSet(
    'a al aqui asi aun bien como con cual cuando de del desde donde e el ella ellos en entonces era eran es esa ese eso esta estaba estan este esto estos fue ha hacia haga han has hasta hay he la las le les lo los mas me mediante mi mis mismo muy necesito nos o otra otro para pero por porque pueda puede pueden puedo que quien quiero se sea segun ser si sido sobre solo son su sus tal tambien tan tanto tenemos tengo tiene tienen todavia tras tu tus un una unas uno unos usando va vamos voy y ya yo',
  ),
  en: wordSet(
    "a about also am an and are as at be been but by can could did do does for from had has have he her his how i i'm i've if in into is it its just keep let like me my need now of on onto or our out own so some such that that's the their them then there there's these they this those to too up us using very want was we were what when where which while who whose will with within would you your",
  ),
})

/** Whether a folded word says little by itself. */
export const isStopWord = (word: string, locale: Locale): boolean => STOP_WORDS[locale].has(word)

/** Fewer stop words of the other language may be a term that has no translation. */
const FEWEST_FOREIGN = 3

/**
 * Whether a text is in the other language altogether: it has words that every text has there, and none of its own.
 * @example isForeign('mira cómo se usan los pasos en una prueba', 'en') // => true
 */
export function isForeign(text: string, locale: Locale, fewest = FEWEST_FOREIGN): boolean {
  const other = otherLanguage(stepLanguageOf(locale))
  const words = foldText(text).match(/[a-z']+/g) ?? []
  const isOnlyIn = (one: Locale, no: Locale) => (word: string) => isStopWord(word, one) && !isStopWord(word, no)
  return !words.some(isOnlyIn(locale, other)) && words.filter(isOnlyIn(other, locale)).length >= fewest
}

/** A folded word that negates, in either language. */
export const NEGATION =
  /^(not?|ni|sin|nada|nunca|ningun[oa]?|tampoco|jamas|without|never|none|nothing|cannot|unread|\w+n['’]t|(is|are|was|were|do|does|did|has|have|must|should)nt)$/

/** Of these, what says that there is none of anything. */
const NOTHING = /^(nada|nothing|none)$/

/** What the term of a literal begins with, and what joins a no with its word. */
export const LITERAL = '#'
const DENIED = '·'

/** Whether a term is that of a word by itself. */
export const isWordTerm = (term: string): boolean => !/^#|·/.test(term)

/** What a literal looks like, by the type that it is a value of; the first one that fits. */
const LITERALS: readonly (readonly [type: string, shape: RegExp])[] = [
  ['date', /^['"]?\d{4}-\d\d-\d\d/],
  ['duration', /^\d+(?:[.,]\d+)?(?:ms|s|segs?|secs?|m|mins?|h)$/],
  ['code', /^[1-5]\d\d$/],
  ['decimal', /^-?\d+[.,]\d+$/],
  ['path', /^['"]?\.{0,2}\/[a-z{]/],
  ['file', /^['"]?[^\s'"]*\.[a-z]\w{1,4}['"]?$/],
]

/** The blank in a duration: `500 ms`. */
const SPACED_UNIT = /(?<=\d)\s(?=(?:ms|s|segs?|secs?|mins?|h)\b)/g

/** Whether a text looks like a value: a path, a name of a file, a date … */
export const isLiteral = (text: string): boolean => LITERALS.some(([, shape]) => shape.test(foldText(text)))

/** The types of a literal as terms: `#code` and `#number` for 404. */
function literalTerms({ form, text }: SentenceToken): string[] {
  const folded = foldText(text)
  const [type] = LITERALS.find(([, shape]) => shape.test(folded)) ?? []
  const types = type ? [type] : []
  if (type === 'file') types.push(/\.(\w+)['"]?$/.exec(folded)?.[1] ?? '')
  if (form === 'number' || form === 'text' || form === 'url') types.push(form)
  if (form === 'url') types.push(folded.split(':')[0] ?? '')
  return [...new Set(types)].map((each) => LITERAL + each)
}

/** The words of a name, without case and accents: `baseURL` is also `base` and `url`. */
export function wordsOfName(name: string): string[] {
  const parts = splitName(name).map(foldText)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

/**
 * What a sentence is found by: the stems of its words, the types of its literals, and, after a no, the word with it; `no·` is nothing.
 * @example termsOf("la tabla 'A' no está vacía", 'es') // => ['la', 'tabl', '#text', 'no', 'est', 'vaci', 'no·vaci']
 */
export function termsOf(text: string, locale: Locale): string[] {
  const terms: string[] = []
  let isDenied = false
  for (const token of sentenceTokens(text.replace(SPACED_UNIT, ''), PROSE)) {
    if (/^[<>=]$/.test(token.text)) terms.push(LITERAL + (token.text === '=' ? '=' : '>'))
    if (token.form === 'mark') continue
    const literals = literalTerms(token)
    terms.push(...literals)
    if (token.form !== 'word' || literals.length > 0) continue
    for (const word of NEGATION.test(foldText(token.text)) ? [foldText(token.text)] : wordsOfName(token.text)) {
      const isNo = NEGATION.test(word)
      const isDeniedWord: boolean = isDenied && !isNo && !isStopWord(word, locale)
      const root = isNo ? 'no' : stem(word, locale)
      terms.push(root, ...(isDeniedWord ? [`no${DENIED}${root}`] : NOTHING.test(word) ? [`no${DENIED}`] : []))
      isDenied = isNo || (isDenied && !isDeniedWord)
    }
  }
  return terms
}

/** Shorter words have no typos that could be told from other words. */
const SHORTEST_CORRECTED = 5
/** Letters that stems cut off, the last one not typed yet. */
const LONGEST_ENDING = 6

const MOST_CACHED = 1_000

/**
 * Corrects terms that are mistyped, or whose ending is still being typed.
 * @param known all terms there are; looked through with each new word
 * @returns a term that is known; the same one when it is the beginning of others or like none
 */
export const createSpelling = (known: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>) =>
  memoize((term: string): string => {
    if (known.has(term) || !isWordTerm(term) || term.length < SHORTEST_CORRECTED) return term
    const words = [...known.keys()].filter(isWordTerm)
    if (words.some((word) => word.startsWith(term))) return term
    // What remains of a word whose ending is still being typed: `instal` of `instalaci`.
    const shortest = Math.max(SHORTEST_CORRECTED, term.length - LONGEST_ENDING)
    const stems = words.filter((word) => word.length >= shortest && term.startsWith(word))
    return nearest(term, words, 1) ?? stems.sort((one, other) => other.length - one.length)[0] ?? term
  }, MOST_CACHED)
