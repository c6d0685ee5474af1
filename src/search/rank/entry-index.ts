import type { Locale } from '@/i18n/locale'
import type { Searchable } from './searchable'
import { createTextTable, type SearchedText, type TextTable } from './text-table'
import { type AskedWord, createWordTable, type Found } from './word-table'

/** What a word finds, by the number of the entry. */
export type FoundEntries = ReadonlyMap<number, Found>

/** Entries that can be looked up by a word. */
export interface EntryIndex {
  searchables: readonly Searchable[]
  find: (asked: AskedWord) => FoundEntries
  /** Their text; absent until it has been loaded. */
  text?: TextTable
}

/** Answers are kept: further typing repeats most words. */
function remembered(find: (asked: AskedWord) => FoundEntries): EntryIndex['find'] {
  const answers = new Map<string, FoundEntries>()
  return (asked) => {
    const key = `${asked.word} ${asked.isKnown} ${asked.except}`
    const found = answers.get(key) ?? find(asked)
    answers.set(key, found)
    return found
  }
}

/** Entries by their names and headings. */
export const entryIndexOf = (searchables: readonly Searchable[]): EntryIndex => ({
  searchables,
  find: remembered(createWordTable(searchables)),
})

/** The better match of each entry. */
function together(names: FoundEntries, texts: ReadonlyMap<number, number>): FoundEntries {
  const found = new Map(names)
  for (const [at, weight] of texts) {
    const { own = 0, other = 0 } = found.get(at) ?? {}
    found.set(at, { own: Math.max(own, weight), other })
  }
  return found
}

/**
 * The same entries by their text, too.
 * @param texts one each, in their order
 */
export async function withText(index: EntryIndex, texts: readonly SearchedText[], locale: Locale): Promise<EntryIndex> {
  const text = await createTextTable(texts, locale)
  return {
    ...index,
    text,
    find: remembered((asked) => together(index.find(asked), text(asked.word, asked.except).found)),
  }
}
