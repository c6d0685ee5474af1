/** Numbers are written in printable characters from this one on, their lowest digit first. */
const FIRST_DIGIT = 35
/** So many digits end a number: most numbers are small, and have only one. */
const LAST_DIGITS = 66
/** So many other digits say that one more follows. */
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

/** A single digit says how many letters a term shares with the one before. */
const MOST_SHARED = 9

/** The levels of terms: for each, by the number of a document. */
export type TermLevels = ReadonlyMap<string, ReadonlyMap<number, number>>

/**
 * Writes the levels of terms so that they compress well: first all terms in alphabetical order, each without the letters that it
 * shares with the one before; then, for each, the distances between the documents that it has a level for, with the level.
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
  const places = sorted.map((term) => {
    let next = 0
    const own = [...(terms.get(term) ?? [])].sort(([one], [other]) => one - other)
    return own.map(([at, level]) => {
      const distance = at - next
      next = at + 1
      return digitsOf(distance * levels.length + levels.indexOf(level))
    })
  })
  return `${names.join(' ')}\n${places.map((each) => each.join('')).join(' ')}`
}

/** Reads what {@link packTerms} has written. */
export function unpackTerms(packed: string, levels: readonly number[]): Map<string, Map<number, number>> {
  const [names = [], places = []] = packed.split('\n').map((line) => line.split(' '))
  let term = ''
  return new Map(
    names.map((name, at) => {
      term = term.slice(0, Number(name[0])) + name.slice(1)
      let next = 0
      const own = new Map<number, number>()
      for (const number of numbersIn(places[at] ?? '')) {
        next += Math.floor(number / levels.length)
        own.set(next, levels[number % levels.length] ?? 0)
        next += 1
      }
      return [term, own]
    }),
  )
}

/** A term counts once, however often it is there; a tab that is open since an earlier build reads numbers of three levels. */
const LEVELS = [1, 3, 6]

/** Writes the terms of documents so that they compress well. */
export function packDocuments(documents: readonly (readonly string[])[]): string {
  const places = new Map<string, Map<number, number>>()
  for (const [at, terms] of documents.entries())
    for (const term of terms) places.set(term, (places.get(term) ?? new Map<number, number>()).set(at, 1))
  return packTerms(places, LEVELS)
}

/** Reads what {@link packDocuments} has written. */
export function unpackDocuments(packed: string, size: number): string[] {
  const documents = Array.from({ length: size }, () => [] as string[])
  for (const [term, places] of unpackTerms(packed, LEVELS)) for (const at of places.keys()) documents[at]?.push(term)
  return documents.map((terms) => terms.join(' '))
}
