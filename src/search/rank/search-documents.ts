import type { Locale } from '@/i18n/locale'
import { pluginRoute } from '@/site/routes'
import { expressionArguments, expressionWords } from '@/steps/expression/expression-parts'
import type { OptionEntry, Passage, SearchIndex, StepEntry, TextIndex } from './search-index'
import { searchTerms } from './search-words'

/** What an entry is found by, and how much each counts. */
export const FIELDS = {
  /** The sentence of a step, the key of an option, the heading of a section, the title of a page. */
  title: 2.5,
  /** How people ask for it. */
  asked: 1,
  /** What it is about; of a section, the headings that it is below. */
  about: 0.5,
  /** What it belongs to: plugin, page; ids, names and types. */
  names: 0.8,
  text: 0.5,
  /** What it says but does not show. */
  rest: 0.25,
} as const

/** An entry of any kind, ready for being found. */
export interface SearchDocument<Entry> {
  entry: Entry
  /** The path of its page. */
  path: string
  /** The terms of its own fields, separated by blanks. */
  fields: Record<'title' | 'about' | 'names' | 'text', string>
  /** Names that identify it when they are typed in full. */
  names: string[]
}

type Terms = (...texts: readonly (string | undefined)[]) => string

/** Every word of a sentence, the optional ones too. */
export const sentenceWords = (expression: string): string =>
  expressionWords(expression)
    .map(({ text }) => text)
    .join(' ')

function stepDocument(entry: StepEntry, plugin: string, path: string, terms: Terms): SearchDocument<StepEntry> {
  const args = expressionArguments(entry.text).map(({ name, type }) => `${name} ${type}`)
  return {
    entry,
    path,
    fields: {
      title: terms(sentenceWords(entry.text), sentenceWords(entry.also ?? '')),
      about: '',
      names: terms(entry.id, plugin, ...args),
      text: '',
    },
    names: [entry.id],
  }
}

function optionDocument(entry: OptionEntry, plugin: string, path: string, terms: Terms): SearchDocument<OptionEntry> {
  const { key, type, about } = entry
  const [, ...tail] = key.split('.')
  return {
    entry,
    path,
    fields: { title: terms(key), about: terms(about), names: terms(plugin, type, entry.default), text: '' },
    // A key is also known by its last part, and by its full path in `wakamiti.yaml`.
    names: [key, `wakamiti.${key}`, tail.join('.'), tail.at(-1) ?? ''],
  }
}

function passageDocument(entry: Passage, terms: Terms): SearchDocument<Passage> {
  const { page, section } = entry
  const { slug, title, about } = page
  const text = terms(section?.text, ...(section?.explained ?? []))
  return section?.anchor
    ? {
        entry,
        path: slug,
        fields: { title: terms(section.heading), about: terms(section.above), names: terms(title, slug), text },
        names: [section.heading, ...(section.explained ?? [])],
      }
    : {
        entry,
        path: slug,
        fields: { title: terms(title), about: terms(about), names: terms(slug, page.section), text },
        names: [title, slug.split('/').at(-2) ?? ''],
      }
}

/** The pages, or their sections as soon as the text is there. */
const passagesOf = ({ pages }: SearchIndex, text?: TextIndex): Passage[] =>
  text
    ? text.sections.flatMap((section) => {
        const page = pages[section.page]
        return page ? [{ page, section }] : []
      })
    : pages.map((page) => ({ page }))

/** All entries: steps, options, and pages with their sections, in this order. They are made one after the other when asked for. */
export function* searchDocuments(index: SearchIndex, locale: Locale, text?: TextIndex) {
  const terms: Terms = (...texts) => texts.flatMap((each) => (each ? searchTerms(each, locale) : [])).join(' ')
  const placeOf = ({ plugin }: { plugin: string }) =>
    [index.plugins[plugin] ?? plugin, pluginRoute(plugin, locale)] as const
  for (const step of index.steps) yield stepDocument(step, ...placeOf(step), terms)
  for (const option of index.options) yield optionDocument(option, ...placeOf(option), terms)
  for (const passage of passagesOf(index, text)) yield passageDocument(passage, terms)
}
