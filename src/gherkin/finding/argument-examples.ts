import type { Locale } from '@/i18n/locale'
import type { ArgumentFault } from '@/step-language/correct/explain-argument'
import { sampleValue } from '@/step-language/values/sample-value'
import { writePhrase } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { OPERAND } from '@/steps/values/data-types'
import { isDecimalType } from '@/steps/values/type-names'

/** Faults that an example explains best. */
const SHOWN_BY_EXAMPLE = new Set<ArgumentFault>(['unit', 'moment'])

const separated = (type: string, language: Locale): string =>
  (isDecimalType(type) ? 12_400.5 : 12_400).toLocaleString(language)

const MOST_COMPARISONS = 2

/**
 * Correct values of a type as examples; empty when the fault needs none.
 * @param language of the data
 * @example argumentExamples('comparison', 'integer-assertion', 'es', types) // => ['es igual a 14', 'es mayor que 14']
 */
export function argumentExamples(
  fault: ArgumentFault,
  type: string,
  language: Locale,
  types: StepCatalogue['dataTypes'],
): string[] {
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
