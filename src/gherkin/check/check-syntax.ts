import { type Locale, otherLocale } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { translateKeyword } from '@/step-language/translate/translate-sentence'
import { stripKeyword, TITLE_KEYWORDS } from '@/steps/keywords'
import { type FeatureFinding, type FeatureFix, finding } from '../finding/finding'
import { isTitleLine, titleRole } from '../parse/feature-language'
import { BYTE_ORDER_MARK } from '../parse/feature-source'
import { insertAbove, lineAt, rangeIn, replaceRange, trimmedLine, wholeLine } from '../parse/feature-text'
import type { ParsedFeature, SyntaxFault } from '../parse/parse-feature'
import { checkComments } from './check-comments'
import { checkKeywords } from './check-keywords'
import { isPreciseStep } from './meant-keyword'

/** The keyword for a step without one: it continues what is above it. */
const AND: Record<Locale, string> = { es: 'Y', en: 'And' }

/** A keyword, and the one for it in the other language. */
interface KeywordPair {
  keyword: string
  instead: string
}

/** The keyword of a line in a language, if it has one. */
function keywordIn(line: string, locale: Locale): KeywordPair | undefined {
  const other = otherLocale(locale)
  if (isTitleLine(line, locale)) {
    const [keyword = ''] = line.trim().split(':')
    const role = titleRole(keyword, locale)
    return role && { keyword, instead: TITLE_KEYWORDS[other][role][0] }
  }
  const { keyword, text } = stripKeyword(line, locale)
  return keyword && keyword !== '*' ? { keyword, instead: translateKeyword(keyword, text, other) } : undefined
}

/** A line that does not go where it is: with a keyword of the other language, or without one. */
function unexpectedFinding(
  { line, expected }: Extract<SyntaxFault, { fault: 'unexpected' }>,
  range: TextRange,
  parsed: ParsedFeature,
  knowledge: StepKnowledge,
): FeatureFinding {
  const locale = parsed.language.written
  const text = lineAt(parsed, line)
  const foreign = keywordIn(text, locale) ? undefined : keywordIn(text, otherLocale(locale))
  const start = trimmedLine(parsed, line)
  if (foreign) {
    const old = { from: start.from, to: start.from + foreign.keyword.length }
    const fixes = [{ edits: [replaceRange(old, foreign.instead)] }]
    return finding('syntax.foreign', old, { ...foreign, language: otherLocale(locale) }, { fixes })
  }
  const isStep = expected.includes('StepLine') && isPreciseStep(text.trim(), locale, knowledge)
  const edits = isStep ? [replaceRange({ from: start.from, to: start.from }, `${AND[locale]} `)] : []
  const fixes = edits.length > 0 ? [{ edits }] : []
  return finding('syntax.unexpected', range, { expected, found: text.trim() }, { fixes })
}

/** An `@` before each word of a line of tags that has none. */
function tagFixes(line: number, parsed: ParsedFeature): FeatureFix[] {
  const text = lineAt(parsed, line)
  const [tags = ''] = /^[^#]*/.exec(text) ?? []
  const bare = [...tags.matchAll(/(?<=\s|^)[,;]?([\p{L}\d][^\s@,;]*)[,;]?/gu)]
  if (bare.length === 0) return []
  const edits = bare.map(({ index, 0: word, 1: name = '' }) =>
    replaceRange(rangeIn(parsed, line, index + 1, index + 1 + word.length), `@${name}`),
  )
  return [{ edits }]
}

function faultFinding(
  fault: SyntaxFault,
  range: TextRange,
  parsed: ParsedFeature,
  knowledge: StepKnowledge,
): FeatureFinding {
  if (fault.fault === 'unexpected') return unexpectedFinding(fault, range, parsed, knowledge)
  if (fault.fault === 'end')
    return finding('syntax.end', range, { expected: fault.expected, ...(fault.fence && { fence: fault.fence }) })
  if (fault.fault === 'other') return finding('syntax.other', range, { explanation: fault.explanation })
  const fixes = fault.fault === 'tag' ? tagFixes(fault.line, parsed) : []
  return finding(`syntax.${fault.fault}`, range, {}, { fixes })
}

/** The errors of the Gherkin parser as findings; a wrong tag is also where nothing of its kind is expected. */
function parserFindings(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const tags = new Set(parsed.faults.flatMap(({ fault, line }) => (fault === 'tag' ? [line] : [])))
  const faults = parsed.faults.filter(({ fault, line }) => fault !== 'unexpected' || !tags.has(line))
  return faults.map((fault) => {
    const line = Math.min(fault.line, parsed.lines.length)
    const end = lineAt(parsed, line).trimEnd().length + 1
    const range = rangeIn(parsed, line, fault.column, Math.max(end, fault.column + 1))
    return faultFinding({ ...fault, line }, range, parsed, knowledge)
  })
}

/** What keeps the file from being read: errors of the parser, wrong keywords, and what the tool's own parser refuses. */
export const checkSyntax = (parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] => [
  ...parserFindings(parsed, knowledge),
  ...checkKeywords(parsed, knowledge),
  ...checkComments(parsed),
]

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

/** A byte order mark, which the tool reads as text, and the first sign that a file has another encoding than UTF-8. */
export function checkEncoding({ text }: ParsedFeature): FeatureFinding[] {
  const at = { from: 0, to: 1 }
  const mark = text.startsWith(BYTE_ORDER_MARK)
    ? [finding('encoding.mark', at, {}, { fixes: [{ edits: [replaceRange(at, '')] }] })]
    : []
  const from = text.indexOf(UNREADABLE)
  return from < 0 ? mark : [...mark, finding('encoding.other', { from, to: from + 1 }, {})]
}
