import { type Concept, isPhrase, WORD_LISTS, WORD_TABLE_CONCEPTS } from './concepts'

/** The names of a concept that have several words. */
export type ConceptPhrases = Pick<Concept, (typeof WORD_LISTS)[number]>

const phrasesOf = (concept: Concept): ConceptPhrases =>
  Object.fromEntries(
    WORD_LISTS.flatMap((list) => {
      const phrases = concept[list]?.filter(isPhrase) ?? []
      return phrases.length > 0 ? [[list, phrases]] : []
    }),
  )

/**
 * The phrases of testers, by the number of their concept, from `content/reference/words.yaml`. The build replaces this module by
 * its data in what browsers download.
 */
export const CONCEPT_PHRASES: readonly ConceptPhrases[] = WORD_TABLE_CONCEPTS.map(phrasesOf)
