import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { splitName } from '@/lib/split-name'
import { pluginRoute } from '@/site/routes'
import { expressionArguments, expressionWords } from '@/steps/expression/expression-parts'
import { searchWords, textWords } from './query-words'
import type { OptionEntry, PageEntry, Passage, SearchIndex, StepEntry, TextSection } from './search-index'
import { WEIGHTS } from './weights'

/** The language of a field: that of the page, the other one, or both for code names. */
type Side = 'own' | 'other' | 'both'

/** Words of an entry, with the weight of a match from 0 to 1. */
interface Field {
  words: string[]
  weight: number
  side: Side
}

/** An entry prepared for matching. */
export interface Searchable {
  /** The path of its page. */
  path: string
  fields: Field[]
  /** The words of each language; their order counts. */
  lines: Record<'own' | 'other', string[]>
  /** Names that identify this entry when typed in full. */
  names: string[]
  /** How many sections have its heading. */
  namesakes?: number
}

/**
 * The words of a code name: whole, and split at camel-case boundaries.
 * @example codeWords('rest.baseURL') // => ['rest', 'baseurl', 'base', 'url']
 */
export const codeWords = (code: string): string[] =>
  (code.match(/[A-Za-z0-9]+/g) ?? []).flatMap((name) => {
    const parts = splitName(name)
    return (parts.length > 1 ? [name, ...parts] : [name]).map(foldText)
  })

export const requiredWords = (expression: string): string[] =>
  expressionWords(expression).flatMap(({ text, isOptional }) => (isOptional ? [] : searchWords(text)))

/** Every word of an expression, the optional ones too. */
export const allWords = (expression: string): string[] =>
  expressionWords(expression).flatMap(({ text }) => searchWords(text))

/** The names and types of the arguments of an expression. */
export const argumentWords = (expression: string): string[] =>
  expressionArguments(expression).flatMap(({ text }) => codeWords(text))

const nameOf = (text: string): string => searchWords(text).join(' ')

const stepSearchable = (
  { id, plugin, text, translation, about, also = '' }: StepEntry,
  plugins: SearchIndex['plugins'],
  locale: Locale,
): Searchable => ({
  path: pluginRoute(plugin, locale),
  fields: [
    { words: allWords(text), weight: 1, side: 'own' },
    { words: allWords(translation), weight: 1, side: 'other' },
    { words: codeWords(id), weight: 0.75, side: 'both' },
    { words: searchWords(plugins[plugin] ?? plugin), weight: 0.6, side: 'both' },
    { words: argumentWords(text), weight: 0.4, side: 'both' },
    { words: searchWords(about), weight: 0.45, side: 'own' },
    { words: allWords(also), weight: 0.9, side: 'own' },
  ],
  lines: { own: requiredWords(text), other: requiredWords(translation) },
  names: [nameOf(id)],
})

const optionSearchable = (
  { key, plugin, type, about, ...rest }: OptionEntry,
  plugins: SearchIndex['plugins'],
  locale: Locale,
): Searchable => {
  const segments = key.split('.')
  return {
    path: pluginRoute(plugin, locale),
    fields: [
      { words: codeWords(key), weight: 1, side: 'both' },
      { words: searchWords(plugins[plugin] ?? plugin), weight: 0.6, side: 'both' },
      { words: searchWords(about), weight: 0.55, side: 'own' },
      { words: [...searchWords(type), ...searchWords(rest.default ?? '')], weight: 0.3, side: 'both' },
    ],
    lines: { own: searchWords(key), other: [] },
    // A key is also found by its last part and by its full path in `wakamiti.yaml`.
    names: [key, `wakamiti.${key}`, segments.slice(1).join('.'), segments.at(-1) ?? ''].map(nameOf),
  }
}

const pageSearchable = ({ title, section, about, slug }: PageEntry): Searchable => ({
  path: slug,
  fields: [
    { words: textWords(title), weight: 1, side: 'own' },
    { words: searchWords(slug), weight: 0.7, side: 'both' },
    { words: textWords(about), weight: 0.55, side: 'own' },
    { words: searchWords(section), weight: 0.4, side: 'own' },
  ],
  lines: { own: searchWords(title), other: [] },
  names: [nameOf(title), nameOf(slug.split('/').at(-2) ?? '')],
})

/** More sections with the same heading make it a common one, such as that for the installation of each plugin. */
const FEW_NAMESAKES = 4

/** A section by its headings; of its page it has something, too. */
const sectionSearchable = (
  { title, slug, about }: PageEntry,
  { heading, above }: TextSection,
  namesakes: number,
): Searchable => ({
  path: slug,
  fields: [
    { words: textWords(heading), weight: namesakes > FEW_NAMESAKES ? WEIGHTS.field.commonHeading : 1, side: 'own' },
    { words: searchWords(above), weight: WEIGHTS.field.above, side: 'own' },
    { words: [...searchWords(title), ...searchWords(slug)], weight: WEIGHTS.field.page, side: 'both' },
    { words: textWords(about), weight: WEIGHTS.field.about, side: 'own' },
  ],
  lines: { own: searchWords(heading), other: [] },
  names: [nameOf(heading)],
  namesakes,
})

/** Prepares steps, then options for matching. */
export const entrySearchables = ({ plugins, steps, options }: SearchIndex, locale: Locale): Searchable[] => [
  ...steps.map((step) => stepSearchable(step, plugins, locale)),
  ...options.map((option) => optionSearchable(option, plugins, locale)),
]

/** Prepares pages and their sections for matching. */
export function passageSearchables(passages: readonly Passage[]): Searchable[] {
  const namesakes = new Map<string, number>()
  for (const { section } of passages)
    if (section?.anchor) namesakes.set(section.heading, (namesakes.get(section.heading) ?? 0) + 1)
  return passages.map(({ page, section }) =>
    section?.anchor ? sectionSearchable(page, section, namesakes.get(section.heading) ?? 1) : pageSearchable(page),
  )
}
