import { sentenceTokens, type TokenForm } from '@/step-language/words/sentence-tokens'

/** What a value in a sentence is declared as. */
const TYPES: Partial<Record<TokenForm, string>> = { text: 'text', number: 'integer', url: 'url', placeholder: 'word' }
/** Signs that mean something in an expression. */
const SPECIAL = /[()*\\]/g

const escapeText = (text: string): string => text.replace(SPECIAL, '\\$&')

/**
 * The expression that a reader who wrote a sentence may have coded: its values become arguments.
 * @example declaredPattern("el pedido 'A-1' tiene 3 líneas") // => 'el pedido {a:text} tiene {b:integer} líneas'
 */
export function declaredPattern(sentence: string): string {
  const values = sentenceTokens(sentence).filter(({ form }) => TYPES[form])
  const nameOf = (index: number) => (values.length === 1 ? '' : `${String.fromCharCode('a'.charCodeAt(0) + index)}:`)
  let at = 0
  const pieces = values.map(({ form, text, start, end }, index) => {
    const type = form === 'number' && /[.,]\d{1,2}$/.test(text) ? 'decimal' : TYPES[form]
    const piece = `${escapeText(sentence.slice(at, start))}{${nameOf(index)}${type}}`
    at = end
    return piece
  })
  return pieces.join('') + escapeText(sentence.slice(at))
}
