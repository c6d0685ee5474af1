import type { Locale } from '@/i18n/locale'
import { keywordRole, stripKeyword, TITLE_KEYWORDS } from './keywords'
import type { StepKind } from './step-kinds'

export type FeatureLine =
  | { kind: 'step'; indent: string; keyword: string; role: StepKind; sentence: string; offset: number; line: string }
  | { kind: 'title'; indent: string; keyword: string; title: string; line: string }
  | { kind: 'comment' | 'tag' | 'row' | 'block' | 'plain'; line: string }

const titlePattern = (locale: Locale) =>
  new RegExp(`^(\\s*)((?:${Object.values(TITLE_KEYWORDS[locale]).flat().join('|')}):)(.*)$`)

const TITLES: Record<Locale, RegExp> = { es: titlePattern('es'), en: titlePattern('en') }

const DOC_STRING = /^\s*("""|```)/

function stepLine(line: string, locale: Locale, before: StepKind | undefined): FeatureLine | undefined {
  const { keyword, text, offset } = stripKeyword(line, locale)
  if (keyword === null) return undefined
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  return { kind: 'step', indent, keyword, role: keywordRole(keyword, before), sentence: text, offset, line }
}

function lineOf(line: string, locale: Locale, before: StepKind | undefined): FeatureLine {
  if (/^\s*#/.test(line)) return { kind: 'comment', line }
  if (/^\s*@/.test(line)) return { kind: 'tag', line }
  if (/^\s*\|/.test(line)) return { kind: 'row', line }
  const [, indent = '', keyword, title = ''] = TITLES[locale].exec(line) ?? []
  if (keyword) return { kind: 'title', indent, keyword, title, line }
  return stepLine(line, locale, before) ?? { kind: 'plain', line }
}

/**
 * Reads Gherkin line by line, as far as highlighting and matching need it: fragments without a feature are fine.
 */
export function featureLines(text: string, locale: Locale): FeatureLine[] {
  let role: StepKind | undefined
  let fence: string | undefined
  return text.split('\n').map((line) => {
    const mark = DOC_STRING.exec(line)?.[1]
    const isBlock = fence !== undefined || mark !== undefined
    if (mark && (fence === undefined || fence === mark)) fence = fence ? undefined : mark
    if (isBlock) return { kind: 'block', line }
    const read = lineOf(line, locale, role)
    if (read.kind === 'step') role = read.role
    if (read.kind === 'title') role = undefined
    return read
  })
}
