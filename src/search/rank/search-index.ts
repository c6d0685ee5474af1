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
  /** Its expression. */
  text: string
  translation: string
  /** Other words of its sentences: the names of the metrics that it compares. */
  also?: string
}

export interface OptionEntry {
  key: string
  plugin: string
  type: string
  /** Absent when there is none or it is not a literal. */
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

/** A section of a page: what stands below one of its headings, or before the first. */
export interface TextSection {
  /** Index of its page among those of the index. */
  page: number
  /** Empty for the introduction of the page, as is its heading. */
  anchor: string
  heading: string
  /** The headings that it is below. */
  above: string
  /** The beginning of its prose, a paragraph a line: what a result may show. */
  text: string
  /** The messages and flags that its tables explain, as they are written. */
  explained?: string[]
}

/** The text of everything, which follows a little later. */
export interface TextIndex {
  /** The text of the pages, in the order of the index. */
  sections: TextSection[]
  /** What is found but not shown, packed: how people ask for each step, option and section; then what else sections say. */
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

/** A page, or a section of one: the one without an anchor is the page itself. */
export interface Passage {
  page: PageEntry
  /** Absent until the text has been loaded. */
  section?: TextSection
}

/** What an entry is found by, and how much each counts. */
const FIELDS = {
  /** The sentence of a step, the key of an option, the heading of a section, the title of a page. */
  title: 2.5,
  asked: 1,
  /** What it belongs to: plugin, page; ids, names and types. */
  names: 0.8,
  /** What it is about and what it says; of a section, also the headings that it is below. */
  text: 0.5,
  /** What it says but does not show. */
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
  /** Names that identify it when they are typed in full. */
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
  // A key is also known by its last part, and by its full path in `wakamiti.yaml`.
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

/** All entries, made one after the other; instead of pages their sections as soon as the text is there. */
function* documentsOf(index: SearchIndex, locale: Locale, text?: TextIndex): Generator<SearchDocument> {
  const { plugins, steps, options, pages } = index
  const placeOf = ({ plugin }: { plugin: string }) => [plugins[plugin] ?? plugin, pluginRoute(plugin, locale)] as const
  for (const step of steps) yield stepDocument(step, ...placeOf(step))
  for (const option of options) yield optionDocument(option, ...placeOf(option))
  if (!text) for (const page of pages) yield passageDocument({ page })
  for (const section of text?.sections ?? []) yield passageDocument({ page: pages[section.page] as PageEntry, section })
}

/**
 * Indexes all entries, yielding after each one so that it never blocks typing.
 * @returns the entries, in an order where the id of each is its place; what finds them: terms, names, which are looked up with
 * `nameOf`, and the sentences of steps in the other language
 */
export function* indexEntries(index: SearchIndex, locale: Locale, text?: TextIndex) {
  const documents: SearchDocument[] = []
  const [terms, translations] = [createTermIndex(FIELDS), createTermIndex({ sentence: 1 })]
  const names = new Map<string, number[]>()
  const sections = text?.sections.length ?? 0
  const packed = text ? unpackDocuments(text.terms, index.steps.length + index.options.length + 2 * sections) : []
  const other = otherLanguage(stepLanguageOf(locale))
  const termsOf = (texts: Texts, language: Locale = locale) =>
    texts.flatMap((each) => (each ? searchTerms(each, language) : [])).join(' ')
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
