import { otherLanguage } from '@/i18n/locale'
import { jsonFault } from '@/lib/json-fault'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { docStringMark } from '@/steps/feature-line'
import { translateKeyword } from '@/steps/keywords'
import { type FeatureFinding, type FeatureFix, finding } from '../finding'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import { BYTE_ORDER_MARK, hasContent, replacement, replaceRange, UNREADABLE } from '../parse/feature-text'
import type { ParsedFeature, SyntaxFault } from '../parse/parse-feature'
import type { LineRepair } from '../parse/repair-blocks'
import { foreignSentence, isPreciseStep } from './step-context'

function faultFinding(fault: SyntaxFault, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding {
  const { line, column, code, data } = fault
  const rest = parsed.lineAt(line).slice(column - 1)
  const range = parsed.rangeAt(fault, rest.trimEnd() || ' ')
  if (fault.code !== 'syntax.unexpected') return finding(code, range, data)
  const { found, expected } = fault.data
  const locale = parsed.language.written
  const { from } = parsed.trimmedLine(line)
  // A step without a keyword continues what is above it.
  const isStep = expected.includes('StepLine') && isPreciseStep(found, locale, knowledge)
  const keyword = translateKeyword('And', found, locale)
  return finding(code, range, data, { fixes: isStep ? replacement({ from, to: from }, `${keyword} `) : [] })
}

/** The longest JSON without fences: each line may be its last, so each means another parse. */
const MOST_LINES = 200

/** JSON without fences below a step. @returns its finding and its last line */
function looseJson({ line, code }: SyntaxFault, parsed: ParsedFeature) {
  const lines = parsed.lines.slice(0, line + MOST_LINES)
  if (code !== 'syntax.unexpected' || !/^\s*[{[]/.test(parsed.lineAt(line))) return undefined
  const textTo = (index: number) => lines.slice(line - 1, index + 1).join('\n')
  const end = lines.findIndex((text, index) => index >= line - 1 && /[}\]]\s*$/.test(text) && !jsonFault(textTo(index)))
  const above = parsed.read.slice(0, line - 1).findLast(hasContent) ?? ''
  const below = parsed.read.slice(end + 1).find(hasContent) ?? ''
  // Above a doc string, new fences would leave that one without a step.
  if (end < 0 || !isStepLine(above, parsed.language.written) || docStringMark(below)) return undefined
  const fence = `${parsed.indentOf(line)}"""`
  const fixes = [{ edits: [parsed.insertAbove(line, [fence]), parsed.insertBelow(end + 1, [fence])] }]
  return { endLine: end + 1, found: finding('syntax.fence', parsed.trimmedLine(line), {}, { fixes }) }
}

/** The errors of the parser as findings: one of the two of a wrong tag, and the first of those of loose JSON. */
function parserFindings(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const tags = new Set(parsed.faults.flatMap(({ code, line }) => (code === 'syntax.tag' ? [line] : [])))
  let end = 0
  return parsed.faults.flatMap((fault): FeatureFinding[] => {
    const { line, code } = fault
    if (code === 'syntax.unexpected' && (tags.has(line) || line <= end)) return []
    const loose = looseJson(fault, parsed)
    end = loose?.endLine ?? end
    return [loose?.found ?? faultFinding(fault, parsed, knowledge)]
  })
}

function repairFinding(repair: LineRepair, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding {
  const { fault, line, endLine, written, insert: keyword, cells } = repair
  const range = parsed.rangeAt(repair, written)
  if (cells) return finding('syntax.cells', range, cells, { group: `${cells.found} of ${cells.wanted}` })
  const end = endLine === undefined ? [] : [replaceRange(parsed.trimmedLine(endLine), keyword)]
  const isKnown = keyword !== '' || fault === 'markdown'
  const fixes: FeatureFix[] = isKnown ? [{ edits: [replaceRange(range, keyword), ...end] }] : []
  if (fault !== 'foreign') return finding(`syntax.${fault}`, range, { written, keyword }, { fixes })
  const to = parsed.language.written
  const sentence = parsed.lineAt(line).trim().slice(written.length).trim()
  // If the sentence is in the other language, too, the whole step is translated.
  const isOther = !keyword.endsWith(':') && knowledge.matchAll(sentence, to).length === 0
  const text = isOther ? foreignSentence(sentence, to, knowledge) : undefined
  const whole = text ? replacement(parsed.trimmedLine(line), `${keyword} ${text}`) : fixes
  return finding('syntax.foreign', range, { written, keyword, language: otherLanguage(to) }, { fixes: whole })
}

export const checkSyntax = (parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] => [
  ...parserFindings(parsed, knowledge),
  ...parsed.repairs.map((repair) => repairFinding(repair, parsed, knowledge)),
]

export function checkLanguage(parsed: ParsedFeature): FeatureFinding[] {
  const { header, declared, written } = parsed.language
  if (declared === written) return []
  const range = parsed.wholeLine(header?.line ?? 1)
  const right = `# language: ${written}`
  if (!header) {
    const isHeader = /^\s*#\s*(language|idioma)\s*[:=]/i.test(parsed.lineAt(1))
    const fixes = isHeader ? replacement(range, right) : [{ edits: [parsed.insertAbove(1, [right])] }]
    return [finding('language.missing', range, { language: written }, { fixes })]
  }
  // Without a title, the language of the keywords is a guess.
  const hasTitles = parsed.lines.some((line) => isTitleLine(line, written))
  const fixes = hasTitles ? replacement(range, right) : []
  return declared
    ? [finding('language.other', range, { language: declared, written }, { fixes })]
    : [finding('language.unknown', range, { language: header.language }, { fixes })]
}

/** A byte order mark, which the tool reads as text, and the first character that is not UTF-8. */
export function checkEncoding({ text }: ParsedFeature): FeatureFinding[] {
  const at = { from: 0, to: 1 }
  const mark = text.startsWith(BYTE_ORDER_MARK)
    ? [finding('encoding.mark', at, {}, { fixes: replacement(at, '') })]
    : []
  const from = text.indexOf(UNREADABLE)
  return from < 0 ? mark : [...mark, finding('encoding.other', { from, to: from + 1 }, {})]
}
