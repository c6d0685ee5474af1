import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { contentRoot } from '@/site/content-root'
import type { WORD_TABLE } from './words-schema'

type WordTable = z.infer<typeof WORD_TABLE>

/** Words that readers write for one thing, and what they have to do with the steps. */
export type Concept = WordTable['concepts'][number]

/** The file of the table, inside the content folder. */
export const WORDS_FILE = 'reference/words.yaml'

/** The concepts of the content; none when the file cannot be read, which the content check reports. */
function readConcepts(): Concept[] {
  const file = join(contentRoot(), WORDS_FILE)
  try {
    const table = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as WordTable | null) : null
    return Array.isArray(table?.concepts) ? table.concepts : []
  } catch {
    return []
  }
}

/**
 * The words of testers, from `content/reference/words.yaml`. The build replaces this module by its data in what browsers
 * download.
 */
export const CONCEPTS: readonly Concept[] = readConcepts()
