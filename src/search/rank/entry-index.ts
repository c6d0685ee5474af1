import { type Locale, otherLocale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { unpackTerms } from '@/step-language/words/packed-terms'
import { createTermIndex, type TermIndex } from '@/step-language/words/term-index'
import { FIELDS, type SearchDocument, searchDocuments, sentenceWords } from './search-documents'
import type { OptionEntry, Passage, SearchIndex, StepEntry, TextIndex } from './search-index'
import { nameOf, searchTerms } from './search-words'

/** All entries, ready for being found; their ids are their places in `documents`. */
export interface EntryIndex {
  locale: Locale
  /** Steps, then options, then pages with their sections. */
  documents: SearchDocument<StepEntry | OptionEntry | Passage>[]
  terms: TermIndex<keyof typeof FIELDS>
  /** The entries that have a name; it is looked up with `nameOf`. */
  names: ReadonlyMap<string, readonly number[]>
  /** The steps by their sentences in the other language. */
  translations: TermIndex<'sentence'>
}

/** The steps by their sentences in the other language. */
function* indexTranslations({ steps }: SearchIndex, locale: Locale): Generator<void, EntryIndex['translations']> {
  const translations = createTermIndex({ sentence: 1 })
  for (const [id, { translation }] of steps.entries()) {
    translations.add({ id, sentence: searchTerms(sentenceWords(translation), locale).join(' ') })
    yield
  }
  return translations
}

/**
 * Indexes all entries, yielding after each one so that it never blocks typing.
 * @param locale the language of the index
 * @param text without it pages are found by their titles alone
 */
export function* indexEntries(index: SearchIndex, locale: Locale, text?: TextIndex): Generator<void, EntryIndex> {
  const documents: EntryIndex['documents'] = []
  const terms = createTermIndex(FIELDS)
  const names = new Map<string, number[]>()
  const sections = text?.sections.length ?? 0
  const firstPage = index.steps.length + index.options.length
  const packed = text ? unpackTerms(text.terms, firstPage + 2 * sections) : []
  for (const document of searchDocuments(index, locale, text)) {
    const id = documents.push(document) - 1
    const rest = id < firstPage ? '' : (packed[id + sections] ?? '')
    terms.add({ id, ...document.fields, asked: packed[id] ?? '', rest })
    for (const name of new Set(document.names.map(nameOf))) appendTo(names, name, id)
    yield
  }
  return { locale, documents, terms, names, translations: yield* indexTranslations(index, otherLocale(locale)) }
}
