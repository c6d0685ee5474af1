import type { ArgumentFault } from '@/finder/explain/explain-argument'
import { sampleValue } from '@/finder/explain/sample-value'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { UNNAMED_ARGUMENT } from '@/steps/substitute-arguments'
import { writePhrase } from '@/steps/translate-value'

/** Faults whose rule is best told by an example. */
const TOLD_BY_EXAMPLE = new Set<ArgumentFault>(['unit', 'moment'])
const DECIMAL = /^(decimal|bigdecimal|float|double)$/
/** A number with separators of every kind that its type has. */
const separated = (type: string, language: Locale): string =>
  (DECIMAL.test(type) ? 12_400.5 : 12_400).toLocaleString(language)

const OPERAND = '~x~'
const MOST_COMPARISONS = 2

/**
 * How a value would be written right; nothing where the rule says it all.
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
  if (TOLD_BY_EXAMPLE.has(fault)) return sample ? [sample] : []
  if (fault !== 'comparison' || !assertion) return []
  return types.matchers
    .filter(({ family, expression }) => family.includes(assertion.family) && expression[language].includes(OPERAND))
    .filter(({ key }) => !key.includes('.ignore.'))
    .slice(0, MOST_COMPARISONS)
    .map(({ expression }) => writePhrase(expression[language], false).replace(OPERAND, () => sample))
}
