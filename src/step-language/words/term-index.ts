import MiniSearch from 'minisearch'
import { createSpelling, isWordTerm } from './terms'
import { SHORTEST_BEGUN } from './word-forms'

/** A document: for each field its terms, separated by blanks. */
type TermDocument<Field extends string> = { id: number } & Record<Field, string>

/** What a word counts that is only the beginning of a term. */
const BEGUN_WEIGHT = 0.6

/** Creates an empty index of documents that are found by terms, each field of which counts as much as its boost. */
export function createTermIndex<Field extends string>(boosts: Record<Field, number>) {
  const engine = new MiniSearch<TermDocument<Field>>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: boosts, weights: { fuzzy: 0, prefix: BEGUN_WEIGHT } },
  })
  const frequency = new Map<string, number>()
  const spelled = createSpelling(frequency)
  const add = (document: TermDocument<Field>) => {
    engine.add(document)
    const terms = Object.keys(boosts).flatMap((field) => document[field as Field].split(' '))
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  }
  /**
   * Documents with any of some terms, best first. Words that no document has count as unfinished or mistyped.
   * @param isTyping whether the last term may be the beginning of others although it is one itself
   * @param name the term that is the whole of a name, of which the others are parts: a document that has it has all that is asked for
   * @returns for each its score, as the engine ranks it (BM25), and the share of the terms asked for that it has, by how specific
   * they are, from 0 to 1
   */
  const find = (written: readonly string[], isTyping = false, name?: string) => {
    const terms = written.map(spelled)
    // A letter that is a term, such as that of a flag, is no beginning.
    const isBegun = (term: string, at: number) => {
      const isLast = isTyping && at === terms.length - 1
      const isLong = term.length >= SHORTEST_BEGUN
      return isWordTerm(term) && (frequency.has(term) ? isLast && isLong : isLast || isLong)
    }
    const size = engine.documentCount + 1
    const rarity = (term: string) => Math.log(size / (frequency.get(term) ?? 1))
    const sum = (all: readonly string[]) => all.reduce((total, term) => total + rarity(term), 0)
    const asked = sum([...new Set(terms)]) || 1
    return engine.search(terms.join(' '), { prefix: isBegun }).map(({ id, score, queryTerms: found }) => {
      const hasName = name !== undefined && found.includes(name)
      return { id: id as number, score, share: hasName ? 1 : sum(found) / asked }
    })
  }
  return { add, find }
}
