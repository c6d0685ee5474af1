import type { Locale } from '@/i18n/locale'
import { RANGE_STRINGS } from '@/i18n/range-strings'
import type { Option } from './option'

/**
 * The range of a number, in words.
 * @example rangeText({ minimum: 1, maximum: 65535 }, 'es') // => 'de 1 a 65535'
 */
export function rangeText({ minimum, maximum }: Pick<Option, 'minimum' | 'maximum'>, locale: Locale) {
  const words = RANGE_STRINGS[locale]
  if (minimum !== undefined && maximum !== undefined) return words.between(minimum, maximum)
  if (minimum !== undefined) return words.atLeast(minimum)
  return maximum === undefined ? undefined : words.atMost(maximum)
}
