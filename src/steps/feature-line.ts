import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { trimSentence } from './expression/step-expression'
import type { StepKind } from './step'

/** Equivalent step keywords, in the order in which the tool tries them: longer ones first. */
export const SAME_KEYWORDS: readonly Record<StepLanguage, readonly string[]>[] = [
  { es: ['*'], en: ['*'] },
  { es: ['Dado que', 'Dado', 'Dada', 'Dados', 'Dadas'], en: ['Given that', 'Given'] },
  { es: ['Cuando'], en: ['When'] },
  { es: ['Entonces'], en: ['Then'] },
  { es: ['Y que', 'Y', 'E'], en: ['And'] },
  { es: ['Pero'], en: ['But'] },
]

/** All step keywords of a language, in that order. */
export const STEP_KEYWORDS: Record<StepLanguage, readonly string[]> = {
  es: SAME_KEYWORDS.flatMap(({ es }) => es),
  en: SAME_KEYWORDS.flatMap(({ en }) => en),
}

const ROLES: [RegExp, StepKind][] = [
  [/^(Dad[oa]s?|Given)\b/, 'definition'],
  [/^(Cuando|When)\b/, 'action'],
  [/^(Entonces|Then)\b/, 'assertion'],
]

/** Whether a keyword, such as And or `*`, has no role of its own. @example isContinuation('Y que') // => true */
export const isContinuation = (keyword: string): boolean => !ROLES.some(([pattern]) => pattern.test(keyword))

/** The role of a keyword; And has that of the step before. @example keywordRole('Y', 'action') // => 'action' */
export const keywordRole = (keyword: string, before: StepKind = 'definition'): StepKind =>
  ROLES.find(([pattern]) => pattern.test(keyword))?.[1] ?? before

export interface KeywordSentence {
  /** As written; null if there is none. */
  keyword: string | null
  /** The rest, which is matched against expressions. */
  text: string
  /** Index of the text in the sentence, from 0. */
  offset: number
}

/** The indentation that the tool strips: white space, except non-breaking spaces. */
export const INDENT = /^(?:(?![\u00a0\u2007\u202f\ufeff])\s)*/

/**
 * Strips the Gherkin keyword as the tool does: case-sensitively, the first keyword of the language that a space follows; so "Dado
 * que", "Y que" and "Given that" include their second word.
 * @example stripKeyword('Dado que la URL base …', 'es') // => { keyword: 'Dado que', text: 'la URL base …', offset: 9 }
 */
export function stripKeyword(sentence: string, locale: StepLanguage): KeywordSentence {
  const indent = INDENT.exec(sentence)?.[0].length ?? 0
  const keyword = STEP_KEYWORDS[locale].find((candidate) => sentence.startsWith(`${candidate} `, indent))
  const from = keyword === undefined ? indent : indent + keyword.length
  const { text, offset } = trimSentence(sentence.slice(from))
  return { keyword: keyword ?? null, text, offset: from + offset }
}

/** The Spanish Given agrees with the next word. */
const AGREEING: [RegExp, string][] = [
  [/^la /, 'Dada'],
  [/^las /, 'Dadas'],
  [/^los /, 'Dados'],
  [/^(se|que|toda) /, 'Dado que'],
]

/**
 * Translates a keyword. @param sentence the translated step, with which a Spanish Given agrees in gender and number
 * @example translateKeyword('Given', 'la URL base https://a.es', 'es') // => 'Dada'
 */
export function translateKeyword(keyword: string, sentence: string, to: StepLanguage): string {
  const forms = SAME_KEYWORDS.find((same) => same[otherLanguage(to)].includes(keyword))?.[to] ?? []
  // The first keyword of a single word stands for all equivalent ones.
  const word = forms.find((form) => !form.includes(' ')) ?? keyword
  if (word !== 'Dado') return word
  return AGREEING.find(([pattern]) => pattern.test(sentence))?.[1] ?? word
}

/** The parts of a feature that have a title line. */
export type TitleRole = 'feature' | 'background' | 'scenario' | 'scenarioOutline' | 'examples'

/** The keywords of title lines, without the colon; the first of each list is the usual one. */
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

export type FeatureLine =
  | { kind: 'step'; indent: string; keyword: string; role: StepKind; sentence: string; offset: number; line: string }
  | { kind: 'title'; indent: string; keyword: string; title: string; line: string }
  | { kind: 'comment' | 'tag' | 'row' | 'block' | 'plain'; line: string }

export type StepLine = Extract<FeatureLine, { kind: 'step' }>

const titlePattern = (locale: StepLanguage) =>
  new RegExp(`^(\\s*)((?:${Object.values(TITLE_KEYWORDS[locale]).flat().join('|')}):)(.*)$`)

const TITLES: Record<StepLanguage, RegExp> = { es: titlePattern('es'), en: titlePattern('en') }

/** The doc string delimiter that begins a line. @example docStringMark('  """json') // => '"""' */
export const docStringMark = (line: string): string | undefined => /^\s*("""|```)/.exec(line)?.[1]

export const isRow = (line: string): boolean => /^\s*\|/.test(line)

/** Whether a line begins the block of a step: a table or a doc string. */
export const isBlockStart = (line: string): boolean => isRow(line) || docStringMark(line) !== undefined

/** Whether each line belongs to a doc string. @example [...docStringLines(['* a', '"""', 'b', '"""'])] // => [false, true, true, true] */
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

/** Classifies the lines of Gherkin for highlighting and matching; fragments without a feature are fine. */
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
