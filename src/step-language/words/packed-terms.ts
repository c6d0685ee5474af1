/** How numbers are written: short. */
const RADIX = 36
const TIMES = '*'

/**
 * Writes the terms of documents as a text that compresses well: a line a term, with the distances between the documents that
 * have it, and how often each has it if it is more than once.
 * @param documents their terms, in any order
 * @example packTerms([['a', 'b', 'a'], ['b']]) // => 'a 1*2\nb 1 1'
 */
export function packTerms(documents: readonly (readonly string[])[]): string {
  const counts = new Map<string, Map<number, number>>()
  documents.forEach((terms, at) => {
    for (const term of terms) {
      const ofTerm = counts.get(term) ?? new Map<number, number>()
      counts.set(term, ofTerm.set(at, (ofTerm.get(at) ?? 0) + 1))
    }
  })
  const lines = [...counts].map(([term, ofTerm]) => {
    let last = -1
    const places = [...ofTerm].map(([at, count]) => {
      const distance = (at - last).toString(RADIX)
      last = at
      return count > 1 ? `${distance}${TIMES}${count}` : distance
    })
    return [term, ...places].join(' ')
  })
  return lines.sort().join('\n')
}

/**
 * Reads what {@link packTerms} has written.
 * @param size how many documents there are
 * @returns the terms of each document, separated by blanks
 */
export function unpackTerms(packed: string, size: number): string[] {
  const documents = Array.from({ length: size }, () => [] as string[])
  for (const line of packed.split('\n')) {
    const [term = '', ...places] = line.split(' ')
    let at = -1
    for (const place of places) {
      const [distance = '', count = '1'] = place.split(TIMES)
      at += Number.parseInt(distance, RADIX)
      for (let times = Number(count); times > 0; times -= 1) documents[at]?.push(term)
    }
  }
  return documents.map((terms) => terms.join(' '))
}
