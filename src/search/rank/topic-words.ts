import { LOCALES } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { foldText } from '@/lib/fold-text'
import { remember } from '@/lib/remember'
import { CONCEPTS } from '@/step-language/words/concepts'
import { stem } from '@/step-language/words/stem'
import { TOPICS } from '@/step-language/words/topics'

const stemsOf = (word: string): string[] => LOCALES.map((locale) => stem(word, locale))

/** Lists of words that stand for the same, by the stems of their words. */
function byStem(lists: readonly string[][]): ReadonlyMap<string, readonly string[][]> {
  const table = new Map<string, string[][]>()
  for (const words of lists) for (const key of new Set(words.flatMap(stemsOf))) appendTo(table, key, words)
  return table
}

const topics = byStem(TOPICS.map(({ es = [], en = [] }) => [...es, ...en].map(foldText)))
const concepts = byStem(
  CONCEPTS.flatMap(({ es = [], en = [], any = [], stepsOnly }) =>
    stepsOnly ? [] : [[...es, ...en, ...any].map(foldText)],
  ),
)

const listsOf = (table: ReadonlyMap<string, readonly string[][]>, word: string): readonly string[][] => [
  ...new Set(stemsOf(word).flatMap((key) => table.get(key) ?? [])),
]

/**
 * Other words for the subject of a typed word, in both languages.
 * @param word folded
 */
export const wordsForTopic = remember((word: string): readonly string[] => [...new Set(listsOf(topics, word).flat())])

/**
 * Other words for the same thing, those that the step finder knows.
 * @param word folded
 * @returns how likely the typed word stands for each, from 0 to 1: a word of several concepts says less of each
 */
export const wordsForConcept = remember((word: string): ReadonlyMap<string, number> => {
  const lists = listsOf(concepts, word)
  return new Map(lists.flat().map((other) => [other, 1 / lists.length]))
})
