const FORMS = ['word', 'text', 'number', 'mark', 'placeholder', 'url'] as const

/** What a token looks like, regardless of what it means. */
export type TokenForm = (typeof FORMS)[number]

export interface SentenceToken {
  text: string
  form: TokenForm
  start: number
  end: number
}

/** Whether a token looks like a value, such as a number or a quoted text. */
export const isValueToken = ({ form }: Pick<SentenceToken, 'form'>): boolean => form !== 'word' && form !== 'mark'

const STRAIGHT_QUOTES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'(?![\p{L}\p{N}])/u
/** Between letters they are apostrophes. */
const ANY_QUOTES = /["'“”„‘’«»`´](?:[^"'“”„‘’«»`´]|(?<=\p{L})['’´`](?=\p{L}))+["'“”„‘’«»`´](?![\p{L}\p{N}])/u

/** The tokens without quotes; a text takes the first form that fits. */
const UNQUOTED = [
  /(?<placeholder>\$\{[^}]*\})/,
  /(?<url>[a-zA-Z]+:\/\/\S*[^\s,;.])/,
  /(?<number>-?(?:(?<=(?:^|\s)-?)[.,])?\d+(?:[.,]\d+)*(?![\p{L}\p{N}_]|-\d))/u,
  /(?<mark>[:,;=()]|\.(?=\s|$))/,
  /(?<word>(?:[^\s:,;=().?!¿¡]|[.?!](?!\s|$))+)/,
]

const oneOf = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join('|')

const tokenPattern = (...quoted: readonly RegExp[]) => new RegExp(`(?<text>${oneOf(quoted)})|${oneOf(UNQUOTED)}`, 'gu')

/** The tokens of prose, such as a description: only straight quotes enclose a value. */
export const PROSE = tokenPattern(STRAIGHT_QUOTES)
/** The tokens of a step's sentence: quotes of any kind enclose a value. */
const SENTENCE = tokenPattern(STRAIGHT_QUOTES, ANY_QUOTES)

/** Splits a sentence into words, values and signs. @example sentenceTokens("la cola 'A'") // => `la`, `cola`, `'A'` */
export const sentenceTokens = (sentence: string, pattern = SENTENCE): SentenceToken[] =>
  Array.from(sentence.matchAll(pattern), ({ 0: text, index: start, groups = {} }) => {
    const form = FORMS.find((name) => groups[name] !== undefined) ?? 'word'
    return { text, form, start, end: start + text.length }
  })
