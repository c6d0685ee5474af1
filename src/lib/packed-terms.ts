import { appendTo } from './append-to'

/** Numbers are written in printable characters from this one on, lowest digit first. */
const FIRST_DIGIT = 35
/** Digits that end a number: so many that most numbers have only one. */
const LAST_DIGITS = 66
/** Digits that announce another one. */
const CONTINUATIONS = 24

const digitsOf = (value: number): string =>
  value < LAST_DIGITS
    ? String.fromCharCode(FIRST_DIGIT + value)
    : String.fromCharCode(FIRST_DIGIT + LAST_DIGITS + ((value - LAST_DIGITS) % CONTINUATIONS)) +
      digitsOf(Math.floor((value - LAST_DIGITS) / CONTINUATIONS))

/** In characters, digits that announce another one are `e` to `|`, those that end a number `#` to `d`. */
const numbersIn = (digits: string): number[] =>
  (digits.match(/[e-|]*[#-d]/g) ?? []).map((number) =>
    [...number].reduceRight((higher, digit) => digit.charCodeAt(0) - FIRST_DIGIT + CONTINUATIONS * higher, 0),
  )

/** The length of a shared prefix is written as a single digit. */
const MOST_SHARED = 9

/** Writes terms without the prefix shared with the one before. @example packNames(['tabl', 'tarde']) // => '0tabl 2rde' */
export const packNames = (sorted: readonly string[]): string =>
  sorted
    .map((term, at) => {
      const before = sorted[at - 1] ?? ''
      let shared = 0
      while (shared < MOST_SHARED && shared < before.length && term[shared] === before[shared]) shared += 1
      return shared + term.slice(shared)
    })
    .join(' ')

/** Reads what {@link packNames} has written. */
export function unpackNames(packed: string): string[] {
  let term = ''
  return packed.split(' ').map((name) => {
    term = term.slice(0, Number(name[0])) + name.slice(1)
    return term
  })
}

/** Distances are multiples of this: tabs of an earlier build read one of three levels from the rest. */
const SPACING = 3

/**
 * Writes the terms of documents so that they compress well: first the terms in alphabetical order; then, for each, the distances
 * between its documents.
 * @example packDocuments([['tarde', 'tabl'], [], ['tabl']]) // => "0tabl 2rde\n#& #"
 */
export function packDocuments(documents: readonly (readonly string[])[]): string {
  const documentsOf = new Map<string, number[]>()
  for (const [at, terms] of documents.entries()) for (const term of new Set(terms)) appendTo(documentsOf, term, at)
  const sorted = [...documentsOf].sort(([a], [b]) => (a < b ? -1 : 1))
  const distances = sorted.map(([, own]) => own.map((at, of) => digitsOf(SPACING * (at - (own[of - 1] ?? -1) - 1))))
  return `${packNames(sorted.map(([term]) => term))}\n${distances.map((digits) => digits.join('')).join(' ')}`
}

/** Reads what {@link packDocuments} has written. */
export function unpackDocuments(packed: string, size: number): string[] {
  const documents = Array.from({ length: size }, () => [] as string[])
  const [names = '', distances = ''] = packed.split('\n')
  const digits = distances.split(' ')
  for (const [of, term] of unpackNames(names).entries()) {
    let at = -1
    for (const number of numbersIn(digits[of] ?? '')) {
      at += 1 + Math.floor(number / SPACING)
      documents[at]?.push(term)
    }
  }
  return documents.map((terms) => terms.join(' '))
}
