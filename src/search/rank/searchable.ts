import type { OptionEntry, PageEntry, SearchIndex, StepEntry } from './search-index'
import { argumentWords, codeWords, expressionWords, requiredWords, searchWords } from './search-words'

/** The language that a field speaks: that of the page, the other one, or the names of code, which are both. */
export type Side = 'own' | 'twin' | 'both'

/** Words of an entry, and what it weighs to be found by one of them (0 to 1). */
export interface Field {
  words: string[]
  weight: number
  side: Side
}

/** An entry as it is compared with what is typed. */
export interface Searchable {
  fields: Field[]
  /** What is read in one go, a language: the order of its words counts. */
  lines: Record<'own' | 'twin', string[]>
  /** Whole names: who types one of them wants this entry. */
  names: string[]
}

const nameOf = (text: string): string => searchWords(text).join(' ')

const stepSearchable = (
  { id, plugin, text, twin, about, also = '' }: StepEntry,
  plugins: SearchIndex['plugins'],
): Searchable => {
  return {
    fields: [
      { words: expressionWords(text), weight: 1, side: 'own' },
      { words: expressionWords(twin), weight: 1, side: 'twin' },
      { words: codeWords(id), weight: 0.75, side: 'both' },
      { words: searchWords(plugins[plugin] ?? plugin), weight: 0.6, side: 'both' },
      { words: argumentWords(text), weight: 0.4, side: 'both' },
      { words: searchWords(about), weight: 0.45, side: 'own' },
      { words: expressionWords(also), weight: 0.9, side: 'own' },
    ],
    lines: { own: requiredWords(text), twin: requiredWords(twin) },
    names: [nameOf(id)],
  }
}

const optionSearchable = ({ key, plugin, type, about, ...rest }: OptionEntry, plugins: SearchIndex['plugins']) => {
  const segments = key.split('.')
  return {
    fields: [
      { words: codeWords(key), weight: 1, side: 'both' },
      { words: searchWords(plugins[plugin] ?? plugin), weight: 0.6, side: 'both' },
      { words: searchWords(about), weight: 0.55, side: 'own' },
      { words: [...searchWords(type), ...searchWords(rest.default ?? '')], weight: 0.3, side: 'both' },
    ],
    lines: { own: searchWords(key), twin: [] },
    // A key is known by its end, too, and by the whole way to it in `wakamiti.yaml`.
    names: [key, `wakamiti.${key}`, segments.slice(1).join('.'), segments.at(-1) ?? ''].map(nameOf),
  } satisfies Searchable
}

const pageSearchable = ({ title, section, about, slug }: PageEntry): Searchable => ({
  fields: [
    { words: searchWords(title), weight: 1, side: 'own' },
    { words: searchWords(slug), weight: 0.7, side: 'both' },
    { words: searchWords(about), weight: 0.55, side: 'own' },
    { words: searchWords(section), weight: 0.4, side: 'own' },
  ],
  lines: { own: searchWords(title), twin: [] },
  names: [nameOf(title), nameOf(slug.split('/').at(-2) ?? '')],
})

/**
 * Everything of an index in the form that it is compared in: steps, then options, then pages.
 * @param index the index of a language
 */
export const searchablesOf = ({ plugins, steps, options, pages }: SearchIndex): Searchable[] => [
  ...steps.map((step) => stepSearchable(step, plugins)),
  ...options.map((option) => optionSearchable(option, plugins)),
  ...pages.map(pageSearchable),
]
