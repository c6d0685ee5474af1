import type { Locale, Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { splitName } from '@/lib/split-name'
import { type SentenceToken, sentenceTokens } from './sentence-tokens'
import { stem } from './stem'
import { isStopWord } from './stop-words'

/** Words that say no; folded. */
const NEGATIONS: Localized<RegExp> = {
  es: /^(no|ni|sin|nada|nunca|ningun[oa]?|tampoco|jamas)$/,
  en: /^(not?|without|never|none|nothing|cannot|\w+n['’]t|(is|are|was|were|do|does|did|has|have|must|should)nt)$/,
}

/** Whether a folded word says no. */
export const isNegation = (word: string, locale: Locale): boolean => NEGATIONS[locale].test(word)

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
  ['json-path', /^['"]?\$[.[]/],
  ['xpath', /^['"]?\/\//],
  ['query', /^['"]?[?&]\w/],
  ['placeholder', /^['"]?\{\w+\}/],
  ['path', /^['"]?\/[a-z{]/],
  ['mime', /^['"]?(?:application|text|image|audio|video)\/[a-z]/],
  ['file', /^['"]?[^\s'"]*\.[a-z]\w{1,4}['"]?$/],
  ['header', /^['"]?x-\w/],
]

/** Units of time, whole or short. */
const UNIT = /^(?:m?s|(?:mil+i)?se[cg](?:s|undos?|onds?)?|mins?|minut(?:o|e)s?|h|horas?|hours?)$/

/** Whether a text looks like a value: a path, a name of a file, a date … */
export const isLiteral = (text: string): boolean => LITERALS.some(([, shape]) => shape.test(foldText(text)))

/** The types of a literal as terms: `#code` and `#number` for 404. */
function literalTerms({ form, text }: SentenceToken, next: string): string[] {
  const folded = foldText(text)
  const [type] = LITERALS.find(([, shape]) => shape.test(folded)) ?? []
  const types = type ? [type] : []
  if (type === 'file') types.push(/\.(\w+)['"]?$/.exec(folded)?.[1] ?? '')
  if (form === 'number') types.push(UNIT.test(next) ? 'duration' : 'number')
  if (form === 'text') types.push('text')
  if (form === 'url') types.push('url', folded.split(':')[0] ?? '')
  return [...new Set(types)].map((each) => LITERAL + each)
}

/** The words of a token, without case and accents: `baseURL` is also `base` and `url`. */
function wordsOf(text: string): string[] {
  const parts = splitName(text).map(foldText)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

/**
 * What a sentence is found by: the stems of its words, the types of its literals, and, after a no, the word with it.
 * @example termsOf("la tabla 'A' no está vacía", 'es') // => ['la', 'tabl', '#text', 'no', 'est', 'vaci', 'no·vaci']
 */
export function termsOf(text: string, locale: Locale): string[] {
  const terms: string[] = []
  let isDenied = false
  const tokens = sentenceTokens(text)
  tokens.forEach((token, at) => {
    if (token.text === '=') terms.push(`${LITERAL}=`)
    if (token.form === 'mark') return
    const literals = literalTerms(token, foldText(tokens[at + 1]?.text ?? ''))
    terms.push(...literals)
    if (token.form !== 'word' || literals.length > 0) return
    for (const word of isNegation(foldText(token.text), locale) ? [foldText(token.text)] : wordsOf(token.text)) {
      if (isNegation(word, locale)) {
        terms.push('no')
        isDenied = true
      } else {
        const root = stem(word, locale)
        terms.push(root)
        if (isDenied && !isStopWord(word, locale)) {
          terms.push(`no${DENIED}${root}`)
          isDenied = false
        }
      }
    }
  })
  return terms
}
