import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { isTextType } from '@/steps/type-names'
import { sampleValue } from './sample-value'

/**
 * A value for an author to replace, in the language of the feature.
 * @example fillValue('text', 'unnamed', 'es', dataTypes) // => "'texto'"
 */
export const fillValue = (type: string, name: string, locale: Locale, types: StepCatalogue['dataTypes']): string =>
  name === UNNAMED_ARGUMENT && isTextType(type)
    ? `'${FEATURE_WORDS[locale].text}'`
    : sampleValue(type, name, locale, types)
