import { isLocale, LOCALES, type Locale } from '@/i18n/locale'
import { stripKeyword, TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { isIgnored } from './feature-text'

/** Title keywords that the Gherkin parser accepts and the tool does not. */
export const UNSUPPORTED_TITLES: Record<Locale, Partial<Record<TitleRole | 'rule', readonly string[]>>> = {
  es: { feature: ['Necesidad del negocio', 'Requisito'], scenario: ['Ejemplo'], rule: ['Regla', 'Regla de negocio'] },
  en: { scenario: ['Example'], rule: ['Rule'] },
}

/** The language that a feature declares, and the one it is written in. */
export interface FeatureLanguage {
  /** The `# language:` line, from 1, and its language. */
  header?: { line: number; language: string }
  /** The language in which the tool reads the file; undefined when it does not support the declared one. */
  declared: Locale | undefined
  /** The language of its keywords. */
  written: Locale
}

const HEADER = /^\s*#\s*language\s*:\s*([a-zA-Z\-_]+)\s*$/
/** Without a header the tool reads English, whatever its configuration. */
const UNDECLARED: Locale = 'en'

export const TITLE_ROLES = ['feature', 'background', 'scenario', 'scenarioOutline', 'examples'] as const

/**
 * The role of a title keyword in a language, whether or not the tool supports it.
 * @example titleRole('Ejemplo', 'es') // => 'scenario'
 */
export const titleRole = (word: string, locale: Locale): TitleRole | undefined =>
  TITLE_ROLES.find(
    (role) => TITLE_KEYWORDS[locale][role].includes(word) || UNSUPPORTED_TITLES[locale][role]?.includes(word),
  )

const titlePatterns = (locale: Locale) => {
  const [own, more] = [TITLE_KEYWORDS[locale], UNSUPPORTED_TITLES[locale]]
  const patternOf = (words: readonly string[]) => new RegExp(`^\\s*(?:${words.join('|')}):`)
  return {
    feature: patternOf([...own.feature, ...(more.feature ?? [])]),
    any: patternOf([...Object.values(own), ...Object.values(more)].flat()),
  }
}

const TITLES = { es: titlePatterns('es'), en: titlePatterns('en') }

/** Whether a line is a title in a language, supported or not: of the feature, or of any part of it. */
export const isTitleLine = (line: string, locale: Locale, part: 'feature' | 'any' = 'any'): boolean =>
  TITLES[locale][part].test(line)

/** Whether a line is a step in a language; a bullet is a step in any. */
export const isStepLine = (line: string, locale: Locale): boolean => stripKeyword(line, locale).keyword !== null

/** Whether a text lacks the title of a feature, in any language. */
const isFragment = (lines: readonly string[]): boolean =>
  !lines.some((line) => LOCALES.some((locale) => isTitleLine(line, locale, 'feature')))

/** The lines with a keyword of a language; a bullet is of any. */
const keywordLines = (lines: readonly string[], locale: Locale): number =>
  lines.filter((line) => isTitleLine(line, locale) || (isStepLine(line, locale) && !/^\s*\*/.test(line))).length

/** The language of most keywords: one of the other language is a mistake. Of as many it is the declared one. */
function writtenLanguage(lines: readonly string[], declared: Locale | undefined): Locale | undefined {
  const counts = LOCALES.map((locale) => ({ locale, count: keywordLines(lines, locale) }))
  const most = Math.max(...counts.map(({ count }) => count))
  const found = counts.filter(({ count }) => count === most && count > 0).map(({ locale }) => locale)
  return found.find((locale) => locale === declared) ?? found[0]
}

/**
 * Detects the language of a feature.
 * @param fragmentLocale the language that a fragment without a header is taken to declare; English when left out
 * @example featureLanguage(['# language: es', 'Característica: altas'])
 *   // => { header: { line: 1, language: 'es' }, declared: 'es', written: 'es' }
 */
export function featureLanguage(lines: readonly string[], fragmentLocale: Locale = UNDECLARED): FeatureLanguage {
  const end = lines.findIndex((line) => !isIgnored(line))
  const head = end < 0 ? lines : lines.slice(0, end)
  const index = head.findIndex((line) => HEADER.test(line))
  const language = HEADER.exec(head[index] ?? '')?.[1]
  const undeclared = isFragment(lines) ? fragmentLocale : UNDECLARED
  if (!language) return { declared: undeclared, written: writtenLanguage(lines, undeclared) ?? undeclared }
  const declared = isLocale(language) ? language : undefined
  const written = writtenLanguage(lines, declared) ?? declared ?? undeclared
  return { header: { line: index + 1, language }, declared, written }
}
