import type { StepKnowledge } from '@/step-language/step-knowledge'
import { translateKeyword } from '@/steps/feature-line'
import { type FeatureFinding, type FeatureFix, finding } from '../finding'
import { isTitleLine } from '../parse/feature-language'
import { BYTE_ORDER_MARK, replacement, replaceRange, UNREADABLE } from '../parse/feature-text'
import type { ParsedFeature, SyntaxFault } from '../parse/parse-feature'
import type { LineRepair } from '../parse/repair-blocks'
import { foreignSentence, isPreciseStep } from './step-context'

function faultFinding(fault: SyntaxFault, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding {
  const { line, column, code, data } = fault
  const rest = parsed.lineAt(line).slice(column - 1)
  const range = parsed.rangeAt(fault, rest.trimEnd() || ' ')
  if (fault.code !== 'syntax.unexpected') return finding(code, range, data)
  const { found } = fault.data
  const { from } = parsed.trimmedLine(line)
  // A step without a keyword continues what is above it.
  const isStep = isPreciseStep(found, parsed.language.written, knowledge)
  const keyword = translateKeyword('And', found, parsed.language.written)
  return finding(code, range, data, { fixes: isStep ? replacement({ from, to: from }, `${keyword} `) : [] })
}

/** The errors of the parser as findings: one of the two of a wrong tag, and the first of those of lines in a row. */
function parserFindings(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const tags = new Set(parsed.faults.flatMap(({ code, line }) => (code === 'syntax.tag' ? [line] : [])))
  return parsed.faults
    .filter(({ code, line }, at) => {
      const before = parsed.faults[at - 1]
      const isNext = before?.code === code && before.line === line - 1
      return code !== 'syntax.unexpected' || (!tags.has(line) && !isNext)
    })
    .map((fault) => faultFinding(fault, parsed, knowledge))
}

function repairFinding(repair: LineRepair, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding {
  const { fault, line, endLine, written, insert: keyword } = repair
  const range = parsed.rangeAt(repair, written)
  const end = endLine === undefined ? [] : [replaceRange(parsed.trimmedLine(endLine), keyword)]
  const isKnown = keyword !== '' || fault === 'markdown'
  const fixes: FeatureFix[] = isKnown ? [{ edits: [replaceRange(range, keyword), ...end] }] : []
  const more = fault === 'cells' && !isKnown ? { fixes, group: fault } : { fixes }
  if (fault !== 'foreign') return finding(`syntax.${fault}`, range, { written, keyword }, more)
  const to = parsed.language.written
  const sentence = parsed.lineAt(line).trim().slice(written.length).trim()
  // If the sentence is in the other language, too, the whole step is translated.
  const isOther = !keyword.endsWith(':') && knowledge.matchAll(sentence, to).length === 0
  const text = isOther ? foreignSentence(sentence, to, knowledge) : undefined
  const whole = text ? replacement(parsed.trimmedLine(line), `${keyword} ${text}`) : fixes
  return finding('syntax.foreign', range, { written, keyword }, { fixes: whole })
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
    const fixes = [{ edits: [parsed.insertAbove(1, [right])] }]
    return [finding('language.missing', range, { language: written }, { fixes })]
  }
  // Without a title, the language of the keywords is a guess.
  const hasTitles = parsed.lines.some((line) => isTitleLine(line, written))
  const fixes = hasTitles ? replacement(range, right) : []
  return declared
    ? [finding('language.other', range, { written }, { fixes })]
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
