import type { Locale } from '@/i18n/locale'
import { type ArgumentFault, explainArgument } from '@/step-language/correct/explain-argument'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/sample-value'
import { writePhrase } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { OPERAND } from '@/steps/values/data-types'
import { isDecimalType } from '@/steps/values/type-names'

/** The text in place of an argument. */
export interface WrittenValue {
  name: string
  type: string
  text: string
}

/** Faults that an example explains best. */
const SHOWN_BY_EXAMPLE = new Set<ArgumentFault>(['unit', 'moment'])

const separated = (type: string, language: Locale): string =>
  (isDecimalType(type) ? 12_400.5 : 12_400).toLocaleString(language)

const MOST_COMPARISONS = 2

/** Correct values of a type as examples; none where the fault needs none. */
function correctExamples(fault: ArgumentFault, type: string, language: Locale, types: StepCatalogue['dataTypes']) {
  const assertion = types.assertions.find(({ name }) => name === type)
  const operand = assertion?.operand ?? type
  if (fault === 'separators') return [separated(operand, language)]
  const sample = sampleValue(operand, UNNAMED_ARGUMENT, language, types)
  if (SHOWN_BY_EXAMPLE.has(fault)) return sample ? [sample] : []
  if (fault !== 'comparison' || !assertion) return []
  return types.matchers
    .filter(({ family, expression }) => family.includes(assertion.family) && expression[language].includes(OPERAND))
    .filter(({ key }) => !key.includes('.ignore.'))
    .slice(0, MOST_COMPARISONS)
    .map(({ expression }) => writePhrase(expression[language]).replace(OPERAND, () => sample))
}

/**
 * What is wrong with a value, as the data of its finding, and how it is written, when that can be determined.
 * @param language of the data
 */
export function wrongValue({ name, type, text }: WrittenValue, language: Locale, knowledge: StepKnowledge) {
  const problem = explainArgument({ name, type }, text, language, knowledge.values)
  const fault = problem?.fault ?? 'missing'
  const examples = correctExamples(fault, type, language, knowledge.catalogue.dataTypes)
  return { data: { fault, type, examples }, corrected: problem?.corrected }
}
