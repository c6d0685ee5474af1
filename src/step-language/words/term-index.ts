import MiniSearch from 'minisearch'
import { memoize } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { isWordTerm, LITERAL } from './terms'

/** A document: terms separated by blanks, a text a field. */
export type TermDocument<Field extends string> = { id: number } & Record<Field, string>

export interface FoundDocument {
  id: number
  /** How the engine ranks it (BM25). */
  score: number
  /** The share of the terms asked for that it has, by how specific they are, from 0 to 1. */
  share: number
}

/** Documents that are found by terms. */
export interface TermIndex<Field extends string> {
  /** @param family what it shares with documents of which the same words are said; only with one its likelihood is known */
  add: (document: TermDocument<Field>, family?: string) => void
  has: (term: string) => boolean
  /** Takes the place of the document with the same id; its terms are not counted anew. */
  replace: (document: TermDocument<Field>) => void
  /**
   * Documents with any of some terms, best first. Words that no document has count as begun or mistyped.
   * @param isWanted only these count
   * @param isTyping whether the last term may be the beginning of others although it is one itself
   */
  find: (terms: readonly string[], isWanted?: (id: number) => boolean, isTyping?: boolean) => FoundDocument[]
  /**
   * How much more likely somebody who means a document says some terms than anybody, as a logarithm: unlike the score of the
   * engine it tells documents apart that all have the terms, by how often each of them has which.
   */
  likelihood: (terms: readonly string[]) => (id: number) => number
}

/** The terms of a document, as often as it has them, by how much their field counts. */
interface TermCounts {
  counts: Map<string, number>
  size: number
}

/** A literal tells less than a word. */
const LITERAL_WEIGHT = 0.5
/** What the type of a literal, or a no, is of a sentence. */
const LITERAL_SHARE = 0.2
/** So many terms each document is taken to have besides its own, as they are spread over all documents (Dirichlet). */
const SMOOTHING = 30
/** And so many as they are spread over its family. */
const FAMILY_SMOOTHING = 20
/** Shorter words are no beginnings of others, and have no typos that could be told from other words. */
const SHORTEST_BEGUN = 3
const SHORTEST_MISTYPED = 5
/** Letters that stems cut off, the last one not typed yet. */
const LONGEST_ENDING = 6
/** What a word counts that is the beginning of another one. */
const BEGUN_WEIGHT = 0.6
/** Words of queries whose corrections are kept. */
const MOST_CACHED = 1_000

/** Whether a known term is what remains of a word whose ending is still being typed: `instal` of `instalaci`. */
const isStemOf = (known: string, term: string): boolean =>
  known.length >= SHORTEST_MISTYPED && term.startsWith(known) && term.length - known.length <= LONGEST_ENDING

const longest = (terms: readonly string[]): string | undefined =>
  [...terms].sort((one, other) => other.length - one.length)[0]

const weightOf = (term: string): number => (term.startsWith(LITERAL) ? LITERAL_WEIGHT : 1)

/**
 * Creates an empty index.
 * @param boosts how much each field counts
 */
export function createTermIndex<Field extends string>(boosts: Record<Field, number>): TermIndex<Field> {
  const engine = new MiniSearch<TermDocument<Field>>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: boosts, boostTerm: weightOf, weights: { fuzzy: 0, prefix: BEGUN_WEIGHT } },
  })
  const frequency = new Map<string, number>()

  const spelled = memoize((term: string): string => {
    if (frequency.has(term) || !isWordTerm(term) || term.length < SHORTEST_MISTYPED) return term
    const known = [...frequency.keys()].filter(isWordTerm)
    if (known.some((word) => word.startsWith(term))) return term
    return nearest(term, known, 1) ?? longest(known.filter((word) => isStemOf(word, term))) ?? term
  }, MOST_CACHED)

  const documents: (TermCounts & { family: TermCounts })[] = []
  /** Shares of the terms of each document, summed up over all documents and over those of each family. */
  const all: TermCounts = { counts: new Map(), size: 0 }
  const familyOf = memoize((_: string): TermCounts => ({ counts: new Map(), size: 0 }))
  const shareOf = (term: string, { counts, size }: TermCounts) => (counts.get(term) ?? 0) / size
  const count = (document: TermDocument<Field>): TermCounts => {
    const own: TermCounts = { counts: new Map(), size: 0 }
    for (const [field, boost] of Object.entries<number>(boosts))
      for (const term of document[field as Field].split(' ')) {
        own.counts.set(term, (own.counts.get(term) ?? 0) + boost)
        own.size += boost
      }
    return own
  }

  const add: TermIndex<Field>['add'] = (document, name) => {
    engine.add(document)
    const own = count(document)
    for (const term of own.counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    if (name === undefined) return
    const family = familyOf(name)
    documents[document.id] = { ...own, family }
    for (const sum of [all, family]) {
      sum.size += 1
      for (const term of own.counts.keys()) sum.counts.set(term, (sum.counts.get(term) ?? 0) + shareOf(term, own))
    }
  }

  const find: TermIndex<Field>['find'] = (written, isWanted = () => true, isTyping = false) => {
    const terms = written.map(spelled)
    // A letter that is a term, such as that of a flag, is no beginning.
    const isBegun = (term: string, at: number) => {
      const isLast = isTyping && at === terms.length - 1
      const isLong = term.length >= SHORTEST_BEGUN
      return isWordTerm(term) && (frequency.has(term) ? isLast && isLong : isLast || isLong)
    }
    const size = engine.documentCount + 1
    const rarity = (term: string) =>
      isWordTerm(term) ? Math.log(size / (frequency.get(term) ?? 1)) / Math.log(size) : LITERAL_SHARE
    const sum = (all: readonly string[]) => all.reduce((total, term) => total + rarity(term), 0)
    const asked = sum([...new Set(terms)]) || 1
    return engine
      .search(terms.join(' '), { prefix: isBegun, filter: ({ id }) => isWanted(id) })
      .map(({ id, score, queryTerms }) => ({ id, score, share: sum(queryTerms) / asked }))
  }

  const likelihood: TermIndex<Field>['likelihood'] = (written) => {
    const terms = [...new Set(written.map(spelled))].filter((term) => frequency.has(term))
    return (id) => {
      const own = documents[id]
      if (!own) return 0
      const of = (term: string) => {
        const [expected, likely] = [shareOf(term, all), shareOf(term, own.family)]
        const times = (own.counts.get(term) ?? 0) + SMOOTHING * expected + FAMILY_SMOOTHING * likely
        return weightOf(term) * Math.log(times / (own.size + SMOOTHING + FAMILY_SMOOTHING) / expected)
      }
      return terms.reduce((sum, term) => sum + of(term), 0)
    }
  }

  return { add, has: (term) => frequency.has(term), replace: (document) => engine.replace(document), find, likelihood }
}
