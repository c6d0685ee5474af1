import type { StepLanguage } from '@/i18n/locale'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { expressionArguments, expressionWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import { isDecimalType, isWholeType } from '@/steps/values/data-types'
import { LITERAL, termsOf } from '../words/terms'

/** The literals that an argument of a type takes, as terms; a comparison takes what it compares. */
function literalsFor(type: string): string[] {
  const [base = ''] = type.split('-')
  if (isWholeType(base) || isDecimalType(base)) return [`${LITERAL}number`]
  return ['text', 'url', 'file', 'duration', 'date'].includes(base) ? [LITERAL + base] : []
}

/** The terms of a step itself: of its sentence; of its description, its id, its arguments and its plugin. */
export function stepTerms(step: CatalogueStep, locale: StepLanguage, { dataTypes, plugins }: StepCatalogue) {
  const expression = step.expression[locale]
  const args = expressionArguments(expression)
  const metrics = dataTypes.metrics.filter((metric) => args.some(({ type }) => type === metric.type))
  const words = [expression, ...metrics.map((metric) => metric.expression[locale])].flatMap(expressionWords)
  return {
    sentence: [
      ...termsOf(words.join(' '), locale),
      ...args.flatMap(({ type }) => literalsFor(type)),
      ...(expression.includes(' = ') ? [`${LITERAL}=`] : []),
    ],
    about: [
      ...termsOf(step.description[locale], locale),
      ...termsOf([step.id.replaceAll('.', ' '), ...args.map(({ name }) => name)].join(' '), 'en'),
      ...termsOf(pluginName(plugins, step.plugin, locale), locale),
    ],
  }
}

/** What the sentence of a step counts beside a phrase. */
const SENTENCE_WEIGHT = 3

/** Words in which somebody may mean a step. */
export interface Example {
  terms: readonly string[]
  /** The place of the step in the catalogue. */
  step: number
  /** How much it counts. */
  weight: number
}

/**
 * The words in which people may mean each step: its own, and those in which they are known to ask for it.
 * @param phrasesFor the phrases for the step with an id
 */
export const stepExamples = (
  catalogue: StepCatalogue,
  locale: StepLanguage,
  phrasesFor: (id: string) => readonly string[],
): Example[] =>
  catalogue.steps.flatMap((each, step) => {
    const { sentence, about } = stepTerms(each, locale, catalogue)
    return [
      { terms: sentence, step, weight: SENTENCE_WEIGHT },
      { terms: about, step, weight: 1 },
      { terms: [...sentence, ...about], step, weight: 1 },
      ...phrasesFor(each.id).map((phrase) => ({ terms: termsOf(phrase, locale), step, weight: 1 })),
    ]
  })
