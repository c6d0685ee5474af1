import { type Topic, WORD_TABLE_TOPICS } from './concepts'

/**
 * The words for the subjects of the pages, from `content/reference/words.yaml`. The build replaces this module by its data in what
 * browsers download; only the search needs it.
 */
export const TOPICS: readonly Topic[] = WORD_TABLE_TOPICS
