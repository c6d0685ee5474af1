import type { StepLanguage } from '@/i18n/locale'
import { trimSentence } from './expression/step-expression'
import type { StepKind } from './step'

/** The keywords that begin a step, in the order that the tool tries them: the longer one comes first. */
export const STEP_KEYWORDS: Record<StepLanguage, readonly string[]> = {
  es: ['*', 'Dado que', 'Dado', 'Dada', 'Dados', 'Dadas', 'Cuando', 'Entonces', 'Y que', 'Y', 'E', 'Pero'],
  en: ['*', 'Given that', 'Given', 'When', 'Then', 'And', 'But'],
}

/** The parts of a feature that have a title line. */
export type TitleRole = 'feature' | 'background' | 'scenario' | 'scenarioOutline' | 'examples'

/** The words that begin a title line, before its colon; the first of each list is the usual one. */
export const TITLE_KEYWORDS: Record<StepLanguage, Record<TitleRole, readonly [string, ...string[]]>> = {
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

const ROLES: [RegExp, StepKind][] = [
  [/^(Dad[oa]s?|Given)\b/, 'definition'],
  [/^(Cuando|When)\b/, 'action'],
  [/^(Entonces|Then)\b/, 'assertion'],
]

/**
 * Whether a keyword of either language continues the role of the step before: And, But and `*`.
 * @example isContinuation('Y que') // => true
 */
export const isContinuation = (keyword: string): boolean => !ROLES.some(([pattern]) => pattern.test(keyword))

/**
 * The role that a keyword of either language gives its step; And and But continue the role of the step before.
 * @param before the role of the step before
 * @example keywordRole('Y', 'action') // => 'action'
 */
export const keywordRole = (keyword: string, before: StepKind = 'definition'): StepKind =>
  ROLES.find(([pattern]) => pattern.test(keyword))?.[1] ?? before

export interface KeywordSentence {
  /** As written; null when the sentence has none. */
  keyword: string | null
  /** What the expressions are matched against. */
  text: string
  /** Index of the text in the sentence, from 0. */
  offset: number
}

/**
 * The keyword that a text begins with, in whatever case it is written there: the tool knows only the usual one.
 * @example keywordInAnyCase('given a file', 'en') // => 'Given'
 */
export function keywordInAnyCase(text: string, locale: StepLanguage): string | undefined {
  const lower = text.toLowerCase()
  return STEP_KEYWORDS[locale].find((keyword) => lower.startsWith(`${keyword.toLowerCase()} `))
}

/** The indentation that the tool removes: JavaScript's white space except the non-breaking kinds. */
const INDENT = /^(?:(?![\u00a0\u2007\u202f\ufeff])\s)*/

/**
 * Removes the Gherkin keyword of a sentence as the tool does: the first in its list followed by a blank, case-sensitive, in
 * the language of the sentence. "Dado que", "Y que" and "Given that" include their second word.
 * @example stripKeyword('Dado que la URL base …', 'es') // => { keyword: 'Dado que', text: 'la URL base …', offset: 9 }
 */
export function stripKeyword(sentence: string, locale: StepLanguage): KeywordSentence {
  const indent = INDENT.exec(sentence)?.[0].length ?? 0
  const keyword = STEP_KEYWORDS[locale].find((candidate) => sentence.startsWith(`${candidate} `, indent))
  const from = keyword === undefined ? indent : indent + keyword.length
  const { text, offset } = trimSentence(sentence.slice(from))
  return { keyword: keyword ?? null, text, offset: from + offset }
}

export type FeatureLine =
  | { kind: 'step'; indent: string; keyword: string; role: StepKind; sentence: string; offset: number; line: string }
  | { kind: 'title'; indent: string; keyword: string; title: string; line: string }
  | { kind: 'comment' | 'tag' | 'row' | 'block' | 'plain'; line: string }

const titlePattern = (locale: StepLanguage) =>
  new RegExp(`^(\\s*)((?:${Object.values(TITLE_KEYWORDS[locale]).flat().join('|')}):)(.*)$`)

const TITLES: Record<StepLanguage, RegExp> = { es: titlePattern('es'), en: titlePattern('en') }

const DOC_STRING = /^\s*("""|```)/

/**
 * The delimiter of a doc string that a line begins with.
 * @example docStringMark('  """json') // => '"""'
 */
export const docStringMark = (line: string): string | undefined => DOC_STRING.exec(line)?.[1]

export const isRow = (line: string): boolean => /^\s*\|/.test(line)

/** Whether a line begins what belongs to a step: a table or a doc string. */
export const isBlockStart = (line: string): boolean => isRow(line) || docStringMark(line) !== undefined

/**
 * Whether each line is inside of a doc string or one of its delimiters.
 * @example [...docStringLines(['* a', '"""', 'b', '"""'])] // => [false, true, true, true]
 */
export function* docStringLines(lines: Iterable<string>): Generator<boolean> {
  let open: string | undefined
  for (const line of lines) {
    const mark = docStringMark(line)
    yield open !== undefined || mark !== undefined
    if (mark && (open === undefined || open === mark)) open = open ? undefined : mark
  }
}

function lineOf(line: string, locale: StepLanguage, before: StepKind | undefined): FeatureLine {
  if (/^\s*#/.test(line)) return { kind: 'comment', line }
  if (/^\s*@/.test(line)) return { kind: 'tag', line }
  if (isRow(line)) return { kind: 'row', line }
  const [, indent = '', title, text = ''] = TITLES[locale].exec(line) ?? []
  if (title) return { kind: 'title', indent, keyword: title, title: text, line }
  const { keyword, text: sentence, offset } = stripKeyword(line, locale)
  if (keyword === null) return { kind: 'plain', line }
  const [blanks = ''] = /^\s*/.exec(line) ?? []
  return { kind: 'step', indent: blanks, keyword, role: keywordRole(keyword, before), sentence, offset, line }
}

/**
 * Reads Gherkin line by line, as far as highlighting and matching need it: fragments without a feature are fine.
 */
export function featureLines(text: string, locale: StepLanguage): FeatureLine[] {
  let role: StepKind | undefined
  const lines = text.split('\n')
  const blocks = [...docStringLines(lines)]
  return lines.map((line, index) => {
    if (blocks[index]) return { kind: 'block', line }
    const read = lineOf(line, locale, role)
    if (read.kind === 'step') role = read.role
    if (read.kind === 'title') role = undefined
    return read
  })
}
