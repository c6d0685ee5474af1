import { isLocale, LOCALES, type Locale } from '@/i18n/locale'
import { stripKeyword, TITLE_KEYWORDS } from '@/steps/keywords'
import { UNSUPPORTED_TITLES } from './unsupported-titles'

/** Which language a feature says it is in, and which one it is written in. */
export interface FeatureLanguage {
  /** The `# language:` line, from 1, and what it says. */
  header?: { line: number; language: string }
  /** What the tool reads the file in; undefined when it has no such language. */
  declared: Locale | undefined
  /** The language of its keywords. */
  written: Locale
}

const HEADER = /^\s*#\s*language\s*:\s*([a-zA-Z\-_]+)\s*$/
/** Only what may stand above the header. */
const BEFORE_HEADER = /^\s*(#|$)/
/** Without a header the tool reads English, whatever its configuration says. */
const UNDECLARED: Locale = 'en'

/** All words that the Gherkin parser knows, more than the tool's own: what it does not support is to be recognised, too. */
const titleWords = (locale: Locale, part: 'feature' | 'any'): readonly string[] => {
  const [own, more] = [TITLE_KEYWORDS[locale], UNSUPPORTED_TITLES[locale]]
  if (part === 'feature') return [...own.feature, ...(more.feature ?? [])]
  return [...Object.values(own), ...Object.values(more)].flat()
}

const titlePattern = (locale: Locale, part: 'feature' | 'any') =>
  new RegExp(`^\\s*(?:${titleWords(locale, part).join('|')}):`)

const TITLES = {
  es: { feature: titlePattern('es', 'feature'), any: titlePattern('es', 'any') },
  en: { feature: titlePattern('en', 'feature'), any: titlePattern('en', 'any') },
}

/** Whether a line begins a part of a feature, or the feature itself, in a language. */
export const isTitleLine = (line: string, locale: Locale, part: 'feature' | 'any' = 'any'): boolean =>
  TITLES[locale][part].test(line)

/** Whether a line is a step in a language; a bullet is one in any. */
export const isStepLine = (line: string, locale: Locale): boolean => stripKeyword(line, locale).keyword !== null

function writtenLanguage(lines: readonly string[]): Locale | undefined {
  const tests = [
    (line: string, locale: Locale) => isTitleLine(line, locale, 'feature'),
    isTitleLine,
    (line: string, locale: Locale) => isStepLine(line, locale) && !/^\s*\*/.test(line),
  ]
  for (const test of tests) {
    for (const line of lines) {
      const found = LOCALES.find((locale) => test(line, locale))
      if (found) return found
    }
  }
  return undefined
}

/**
 * Finds the language of a feature.
 * @example featureLanguage(['# language: es', 'Característica: altas'])
 *   // => { header: { line: 1, language: 'es' }, declared: 'es', written: 'es' }
 */
export function featureLanguage(lines: readonly string[]): FeatureLanguage {
  const end = lines.findIndex((line) => !BEFORE_HEADER.test(line))
  const head = end < 0 ? lines : lines.slice(0, end)
  const index = head.findIndex((line) => HEADER.test(line))
  const language = HEADER.exec(head[index] ?? '')?.[1]
  if (!language) return { declared: UNDECLARED, written: writtenLanguage(lines) ?? UNDECLARED }
  const declared = isLocale(language) ? language : undefined
  const written = writtenLanguage(lines) ?? declared ?? UNDECLARED
  return { header: { line: index + 1, language }, declared, written }
}
