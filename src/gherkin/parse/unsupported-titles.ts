import type { Locale } from '@/i18n/locale'
import type { TitleRole } from '@/steps/keywords'

/** Words that the Gherkin parser takes for a title line and the tool does not: what is not supported is to be recognised. */
export const UNSUPPORTED_TITLES: Record<Locale, Partial<Record<TitleRole | 'rule', readonly string[]>>> = {
  es: { feature: ['Necesidad del negocio', 'Requisito'], scenario: ['Ejemplo'], rule: ['Regla', 'Regla de negocio'] },
  en: { scenario: ['Example'], rule: ['Rule'] },
}
