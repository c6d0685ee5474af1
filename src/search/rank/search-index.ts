import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { unpackDocuments } from '@/lib/packed-terms'
import { pluginRoute } from '@/site/site'
import { createTermIndex } from '@/step-language/words/term-index'
import { expressionArguments, expressionWords } from '@/steps/expression/expression-parts'
import type { StepKind } from '@/steps/step'
import { nameOf, searchTerms } from './search-words'

export interface StepEntry {
  id: string
  role: StepKind
  plugin: string
  /** Its expression in the language of the index; `translation` is the other one. */
  text: string
  translation: string
  /** Further words of its sentences: the metrics that it compares. */
  also?: string
}

export interface OptionEntry {
  key: string
  plugin: string
  type: string
  /** Absent if there is none, or it is no literal. */
  default?: string
  about: string
}

/** A page in the search index; its text is in the full-text index. */
export interface PageEntry {
  slug: string
  title: string
  section: string
  about: string
}

/** The text below a heading of a page, or before the first. */
export interface TextSection {
  /** Index of its page in the search index. */
  page: number
  /** Empty for the introduction of a page, as is `heading`. */
  anchor: string
  heading: string
  /** The headings above it in the outline. */
  above: string
  /** The beginning of its text, one paragraph per line, for excerpts. */
  text: string
  /** The messages and flags that its tables explain, verbatim. */
  explained?: string[]
}

/** The full-text index, loaded after the search index. */
export interface TextIndex {
  /** In the order of their pages in the search index. */
  sections: TextSection[]
  /** Packed terms that are never shown: the asked terms of each step, option and section, then the remaining text of sections. */
  terms: string
}

/** The index for results at the first keystroke. */
export interface SearchIndex {
  /** Display names by plugin id. */
  plugins: Record<string, string>
  steps: StepEntry[]
  options: OptionEntry[]
  pages: PageEntry[]
}

/** A page or one of its sections; the section without an anchor stands for the page. */
export interface Passage {
  page: PageEntry
  /** Absent until the full-text index is loaded. */
  section?: TextSection
}

/** The fields of an entry, with their weights. */
const FIELDS = {
  /** The sentence of a step, the key of an option, the heading of a section, the title of a page. */
  title: 2.5,
  asked: 1,
  /** Its plugin or page; ids, argument names and types. */
  names: 0.8,
  /** Its description and text; for a section, also the headings above it. */
  text: 0.5,
  /** Text that is never shown. */
  rest: 0.25,
} as const

export type Entry =
  | { kind: 'steps'; entry: StepEntry }
  | { kind: 'options'; entry: OptionEntry }
  | { kind: 'pages'; entry: Passage }

type Texts = readonly (string | undefined)[]

type SearchDocument = Entry & {
  path: string
  texts: Record<'title' | 'names' | 'text', Texts>
  /** Names that identify it when typed in full. */
  names: string[]
}

function stepDocument(entry: StepEntry, plugin: string, path: string): SearchDocument {
  const title = [entry.text, entry.also ?? ''].flatMap(expressionWords)
  const args = expressionArguments(entry.text).map(({ text }) => text)
  const texts = { title, names: [entry.id, plugin, ...args], text: [] }
  return { kind: 'steps', entry, path, texts, names: [entry.id] }
}

function optionDocument(entry: OptionEntry, plugin: string, path: string): SearchDocument {
  const { key } = entry
  const [, ...tail] = key.split('.')
  const texts = { title: [key], names: [plugin, entry.type, entry.default], text: [entry.about] }
  // A key is also found by its last part, and by its full path in `wakamiti.yaml`.
  const names = [key, `wakamiti.${key}`, tail.join('.'), tail.at(-1) ?? '']
  return { kind: 'options', entry, path, texts, names }
}

function passageDocument(entry: Passage): SearchDocument {
  const { slug, title, about, section: menu } = entry.page
  const { anchor, heading = '', above, text, explained = [] } = entry.section ?? {}
  const names = anchor ? [heading, ...explained] : [title, slug.split('/').at(-2) ?? '']
  const texts = {
    title: names.slice(0, 1),
    names: [title, slug, menu],
    text: [anchor ? above : about, text, ...explained],
  }
  return { kind: 'pages', entry, path: slug, texts, names }
}

/** Generates all entries: pages, or their sections once the text is loaded. */
function* documentsOf(index: SearchIndex, locale: Locale, text?: TextIndex): Generator<SearchDocument> {
  const { plugins, steps, options, pages } = index
  const placeOf = ({ plugin }: { plugin: string }) => [plugins[plugin] ?? plugin, pluginRoute(plugin, locale)] as const
  for (const step of steps) yield stepDocument(step, ...placeOf(step))
  for (const option of options) yield optionDocument(option, ...placeOf(option))
  if (!text) for (const page of pages) yield passageDocument({ page })
  for (const section of text?.sections ?? []) yield passageDocument({ page: pages[section.page] as PageEntry, section })
}

/**
 * Indexes all entries, yielding after each so that it never blocks typing.
 * @returns the entries by id, and what finds them: terms, full names (see {@link nameOf}) and sentences in the other language
 */
export function* indexEntries(index: SearchIndex, locale: Locale, text?: TextIndex) {
  const documents: SearchDocument[] = []
  const [terms, translations] = [createTermIndex(FIELDS), createTermIndex({ sentence: 1 })]
  const names = new Map<string, number[]>()
  const sections = text?.sections.length ?? 0
  const packed = text ? unpackDocuments(text.terms, index.steps.length + index.options.length + 2 * sections) : []
  const other = otherLanguage(stepLanguageOf(locale))
  const termsOf = (texts: Texts, language: Locale = locale) =>
    texts.flatMap((text) => (text ? searchTerms(text, language) : [])).join(' ')
  for (const document of documentsOf(index, locale, text)) {
    const id = documents.push(document) - 1
    const { kind, entry, texts } = document
    terms.add({
      id,
      title: termsOf(texts.title),
      asked: packed[id] ?? '',
      names: termsOf(texts.names),
      text: termsOf(texts.text),
      rest: (kind === 'pages' && packed[id + sections]) || '',
    })
    if (kind === 'steps') translations.add({ id, sentence: termsOf(expressionWords(entry.translation), other) })
    for (const name of new Set(document.names.map(nameOf))) appendTo(names, name, id)
    yield
  }
  return { documents, terms, names, translations }
}
