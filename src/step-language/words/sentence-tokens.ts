/** What a token looks like, regardless of what it means. */
export type TokenForm = 'word' | 'text' | 'number' | 'url' | 'placeholder' | 'mark'

export interface SentenceToken {
  text: string
  form: TokenForm
  start: number
  end: number
}

/** Whether a token looks like a value, such as a number or a quoted text. */
export const isValueToken = ({ form }: Pick<SentenceToken, 'form'>): boolean => form !== 'word' && form !== 'mark'

/** The tokens of prose, such as a description: only straight quotes enclose a value. */
export const PROSE: [TokenForm, RegExp][] = [
  ['text', /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'(?![\p{L}\p{N}])/uy],
  ['placeholder', /\$\{[^}]*\}/y],
  ['url', /[a-z]+:\/\/\S*[^\s,;.]/iy],
  ['number', /-?(?:(?<=(?:^|\s)-?)[.,])?\d+(?:[.,]\d+)*(?![\p{L}\p{N}_]|-\d)/uy],
  ['mark', /[:,;=()]|\.(?=\s|$)/y],
  ['word', /(?:[^\s:,;=().?!¿¡]|[.?!](?!\s|$))+/y],
]
/** The tokens of a step's sentence: quotes of any kind enclose a value, but between letters they are apostrophes. */
const SENTENCE: typeof PROSE = PROSE.toSpliced(1, 0, [
  'text',
  /["'“”„‘’«»`´](?:[^"'“”„‘’«»`´]|(?<=\p{L})['’´`](?=\p{L}))+["'“”„‘’«»`´](?![\p{L}\p{N}])/uy,
])

function tokenAt(sentence: string, start: number, pieces: typeof PROSE): SentenceToken | undefined {
  for (const [form, pattern] of pieces) {
    pattern.lastIndex = start
    const [text] = pattern.exec(sentence) ?? []
    if (text) return { text, form, start, end: start + text.length }
  }
  return undefined
}

/** Splits a sentence into words, values and signs. @example sentenceTokens("la cola 'A'") // => `la`, `cola`, `'A'` */
export function sentenceTokens(sentence: string, pieces = SENTENCE): SentenceToken[] {
  const tokens: SentenceToken[] = []
  let at = 0
  while (at < sentence.length) {
    const token = /\s/.test(sentence[at] ?? '') ? undefined : tokenAt(sentence, at, pieces)
    if (token) tokens.push(token)
    at = token?.end ?? at + 1
  }
  return tokens
}
