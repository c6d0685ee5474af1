import { LOCALES, type Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { splitName } from '@/lib/split-name'
import type { NamedPlugin } from '@/steps/catalogue'
import { expressionUnits, expressionWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import type { TypeSource } from '@/steps/values/data-types'
import { isMetricType } from '@/steps/values/type-names'
import { conceptsOf, conceptsOfStep } from '../words/concept-table'
import { isLittleWord } from '../words/little-words'
import { phrasesIn } from '../words/phrases'
import { stem } from '../words/stem'

/** What the steps that have a word in some field are worth for it, by the index of the step. */
export type Postings = Map<number, number>

/** The words of all steps outside of their sentences, and the concepts of both. */
export interface FieldIndex {
  /** By stem, in the language of the index. */
  words: Map<string, Postings>
  /** By the number of the concept. */
  concepts: Map<number, Postings>
  /** By the type of an argument. */
  types: Map<string, Postings>
}

/** How much a word counts by the field it stands in; in the sentence of the step it counts 1. */
const FIELD = {
  sentence: 1,
  /** Its figures: `percentile` is no word of the step but one of its values. */
  metric: 0.9,
  /** Plugin: its name says what its steps act on. */
  plugin: 0.6,
  /** The sentence in the other language: testers mix the two. */
  translation: 0.6,
  description: 0.5,
  /** `GET`, `XPath`: they name what the step is about. */
  acronym: 0.9,
  /** `db.assert.table.empty`. */
  id: 0.2,
  argument: 0.35,
} as const

const WORD = /[\p{L}\p{N}]+/gu
const ACRONYM = /\b[A-Z]{2,}\w*\b/g

const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? []

const sentenceWords = (expression: string): string[] => expressionWords(expression).map(({ text }) => foldText(text))

const nameWords = (name: string): string[] => wordsOf(splitName(name).join(' '))

interface FieldContext {
  locale: Locale
  types: TypeSource
  plugins: readonly NamedPlugin[]
}

/** Words of a step with how much they count, and the language that they are in. */
type Field = [words: string[], weight: number, locale: Locale]

function fieldsOf(step: CatalogueStep, { locale, types, plugins }: FieldContext): Field[] {
  const args = step.arguments ?? []
  const metrics = types.metrics.filter(({ type }) => isMetricType(type) && args.some((arg) => arg.type === type))
  const plugin = plugins.find((each) => each.plugin === step.plugin)
  return [
    [
      expressionUnits(step.expression[locale]).flatMap((unit) =>
        unit.kind === 'word' ? unit.forms.map(foldText) : [],
      ),
      FIELD.sentence,
      locale,
    ],
    [metrics.flatMap(({ expression }) => wordsOf(expression[locale])), FIELD.metric, locale],
    [[...nameWords(step.plugin), ...wordsOf(plugin?.name[locale] ?? '')], FIELD.plugin, locale],
    ...LOCALES.filter((other) => other !== locale).map(
      (other): Field => [sentenceWords(step.expression[other]), FIELD.translation, other],
    ),
    [wordsOf(step.description[locale]), FIELD.description, locale],
    [(step.description[locale].match(ACRONYM) ?? []).map(foldText), FIELD.acronym, locale],
    [nameWords(step.id), FIELD.id, 'en'],
    [args.flatMap(({ name, type }) => [...nameWords(name), ...wordsOf(type)]), FIELD.argument, 'en'],
  ]
}

function post<K>(index: Map<K, Postings>, key: K, step: number, weight: number): void {
  const postings = index.get(key) ?? new Map<number, number>()
  index.set(key, postings)
  if (weight > (postings.get(step) ?? 0)) postings.set(step, weight)
}

/** An index without steps. */
export const emptyFields = (): FieldIndex => ({ words: new Map(), concepts: new Map(), types: new Map() })

/** Adds a step to an index. */
export function addFields(index: FieldIndex, number: number, step: CatalogueStep, context: FieldContext): void {
  for (const { type } of step.arguments ?? []) post(index.types, type, number, 1)
  for (const concept of conceptsOfStep(step.id)) post(index.concepts, concept, number, FIELD.sentence)
  for (const [words, weight, locale] of fieldsOf(step, context)) {
    for (const { concept } of phrasesIn(words)) post(index.concepts, concept, number, weight)
    for (const word of words) {
      if (isLittleWord(word, locale)) continue
      if (weight < FIELD.sentence) {
        post(index.words, stem(word, locale), number, weight)
        post(index.words, stem(word, context.locale), number, weight)
      }
      for (const concept of conceptsOf(word, [locale])) post(index.concepts, concept, number, weight)
    }
  }
}
