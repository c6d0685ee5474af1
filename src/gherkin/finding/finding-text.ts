import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { FeatureFinding } from './finding'
import { findingKind, type TextContext } from './finding-kinds'

/**
 * The title of a finding: that of its code, or of the part before the dot.
 * @example findingTitle({ code: 'undefined' }, 'es') // => 'Paso sin definir'
 */
export function findingTitle({ code: name }: Pick<FeatureFinding, 'code'>, locale: Locale): string {
  const titles: Partial<Record<string, string>> = FEATURE_FINDINGS_STRINGS[locale].titles
  return titles[name] ?? titles[name.split('.')[0] ?? name] ?? ''
}

/**
 * The text of a finding in the language of the page; code is between backticks, in the language of the file.
 * @param language of the file
 * @param catalogue the steps, types and plugins that findings name by their ids
 */
export function findingText(
  found: FeatureFinding,
  locale: Locale,
  catalogue: StepCatalogue,
  language: Locale = locale,
): string {
  const words = FEATURE_FINDINGS_STRINGS[locale]
  const text = words.texts[found.code]
  if (typeof text === 'string') return text
  // TypeScript cannot see that the text and the data belong to the same code.
  const { toText } = findingKind(found.code) as {
    toText?: (data: FeatureFinding['data'], context: TextContext) => unknown
  }
  const say = text as (data: unknown) => string
  return say(toText ? toText(found.data, { words, locale, language, catalogue }) : found.data)
}
