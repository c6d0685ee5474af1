import { foldText } from '@/lib/fold-text'
import { expressionItems } from '@/step-language/rank/expression-items'
import { searchWords } from './query-words'
import type { OptionEntry, PageEntry, SearchIndex, StepEntry } from './search-index'

/** The language of a field: that of the page, the other one, or both for names of code. */
type Side = 'own' | 'other' | 'both'

/** Words of an entry, and what it weighs to be found by one of them (0 to 1). */
interface Field {
  words: string[]
  weight: number
  side: Side
}

/** An entry as it is compared with what is typed. */
export interface Searchable {
  fields: Field[]
  /** The words of each language in their order, which counts. */
  lines: Record<'own' | 'other', string[]>
  /** Whole names: who types one of them wants this entry. */
  names: string[]
}

/** Where a name of code is put together: `baseURL`, `executionID`, `HTTPCode`. */
const SEAM = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/

/**
 * The words of names of code: whole, and in the parts that they are put together from.
 * @example codeWords('rest.baseURL') // => ['rest', 'baseurl', 'base', 'url']
 */
export const codeWords = (code: string): string[] =>
  (code.match(/[A-Za-z0-9]+/g) ?? []).flatMap((name) => {
    const parts = name.split(SEAM)
    return (parts.length > 1 ? [name, ...parts] : [name]).map(foldText)
  })

/** The words of a step expression, by what they are to it. */
export interface ExpressionWords {
  /** Those that every sentence of the step has, in their order. */
  required: string[]
  /** Those and the optional ones; without the endings of a word, of which there may be several. */
  all: string[]
  /** The names and types of its arguments. */
  args: string[]
}

/**
 * Takes a step expression apart into words.
 * @example expressionWords('(que) existe(n) en {table:word}')
 *   // => { required: ['existe', 'en'], all: ['que', 'existe', 'en'], args: ['table', 'word'] }
 */
export function expressionWords(expression: string): ExpressionWords {
  const words: ExpressionWords = { required: [], all: [], args: [] }
  for (const item of expressionItems(expression)) {
    if (item.kind === 'argument') words.args.push(...codeWords(item.text))
    if (item.kind === 'choice') words.all.push(...searchWords(item.words.flat().join(' ')))
    if (item.kind !== 'word') continue
    const own = searchWords(item.base)
    words.required.push(...own)
    words.all.push(...own)
  }
  return words
}

const nameOf = (text: string): string => searchWords(text).join(' ')

const stepSearchable = (
  { id, plugin, text, translation, about, also = '' }: StepEntry,
  plugins: SearchIndex['plugins'],
): Searchable => {
  const [own, other] = [expressionWords(text), expressionWords(translation)]
  return {
    fields: [
      { words: own.all, weight: 1, side: 'own' },
      { words: other.all, weight: 1, side: 'other' },
      { words: codeWords(id), weight: 0.75, side: 'both' },
      { words: searchWords(plugins[plugin] ?? plugin), weight: 0.6, side: 'both' },
      { words: own.args, weight: 0.4, side: 'both' },
      { words: searchWords(about), weight: 0.45, side: 'own' },
      { words: expressionWords(also).all, weight: 0.9, side: 'own' },
    ],
    lines: { own: own.required, other: other.required },
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
    lines: { own: searchWords(key), other: [] },
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
  lines: { own: searchWords(title), other: [] },
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
