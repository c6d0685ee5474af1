import { AstBuilder, type Dialect, dialects, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { type GherkinDocument, IdGenerator } from '@cucumber/messages'
import type { Locale } from '@/i18n/locale'
import type { Place } from './problem'

/** A syntax error, in the words of the parser, at its place in the text. */
export interface GherkinFault extends Place {
  message: string
}

/** What a text in Gherkin came to; a document only when there is no fault. */
export interface ParsedGherkin {
  document?: GherkinDocument
  faults: GherkinFault[]
  /** Lines that the parser was given before the text, so that a fragment is a feature. */
  linesBefore: number
}

/** Words that stand before a colon and a title. */
function titleWords(locale: Locale): Record<'feature' | 'scenario' | 'examples' | 'other', readonly string[]> {
  const { feature, scenario, scenarioOutline, rule, background, examples } = dialects[locale] as Dialect
  return { feature, examples, scenario: [...scenario, ...scenarioOutline], other: [...rule, ...background] }
}

const begins = (line: string, words: readonly string[]): boolean =>
  words.some((word) => line.trimStart().startsWith(`${word}:`))

/** Whether a line is the title of a feature, below which free text may stand. */
export const isFeatureTitle = (line: string, locale: Locale): boolean => begins(line, titleWords(locale).feature)

/** Whether a line is the title of the examples of an outline. */
export const isExamplesTitle = (line: string, locale: Locale): boolean => begins(line, titleWords(locale).examples)

/** Whether a line is the title of anything. */
export const isTitle = (line: string, locale: Locale): boolean =>
  Object.values(titleWords(locale)).some((words) => begins(line, words))

/** Whether a text is a whole feature, which has to run as it stands. */
export const isWholeFeature = (text: string, locale: Locale): boolean =>
  text.split('\n').some((line) => isFeatureTitle(line, locale))

/** What has to stand before a text to make a feature of it. */
function framed(text: string, locale: Locale): string[] {
  if (isWholeFeature(text, locale)) return []
  const { feature, scenario } = titleWords(locale)
  const head = [`# language: ${locale}`, `${feature[0]}: example`]
  const hasScenario = text.split('\n').some((line) => isTitle(line, locale))
  return hasScenario || !text.trim() ? head : [...head, `${scenario[0]}: example`]
}

interface ParserError extends Error {
  location?: { line: number; column?: number }
  errors?: ParserError[]
}

/**
 * Parses Gherkin with the parser of Cucumber; a fragment (steps alone, scenarios alone) is put into a feature.
 * @param text the Gherkin
 * @param locale the language of its keywords, where no header names another
 */
export function parseGherkin(text: string, locale: Locale): ParsedGherkin {
  const before = framed(text, locale)
  const linesBefore = before.length
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher(locale))
  const total = text.split('\n').length
  try {
    return { document: parser.parse([...before, text].join('\n')), faults: [], linesBefore }
  } catch (error) {
    const { errors, ...rest } = error as ParserError
    const faults = (errors ?? [{ ...rest, message: (error as Error).message }]).map(({ message, location }) => ({
      line: Math.min(Math.max((location?.line ?? 1) - linesBefore, 1), total),
      column: Math.max(location?.column ?? 1, 1),
      message: message.replace(/^\(\d+:\d+\): /, ''),
    }))
    return { faults, linesBefore }
  }
}
