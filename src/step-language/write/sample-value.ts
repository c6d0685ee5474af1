import type { Locale } from '@/i18n/locale'
import { OPERAND } from '@/steps/data-types'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { writePhrase } from '@/steps/translate-value'
import { isTextType } from '@/steps/type-names'
import type { DataTypeSource } from '../value-tools'

/**
 * A value that shows how a type is written.
 * @param name of the argument: a text is shown as its name
 * @returns empty for a type that nothing is known of
 * @example sampleValue('duration', 'hold', 'es', types) // => '3 segundos'
 */
export function sampleValue(type: string, name: string, locale: Locale, types: DataTypeSource): string {
  const assertion = types.assertions.find((known) => known.name === type)
  if (assertion) {
    const matcher = types.matchers.find(({ family }) => family.includes(assertion.family))
    const operand = sampleValue(assertion.operand, name, locale, types)
    return writePhrase(matcher?.expression[locale] ?? '', false).replace(OPERAND, () => operand)
  }
  const metric = types.metrics.find((known) => known.type === type)
  if (metric) return writePhrase(metric.expression[locale], false)
  if (isTextType(type) && name !== UNNAMED_ARGUMENT && name !== 'matcher') return `'${name}'`
  const examples = types.types.find((known) => known.name === type)?.examples
  return examples?.[locale]?.[0] ?? examples?.any?.[0] ?? ''
}
