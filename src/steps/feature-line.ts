import type { StepLanguage } from '@/i18n/locale'
import { keywordRole, stripKeyword } from './keywords'
import type { StepKind } from './step'

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
