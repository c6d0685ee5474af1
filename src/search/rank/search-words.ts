import { foldText } from '@/lib/fold-text'

const WORD = /[a-z0-9]+/g
/** Where a name of code has its seams: `baseURL`, `executionID`, `HTTPCode`. */
const SEAM = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/
/** Endings that an expression leaves open: the `(n)` of `existe(n)`. */
const OPEN_ENDING = /(?<=\p{L})\([^() ]*\)/gu
/** What a free part of an expression must not be: `(!Al finalizar)`. */
const NEGATION = /\(![^()]*\)/g
/** Arguments: `{name:type}`. */
const ARGUMENT = /\{[^}]*\}/g

/**
 * The words of a text, case and accents folded.
 * @example searchWords('Código HTTP: ¿200?') // => ['codigo', 'http', '200']
 */
export const searchWords = (text: string): string[] => foldText(text).match(WORD) ?? []

/**
 * The words of names of code: whole, and in the parts that they are put together from.
 * @example codeWords('rest.baseURL') // => ['rest', 'baseurl', 'base', 'url']
 */
export const codeWords = (code: string): string[] =>
  (code.match(/[A-Za-z0-9]+/g) ?? []).flatMap((name) => {
    const parts = name.split(SEAM)
    return (parts.length > 1 ? [name, ...parts] : [name]).map(foldText)
  })

/** What an expression lets be left out: `(que)`, `(is|are)`. */
const OPTIONAL = /(?<!\\)\([^()]*\)/g

/**
 * The words that a step expression always has.
 * @example requiredWords('(que) la tabla (de BBDD) {word} está vacía') // => ['la', 'tabla', 'esta', 'vacia']
 */
export const requiredWords = (expression: string): string[] => expressionWords(expression.replace(OPTIONAL, ''))

/**
 * The words of a step expression that are written as they stand; endings that it leaves open do not count.
 * @example expressionWords('(que) el servicio existe(n) en {table:word}') // => ['que', 'el', 'servicio', 'existe', 'en']
 */
export const expressionWords = (expression: string): string[] =>
  searchWords(expression.replace(ARGUMENT, ' ').replace(NEGATION, ' ').replace(OPEN_ENDING, ''))

/**
 * The names and types that a step expression takes.
 * @example argumentWords('con {column:word} = {value:text}') // => ['column', 'word', 'value', 'text']
 */
export const argumentWords = (expression: string): string[] => (expression.match(ARGUMENT) ?? []).flatMap(codeWords)
