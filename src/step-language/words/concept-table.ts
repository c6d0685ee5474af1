import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { foldText } from '@/lib/fold-text'
import { nearest } from '@/lib/nearest'
import { remember } from '@/lib/remember'
import { CONCEPTS, type Concept } from './concepts'
import { stem } from './stem'

/** The words of a language, of each concept by its number. */
interface ConceptTable {
  words: ReadonlyMap<string, readonly number[]>
  stems: ReadonlyMap<string, readonly number[]>
}

function conceptTable(locale: Locale): ConceptTable {
  const [words, stems] = [new Map<string, number[]>(), new Map<string, number[]>()]
  CONCEPTS.forEach((concept, number) => {
    for (const word of [...(concept[locale] ?? []), ...(concept.any ?? [])].map(foldText)) {
      appendTo(words, word, number)
      appendTo(stems, stem(word, locale), number)
    }
  })
  return { words, stems }
}

const TABLES: Localized<ConceptTable> = { es: conceptTable('es'), en: conceptTable('en') }

const NUMBERS: ReadonlyMap<string, number> = new Map(CONCEPTS.map(({ name }, number) => [name, number]))

/** The number of a concept; -1 when there is none of that name. */
export const conceptNamed = (name: string): number => NUMBERS.get(name) ?? -1

/** The concepts that each concept stands for too, by number. */
const MEANT: readonly (readonly number[])[] = CONCEPTS.map(({ means = [] }) =>
  means.map(conceptNamed).filter((number) => number >= 0),
)

const OPPOSITES: readonly number[] = CONCEPTS.map(({ opposite = '' }) => conceptNamed(opposite))

/**
 * The ids of the steps that any of some texts names; `*` stands for any letters.
 * @example stepIdPattern('db.*.xls').test('db.action.insert.from.xls') // => true
 */
export const stepIdPattern = (...ids: readonly string[]): RegExp =>
  new RegExp(`^(?:${ids.map((id) => id.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`)

/** Which ids of steps each concept stands for; those that stand for none are left out. */
const STEP_IDS: readonly (readonly [concept: number, ids: RegExp])[] = CONCEPTS.flatMap(({ steps }, number) =>
  steps ? [[number, stepIdPattern(...steps)] as const] : [],
)

/** The concepts that stand for a step whatever its words are. */
export const conceptsOfStep = (id: string): number[] =>
  STEP_IDS.flatMap(([concept, ids]) => (ids.test(id) ? [concept] : []))

/** A concept by its number. */
export const conceptAt = (number: number): Concept | undefined => CONCEPTS[number]

/** The concepts that one stands for too. */
export const meantBy = (concept: number): readonly number[] => MEANT[concept] ?? []

/** The concept that says the contrary of one; -1 when there is none. */
export const oppositeOf = (concept: number): number => OPPOSITES[concept] ?? -1

/**
 * The concepts that a folded word is a word for. Those of both languages, because Spanish sentences have English words in them
 * and the names of code are English; but only words of the own languages are recognized in any form.
 * @param locales the languages of the words that it is compared with
 */
export const conceptsOf = (word: string, locales: readonly Locale[]): number[] => [
  ...new Set(
    LOCALES.flatMap((locale) => {
      const { words, stems } = TABLES[locale]
      return (locales.includes(locale) ? stems.get(stem(word, locale)) : words.get(word)) ?? []
    }),
  ),
]

/** Shorter words are too near to too many others. */
const SHORTEST_MISTYPED = 5

/** The words of a language and of both, for correcting slips. */
const SPELLED: Localized<readonly string[]> = { es: [...TABLES.es.words.keys()], en: [...TABLES.en.words.keys()] }

function respell(word: string, locale: Locale): string | undefined {
  if (word.length < SHORTEST_MISTYPED) return undefined
  const near = SPELLED[locale].filter((known) => known.length >= SHORTEST_MISTYPED && known[0] === word[0])
  return nearest(word, near, 1)
}

const RESPELLED: Localized<(word: string) => string | undefined> = {
  es: remember((word: string) => respell(word, 'es')),
  en: remember((word: string) => respell(word, 'en')),
}

/**
 * The word of a concept that a folded word is a slip of; undefined when there is none. Answers are kept: most words stay while
 * a sentence is typed.
 * @example respelled('trougput', 'en') // => 'throughput'
 */
export const respelled = (word: string, locale: Locale): string | undefined => RESPELLED[locale](word)
