import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { stripKeyword, TITLE_KEYWORDS, type TitleRole } from '@/steps/feature-line'
import { hasContent } from './feature-text'

type TitledRole = TitleRole | 'rule'

/** Title keywords that the Gherkin parser accepts and the tool does not. */
export const UNSUPPORTED_TITLES: Record<StepLanguage, Partial<Record<TitledRole, readonly string[]>>> = {
  es: { feature: ['Necesidad del negocio', 'Requisito'], scenario: ['Ejemplo'], rule: ['Regla', 'Regla de negocio'] },
  en: { scenario: ['Example'], rule: ['Rule'] },
}

export interface FeatureLanguage {
  /** The `# language:` line, from 1, and its language. */
  header?: { line: number; language: string }
  /** The language in which the tool reads the file; undefined when it does not support the declared one. */
  declared: StepLanguage | undefined
  /** The language of its keywords. */
  written: StepLanguage
}

const HEADER = /^\s*#\s*language\s*:\s*([a-zA-Z\-_]+)\s*$/
/** Without a header the tool reads English, whatever its configuration. */
const UNDECLARED: StepLanguage = 'en'

const wordsOf = <Role extends TitledRole>(titles: Partial<Record<Role, readonly string[]>>) =>
  (Object.entries(titles) as [Role, string[]][]).flatMap(([role, words]) => words.map((word) => ({ role, word })))

export const titleWords = (locale: StepLanguage) => wordsOf<TitleRole>(TITLE_KEYWORDS[locale])

const rolesOf = (locale: StepLanguage): ReadonlyMap<string, TitledRole> => {
  const words = [...titleWords(locale), ...wordsOf<TitledRole>(UNSUPPORTED_TITLES[locale])]
  return new Map(words.map(({ word, role }) => [word, role]))
}

const ROLES = { es: rolesOf('es'), en: rolesOf('en') }

/** The role of a title line, supported or not. @example titleRole('Ejemplo: a', 'es') // => 'scenario' */
export const titleRole = (line: string, locale: StepLanguage): TitledRole | undefined =>
  ROLES[locale].get(/^\s*([^:]*):/.exec(line)?.[1] ?? '')

export const isTitleLine = (line: string, locale: StepLanguage): boolean => titleRole(line, locale) !== undefined

/** Whether a line is a step in a language; a bullet is a step in any. */
export const isStepLine = (line: string, locale: StepLanguage): boolean => stripKeyword(line, locale).keyword !== null

const keywordLines = (lines: readonly string[], locale: StepLanguage): number =>
  lines.filter((line) => isTitleLine(line, locale) || (isStepLine(line, locale) && !/^\s*\*/.test(line))).length

/** The language of most keywords, as a few of the other one are mistakes; the declared one if they tie. */
function writtenLanguage(lines: readonly string[], declared: StepLanguage | undefined): StepLanguage | undefined {
  const counts = STEP_LANGUAGES.map((locale) => ({ locale, count: keywordLines(lines, locale) }))
  const most = Math.max(...counts.map(({ count }) => count))
  const found = counts.filter(({ count }) => count === most && count > 0).map(({ locale }) => locale)
  return found.find((locale) => locale === declared) ?? found[0]
}

/** The lines with a `# language:`, from 1; the tool reads the first and takes the others for comments. */
export function languageLines(lines: readonly string[]): number[] {
  const end = lines.findIndex(hasContent)
  const head = end < 0 ? lines : lines.slice(0, end)
  return head.flatMap((line, index) => (HEADER.test(line) ? [index + 1] : []))
}

/** The languages of a feature. @example featureLanguage(['# language: es', 'Característica: a']).written // => 'es' */
export function featureLanguage(lines: readonly string[], fragmentLocale: StepLanguage = UNDECLARED): FeatureLanguage {
  const [line = 0] = languageLines(lines)
  const language = HEADER.exec(lines[line - 1] ?? '')?.[1]
  const isWhole = lines.some((text) => STEP_LANGUAGES.some((locale) => titleRole(text, locale) === 'feature'))
  const undeclared = isWhole ? UNDECLARED : fragmentLocale
  if (!language) return { declared: undeclared, written: writtenLanguage(lines, undeclared) ?? undeclared }
  const declared = STEP_LANGUAGES.find((known) => known === language)
  const written = writtenLanguage(lines, declared) ?? declared ?? undeclared
  return { header: { line, language }, declared, written }
}
