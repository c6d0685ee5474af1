import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { contentRoot } from '@/site/content-root'
import type { WORD_TABLE } from './words-schema'

type WordTable = z.infer<typeof WORD_TABLE>

/** Words that readers write for one thing, and what they have to do with the steps. */
export type Concept = WordTable['concepts'][number]

/** Words for a subject of the pages. */
export type Topic = WordTable['topics'][number]

/** The file of the table, inside the content folder. */
export const WORDS_FILE = 'reference/words.yaml'

const listIn = <T>(list: T[] | undefined): T[] => (Array.isArray(list) ? list : [])

/** The table of the content; an empty one when the file cannot be read, which the content check reports. */
function readTable(): WordTable {
  const file = join(contentRoot(), WORDS_FILE)
  try {
    const table = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Partial<WordTable> | null) : null
    return { concepts: listIn(table?.concepts), topics: listIn(table?.topics) }
  } catch {
    return { concepts: [], topics: [] }
  }
}

/** The lists of words of a concept. */
export const WORD_LISTS = ['es', 'en', 'any'] as const

/** A concept with only those of its words that pass. */
export function withWords(concept: Concept, isWanted: (word: string) => boolean): Concept {
  const lists = WORD_LISTS.map((list) => [list, concept[list]?.filter(isWanted)] as const)
  return { ...concept, ...Object.fromEntries(lists.map(([list, words]) => [list, words?.length ? words : undefined])) }
}

const TABLE = readTable()

/** All concepts: single words and phrases. */
export const WORD_TABLE_CONCEPTS: readonly Concept[] = TABLE.concepts

export const WORD_TABLE_TOPICS: readonly Topic[] = TABLE.topics

/** Whether a name of a concept has several words. */
export const isPhrase = (name: string): boolean => name.includes(' ')

/**
 * The single words of testers, from `content/reference/words.yaml`. The build replaces this module by its data in what browsers
 * download; only the step finder needs the phrases, which are a module of their own.
 */
export const CONCEPTS: readonly Concept[] = WORD_TABLE_CONCEPTS.map((concept) =>
  withWords(concept, (word) => !isPhrase(word)),
)
