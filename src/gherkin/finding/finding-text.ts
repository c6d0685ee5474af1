import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import type { FeatureFinding } from './finding'

/**
 * The title of a finding: that of its code, or of the part before the dot.
 * @example findingTitle({ code: 'undefined' }, 'es') // => 'Paso sin definir'
 */
export function findingTitle({ code: name }: Pick<FeatureFinding, 'code'>, locale: Locale): string {
  const titles: Partial<Record<string, string>> = FEATURE_FINDINGS_STRINGS[locale].titles
  return titles[name] ?? titles[name.split('.')[0] ?? name] ?? ''
}

/** The text of a finding in the language of the page; code is between backticks, in the language of the file. */
export function findingText({ code, data }: FeatureFinding, locale: Locale): string {
  const text = FEATURE_FINDINGS_STRINGS[locale].texts[code]
  // TypeScript cannot see that the text and the data belong to the same code.
  return typeof text === 'string' ? text : (text as (data: unknown) => string)(data)
}
