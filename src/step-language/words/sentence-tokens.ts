/** What a token looks like, whatever it stands for. */
export type TokenForm = 'word' | 'text' | 'number' | 'url' | 'placeholder' | 'mark'

/** A word, a value or a sign of a sentence. */
export interface SentenceToken {
  text: string
  form: TokenForm
  start: number
  end: number
}

/** Whether a token is a value, such as a number or a text in quotes. */
export const isValueToken = ({ form }: Pick<SentenceToken, 'form'>): boolean => form !== 'word' && form !== 'mark'

const PIECES: [TokenForm, RegExp][] = [
  ['text', /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'(?![\p{L}\p{N}])/uy],
  // Between quotes of any kind; those between letters are apostrophes.
  ['text', /["'“”„‘’«»`´](?:[^"'“”„‘’«»`´]|(?<=\p{L})['’´`](?=\p{L}))+["'“”„‘’«»`´](?![\p{L}\p{N}])/uy],
  ['placeholder', /\$\{[^}]*\}/y],
  ['url', /[a-z]+:\/\/\S*[^\s,;.]/iy],
  ['number', /-?\d+(?:[.,]\d+)*(?![\p{L}\p{N}_])/uy],
  ['mark', /[:,;=()]|\.(?=\s|$)/y],
  ['word', /(?:[^\s:,;=().]|\.(?!\s|$))+/y],
]

function tokenAt(sentence: string, start: number): SentenceToken | undefined {
  for (const [form, pattern] of PIECES) {
    pattern.lastIndex = start
    const [text] = pattern.exec(sentence) ?? []
    if (text) return { text, form, start, end: start + text.length }
  }
  return undefined
}

/**
 * Splits a sentence into words, values and signs; every other character is a blank.
 * @example sentenceTokens("la cola 'A'").map(({ text }) => text) // => ['la', 'cola', "'A'"]
 */
export function sentenceTokens(sentence: string): SentenceToken[] {
  const tokens: SentenceToken[] = []
  let at = 0
  while (at < sentence.length) {
    const token = /\s/.test(sentence[at] ?? '') ? undefined : tokenAt(sentence, at)
    if (token) tokens.push(token)
    at = token?.end ?? at + 1
  }
  return tokens
}
