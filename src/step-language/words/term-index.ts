import MiniSearch from 'minisearch'
import { createSpelling, isWordTerm, MIN_PREFIX_LENGTH } from './terms'

/** A document: the terms of each field, separated by spaces. */
type TermDocument<Field extends string> = { id: number } & Record<Field, string>

/** The weight of a match by prefix, where a whole term weighs 1. */
const PREFIX_WEIGHT = 0.6

/** Creates an empty full-text index. @param boosts the weight of each field */
export function createTermIndex<Field extends string>(boosts: Record<Field, number>) {
  const engine = new MiniSearch<TermDocument<Field>>({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: boosts, weights: { fuzzy: 0, prefix: PREFIX_WEIGHT } },
  })
  const frequency = new Map<string, number>()
  const spelled = createSpelling(frequency)
  const add = (document: TermDocument<Field>) => {
    engine.add(document)
    const terms = Object.keys(boosts).flatMap((field) => document[field as Field].split(' '))
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  }
  /**
   * Finds documents with any of the terms, best first. Unknown terms count as unfinished or mistyped.
   * @param isTyping whether the last term may be unfinished even if it is known
   * @param name the term for a whole name whose parts are the other terms: a document with it has all that is asked for
   * @returns the BM25 score of each, and the share of the terms that it has, weighted by rarity, from 0 to 1
   */
  const find = (written: readonly string[], isTyping = false, name?: string) => {
    const terms = written.map(spelled)
    // A known single letter, such as that of a flag, is complete.
    const isPrefix = (term: string, at: number) => {
      const isLast = isTyping && at === terms.length - 1
      const isLong = term.length >= MIN_PREFIX_LENGTH
      return isWordTerm(term) && (frequency.has(term) ? isLast && isLong : isLast || isLong)
    }
    const size = engine.documentCount + 1
    const rarity = (term: string) => Math.log(size / (frequency.get(term) ?? 1))
    const sum = (all: readonly string[]) => all.reduce((total, term) => total + rarity(term), 0)
    const asked = sum([...new Set(terms)]) || 1
    return engine.search(terms.join(' '), { prefix: isPrefix }).map(({ id, score, queryTerms: found }) => {
      const hasName = name !== undefined && found.includes(name)
      return { id: id as number, score, share: hasName ? 1 : sum(found) / asked }
    })
  }
  return { add, find }
}
