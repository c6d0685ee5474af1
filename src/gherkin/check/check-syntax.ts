import { type Locale, otherLocale } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { stripKeyword } from '@/steps/keywords'
import { type FeatureFinding, finding } from '../finding/finding'
import { isTitleLine } from '../parse/feature-language'
import { insertAbove, lineAt, rangeIn, replaceRange, wholeLine } from '../parse/feature-text'
import type { ParsedFeature, SyntaxFault } from '../parse/parse-feature'

/** The keyword of a line in a language, if it has one. */
function keywordIn(line: string, locale: Locale): string | undefined {
  if (isTitleLine(line, locale)) return line.trim().split(':')[0]
  const { keyword } = stripKeyword(line, locale)
  return keyword && keyword !== '*' ? keyword : undefined
}

const FENCE = /^\s*("""|```)/

/** The delimiter of the doc string that is open at the end of the file. */
function openBlock({ expected }: Extract<SyntaxFault, { fault: 'end' }>, lines: readonly string[]): { fence?: string } {
  if (!expected.includes('DocStringSeparator')) return {}
  const open = lines.reduce<string | undefined>((before, text) => {
    const fence = FENCE.exec(text)?.[1]
    if (before) return fence === before ? undefined : before
    return fence
  }, undefined)
  return open ? { fence: open } : {}
}

function faultFinding(fault: SyntaxFault, range: TextRange, { lines, language }: ParsedFeature): FeatureFinding {
  const line = lineAt({ lines }, fault.line)
  const locale = language.written
  if (fault.fault === 'unexpected') {
    const keyword = keywordIn(line, locale) === undefined && keywordIn(line, otherLocale(locale))
    if (keyword) return finding('syntax.foreign', range, { keyword, language: otherLocale(locale) })
    return finding('syntax.unexpected', range, { expected: fault.expected, found: line.trim() })
  }
  if (fault.fault === 'end')
    return finding('syntax.end', range, { expected: fault.expected, ...openBlock(fault, lines) })
  if (fault.fault === 'other') return finding('syntax.other', range, { explanation: fault.explanation })
  return finding(`syntax.${fault.fault}`, range, {})
}

/** The errors of the Gherkin parser as findings. */
export const checkSyntax = (parsed: ParsedFeature): FeatureFinding[] =>
  parsed.faults.map((fault) => {
    const line = Math.min(fault.line, parsed.lines.length)
    const end = lineAt(parsed, line).trimEnd().length + 1
    const range = rangeIn(parsed, line, fault.column, Math.max(end, fault.column + 1))
    return faultFinding({ ...fault, line }, range, parsed)
  })

/** Compares the declared language of a file with the one it is written in. */
export function checkLanguage(parsed: ParsedFeature): FeatureFinding[] {
  const { header, declared, written } = parsed.language
  if (declared === written) return []
  const range = wholeLine(parsed, header?.line ?? 1)
  const right = `# language: ${written}`
  if (!header) {
    const fixes = [{ edits: [insertAbove(parsed, 1, [right])] }]
    return [finding('language.missing', range, { language: written }, { fixes })]
  }
  // Without a title in a known language, the right one is a guess.
  const hasTitles = parsed.lines.some((line) => isTitleLine(line, written))
  const fixes = hasTitles ? [{ edits: [replaceRange(range, right)] }] : []
  return declared
    ? [finding('language.other', range, { language: declared, written }, { fixes })]
    : [finding('language.unknown', range, { language: header.language }, { fixes })]
}

/** What the decoder writes for invalid bytes. */
const UNREADABLE = '\ufffd'

/** The first sign that a file has another encoding than UTF-8. */
export function checkEncoding({ text }: ParsedFeature): FeatureFinding[] {
  const from = text.indexOf(UNREADABLE)
  return from < 0 ? [] : [finding('encoding.other', { from, to: from + 1 }, {})]
}
