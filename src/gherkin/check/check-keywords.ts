import { otherLocale } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { createSentenceTranslator, translateMatch } from '@/step-language/translate/translate-sentence'
import { type FeatureFinding, type FeatureFix, finding } from '../finding/finding'
import { lineAt, rangeIn, replaceRange, trimmedLine } from '../parse/feature-text'
import type { LineRepair } from '../parse/line-repair'
import type { ParsedFeature } from '../parse/parse-feature'

const sentenceAfter = (line: string, { column, written }: LineRepair): string =>
  line.slice(column - 1 + written.length).trim()

/** A step of the other language as a whole, when only its keyword would be no help. */
function translatedLine(repair: LineRepair, parsed: ParsedFeature, knowledge: StepKnowledge): string | undefined {
  const to = parsed.language.written
  const from = otherLocale(to)
  const sentence = sentenceAfter(lineAt(parsed, repair.line), repair)
  if (repair.keyword.endsWith(':') || knowledge.matchAll(sentence, to).length > 0) return undefined
  const [match, ...others] = knowledge.matchAll(sentence, from)
  if (!match || others.length > 0) return undefined
  const known = { sentence, match, from, scope: {} }
  const translated = translateMatch(known, createSentenceTranslator(knowledge), knowledge)
  return translated && `${repair.keyword} ${translated.text}`
}

function repairFinding(repair: LineRepair, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding {
  const { line, column, written, keyword, fault, isGuess } = repair
  const range = rangeIn(parsed, line, column, column + written.length)
  const fixes: FeatureFix[] = [{ edits: [replaceRange(range, keyword)], isGuess }]
  if (fault === 'bar') return finding('syntax.bar', range, {}, { fixes })
  if (fault === 'cells') {
    const { found, wanted } = repair.cells ?? {}
    const group = `${found} of ${wanted}`
    return finding('syntax.cells', range, repair.cells ?? {}, { fixes: keyword ? fixes : [], group })
  }
  if (fault === 'fence') {
    const end = repair.endLine === undefined ? [] : [replaceRange(trimmedLine(parsed, repair.endLine), keyword)]
    return finding('syntax.fence', range, {}, { fixes: [{ edits: [replaceRange(range, keyword), ...end] }] })
  }
  if (fault === 'sentence') return finding('syntax.sentence', range, { keyword: written })
  if (fault === 'colon') return finding('syntax.colon', range, { keyword: written }, { fixes })
  if (fault === 'mistyped') return finding('syntax.keyword', range, { written, keyword }, { fixes })
  const language = otherLocale(parsed.language.written)
  const whole = translatedLine(repair, parsed, knowledge)
  const data = { keyword: written, language, instead: keyword }
  const edit = whole ? [{ edits: [replaceRange(trimmedLine(parsed, line), whole)] }] : fixes
  return finding('syntax.foreign', range, data, { fixes: edit })
}

/** Keywords that are wrong, where their places tell what was meant. */
export const checkKeywords = (parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] =>
  parsed.repairs.map((repair) => repairFinding(repair, parsed, knowledge))
