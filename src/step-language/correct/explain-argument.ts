import { type Locale, otherLocale } from '@/i18n/locale'
import {
  isAssertionType,
  isDecimalType,
  isMetricType,
  isQuotedType,
  isWholeType,
  isWordType,
} from '@/steps/values/type-names'
import { sampleValue } from '../values/sample-value'
import type { ValueTools } from '../values/value-tools'
import { correctValue, IN_THOUSANDS, unquote } from './correct-value'

export type ArgumentFault =
  | 'missing'
  | 'quotes'
  | 'no-quotes'
  | 'one-word'
  | 'digits'
  | 'whole'
  | 'decimals'
  | 'separators'
  | 'scheme'
  | 'address'
  | 'unit'
  | 'moment'
  | 'metric'
  | 'comparison'

/** A value that a step does not take, why, and how it is written. */
export interface ArgumentProblem {
  name: string
  type: string
  fault: ArgumentFault
  /** What was written; empty when nothing was. */
  raw: string
  /** The value in the right form, when it can be determined. */
  corrected: string | undefined
}

const URL_SCHEME = /^(http|https|ftp):\/\//

function numberFault(raw: string, type: string, locale: Locale, { isValue }: ValueTools): ArgumentFault {
  const isForeign = isValue(raw, type, otherLocale(locale))
  if (isWholeType(type)) {
    if (isForeign && IN_THOUSANDS.test(raw)) return 'separators'
    return isValue(raw, 'decimal', locale) ? 'whole' : 'digits'
  }
  if (isForeign) return 'separators'
  return isValue(raw, 'integer', locale) ? 'decimals' : 'digits'
}

/** When the phrase of a comparison is right, its value is wrong; `is empty` has none. */
function comparisonFault(raw: string, type: string, locale: Locale, tools: ValueTools): ArgumentFault {
  if (!/["'\d]/.test(raw) && tools.isValue(raw, 'text-assertion', locale)) return 'comparison'
  const operand = tools.types.assertions.find(({ name }) => name === type)?.operand ?? ''
  const value = /("[^"]*"|'[^']*'|-?\d[\d.,]*( \S+)?|\S+)$/.exec(raw)?.[0] ?? ''
  const words = raw.slice(0, raw.length - value.length).trim()
  const sample = sampleValue(operand, '', locale, tools.types)
  const isPhrase = tools.isValue(`${words} ${sample}`, type, locale) && !tools.isValue(value, operand, locale)
  return isPhrase ? faultOf(value, operand, locale, tools) : 'comparison'
}

function faultOf(raw: string, type: string, locale: Locale, tools: ValueTools): ArgumentFault {
  if (raw === '') return 'missing'
  if (isQuotedType(type)) return 'quotes'
  if (isAssertionType(type)) return comparisonFault(raw, type, locale, tools)
  if (isMetricType(type)) return 'metric'
  if (unquote(raw) !== raw && tools.isValue(unquote(raw), type, locale)) return 'no-quotes'
  if (isWordType(type)) return 'one-word'
  if (isWholeType(type) || isDecimalType(type)) return numberFault(raw, type, locale, tools)
  if (type === 'url') return URL_SCHEME.test(raw) ? 'address' : 'scheme'
  return type === 'duration' ? 'unit' : 'moment'
}

/**
 * Why a step does not take a value, and how it is written.
 * @param raw empty when missing
 * @returns undefined when the value is right
 * @example explainArgument({ name: 'unnamed', type: 'text' }, '/users', 'es', tools)
 *   // => { fault: 'quotes', raw: '/users', corrected: "'/users'", … }
 */
export function explainArgument(
  { name, type }: { name: string; type: string },
  raw: string,
  locale: Locale,
  tools: ValueTools,
): ArgumentProblem | undefined {
  if (raw !== '' && tools.isValue(raw, type, locale)) return undefined
  const corrected = raw === '' ? undefined : correctValue(raw, type, locale, tools)
  return { name, type, raw, corrected, fault: faultOf(raw, type, locale, tools) }
}
