import { type Locale, otherLocale } from '@/i18n/locale'
import { stripKeyword } from '@/steps/keywords'
import { type Finding, type FindingPlace, finding } from '../finding/finding'
import { isTitleLine } from '../parse/feature-language'
import type { ParsedFeature } from '../parse/parse-feature'
import type { SyntaxFault } from '../parse/syntax-fault'

/** The keyword that a line has in a language, if it has one. */
function keywordIn(line: string, locale: Locale): string | undefined {
  if (isTitleLine(line, locale)) return line.trim().split(':')[0]
  const { keyword } = stripKeyword(line, locale)
  return keyword && keyword !== '*' ? keyword : undefined
}

const FENCE = /^\s*("""|```)/

/** What closes the block that the file ends in: the same as opened it. */
function openBlock({ expected }: Extract<SyntaxFault, { fault: 'end' }>, lines: readonly string[]): { fence?: string } {
  if (!expected.includes('DocStringSeparator')) return {}
  const open = lines.reduce<string | undefined>((before, text) => {
    const fence = FENCE.exec(text)?.[1]
    if (before) return fence === before ? undefined : before
    return fence
  }, undefined)
  return open ? { fence: open } : {}
}

function faultFinding(fault: SyntaxFault, place: FindingPlace, lines: readonly string[], locale: Locale): Finding {
  const line = lines[place.line - 1] ?? ''
  if (fault.fault === 'unexpected') {
    const keyword = keywordIn(line, locale) === undefined && keywordIn(line, otherLocale(locale))
    if (keyword) return finding('syntax.foreign', place, { keyword, language: otherLocale(locale) })
    return finding('syntax.unexpected', place, { expected: fault.expected, found: line.trim() })
  }
  if (fault.fault === 'end')
    return finding('syntax.end', place, { expected: fault.expected, ...openBlock(fault, lines) })
  if (fault.fault === 'other') return finding('syntax.other', place, { explanation: fault.explanation })
  return finding(`syntax.${fault.fault}`, place, {})
}

/** What the Gherkin parser could not read, where it says it is. */
export function checkSyntax({ faults, lines, language }: ParsedFeature): Finding[] {
  return faults.map((fault) => {
    const line = Math.min(fault.line, lines.length)
    const text = lines[line - 1] ?? ''
    const end = text.trimEnd().length + 1
    const place = { line, column: fault.column, endColumn: Math.max(end, fault.column + 1) }
    return faultFinding(fault, place, lines, language.written)
  })
}
