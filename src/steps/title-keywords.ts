import type { Locale } from '@/i18n/locale'

/** The parts of a feature that have a title line. */
export type TitleRole = 'feature' | 'background' | 'scenario' | 'scenarioOutline' | 'examples'

/** The words that begin a title line, before its colon; the first of each list is the usual one. */
export const TITLE_KEYWORDS: Record<Locale, Record<TitleRole, readonly [string, ...string[]]>> = {
  es: {
    feature: ['Característica'],
    background: ['Antecedentes'],
    scenario: ['Escenario'],
    scenarioOutline: ['Esquema del escenario'],
    examples: ['Ejemplos'],
  },
  en: {
    feature: ['Feature', 'Business Need', 'Ability'],
    background: ['Background'],
    scenario: ['Scenario'],
    scenarioOutline: ['Scenario Outline', 'Scenario Template'],
    examples: ['Examples', 'Scenarios'],
  },
}
