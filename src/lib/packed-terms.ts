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

function numbersIn(digits: string): number[] {
  const numbers: number[] = []
  let [value, weight] = [0, 1]
  for (const character of digits) {
    const digit = character.charCodeAt(0) - FIRST_DIGIT
    value += digit * weight
    weight *= CONTINUATIONS
    if (digit >= LAST_DIGITS) continue
    numbers.push(value)
    ;[value, weight] = [0, 1]
  }
  return numbers
}

/** The length of a shared prefix is written as a single digit. */
const MOST_SHARED = 9

/** For each term, its levels by the numbers of the documents that have it. */
export type TermLevels = ReadonlyMap<string, ReadonlyMap<number, number>>

/**
 * Writes the levels of terms so that they compress well: first the terms in alphabetical order, each without the prefix that it
 * shares with the one before; then, for each, the distances between its documents, combined with the level.
 * @example packTerms(new Map([['tarde', new Map([[0, 1]])], ['tabl', new Map([[0, 1], [2, 3]])]]), [1, 3, 6]) // => "0tabl 2rde\n#' #"
 */
export function packTerms(terms: TermLevels, levels: readonly number[]): string {
  const sorted = [...terms.keys()].sort()
  const names = sorted.map((term, at) => {
    const before = sorted[at - 1] ?? ''
    let shared = 0
    while (shared < MOST_SHARED && shared < before.length && term[shared] === before[shared]) shared += 1
    return shared + term.slice(shared)
  })
  const postings = sorted.map((term) => {
    let next = 0
    const levelsOfTerm = [...(terms.get(term) ?? [])].sort(([a], [b]) => a - b)
    return levelsOfTerm.map(([at, level]) => {
      const distance = at - next
      next = at + 1
      return digitsOf(distance * levels.length + levels.indexOf(level))
    })
  })
  return `${names.join(' ')}\n${postings.map((digits) => digits.join('')).join(' ')}`
}

/** Reads what {@link packTerms} has written. */
export function unpackTerms(packed: string, levels: readonly number[]): Map<string, Map<number, number>> {
  const [names = [], postings = []] = packed.split('\n').map((line) => line.split(' '))
  let term = ''
  return new Map(
    names.map((name, at) => {
      term = term.slice(0, Number(name[0])) + name.slice(1)
      let next = 0
      const levelsOfTerm = new Map<number, number>()
      for (const number of numbersIn(postings[at] ?? '')) {
        next += Math.floor(number / levels.length)
        levelsOfTerm.set(next, levels[number % levels.length] ?? 0)
        next += 1
      }
      return [term, levelsOfTerm]
    }),
  )
}

/** Only the first is written, as a term counts once per document; tabs of an earlier build decode three. */
const LEVELS = [1, 3, 6]

/** Writes the terms of documents so that they compress well. */
export function packDocuments(documents: readonly (readonly string[])[]): string {
  const levels = new Map<string, Map<number, number>>()
  for (const [at, terms] of documents.entries())
    for (const term of terms) levels.set(term, (levels.get(term) ?? new Map<number, number>()).set(at, 1))
  return packTerms(levels, LEVELS)
}

/** Reads what {@link packDocuments} has written. */
export function unpackDocuments(packed: string, size: number): string[] {
  const documents = Array.from({ length: size }, () => [] as string[])
  for (const [term, levels] of unpackTerms(packed, LEVELS)) for (const at of levels.keys()) documents[at]?.push(term)
  return documents.map((terms) => terms.join(' '))
}
