import { FEATURE_WORDS } from '@/i18n/feature-words'
import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { type KnownSentence, translateKeyword, translateMatch } from '@/step-language/translate/translate-sentence'
import { type FeatureLine, featureLines, keywordRole, stripKeyword, TITLE_KEYWORDS } from '@/steps/feature-line'
import type { StepBlock } from '@/steps/step'
import { featureLanguage, titleRole } from './parse/feature-language'
import { escapeCell } from './parse/feature-text'

/** The lines of a feature that ends with a scenario; one is added where there is none. */
function scenarioLines(text: string, locale: StepLanguage): FeatureLine[] {
  const [words, { untitled }] = [TITLE_KEYWORDS[locale], FEATURE_WORDS[locale]]
  const begun = text.trimEnd() || `# language: ${locale}\n${words.feature[0]}: ${untitled}`
  const hasOne = begun.split('\n').some((line) => /^scenario/.test(titleRole(line, locale) ?? ''))
  return featureLines(hasOne ? begun : `${begun}\n\n  ${words.scenario[0]}: ${untitled}`, locale)
}

/**
 * Adds a step to a feature, as the last one of its last scenario.
 * @param block the step with its keyword and its block; the one in the language of the feature is taken, if it is there
 * @param fallback the language of a text that has none yet
 * @returns the feature, and the line of the step from 1
 */
export function addStep(text: string, block: Partial<Record<StepLanguage, string>>, fallback: StepLanguage) {
  const locale = text.trim() ? featureLanguage(text.split('\n')).written : fallback
  const own = block[locale] ? locale : otherLanguage(locale)
  const { keyword, text: sentence } = stripKeyword(block[own] ?? '', own)
  const lines = scenarioLines(text, locale)
  const start = lines.findLastIndex(({ kind, line }) => kind === 'title' && titleRole(line, locale) !== 'examples')
  const examples = lines.findIndex(({ kind }, index) => index > start && kind === 'title')
  // Tags, comments and blank lines belong to what comes after them.
  const isOwn = ({ kind, line }: FeatureLine) => kind !== 'tag' && kind !== 'comment' && line.trim() !== ''
  const end = lines.slice(0, examples < 0 ? undefined : examples).findLastIndex(isOwn) + 1
  const before = lines.slice(start + 1, end).findLast((line) => line.kind === 'step')
  const indent = before?.indent ?? `${/^\s*/.exec(lines[start]?.line ?? '')?.[0]}  `
  const isContinued = before?.role === keywordRole(keyword ?? '')
  const step = `${isContinued ? translateKeyword('And', sentence, own) : keyword} ${sentence}`
  const added = step.split('\n').map((line) => line && indent + line)
  const all = lines.map(({ line }) => line).toSpliced(end, 0, ...added)
  return { text: `${all.join('\n')}\n`, line: end + 1 }
}

/** What a step is written with. */
export interface StepFill {
  /** By the names of the arguments, as they stand in the sentence. */
  values: Record<string, string>
  /** The heading of the table and its rows. */
  rows: readonly (readonly string[])[]
  /** The doc string. */
  text: string
}

/** The lines below a sentence; rows and columns without any text are left out. */
function blockLines(block: StepBlock, { rows, text }: StepFill): string[] {
  if (block === 'docstring') return ['"""', ...text.replaceAll('"""', '\\"\\"\\"').split('\n'), '"""']
  if (block === 'none') return []
  const isUsed = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')
  const used = rows.filter(isUsed)
  const cellsOf = (row: readonly string[]) =>
    row.filter((_, column) => isUsed(used.map((cells) => cells[column] ?? ''))).map(escapeCell)
  return used.map((row) => `| ${cellsOf(row).join(' | ')} |`)
}

/**
 * A step with its keyword and its block.
 * @param known a sentence of the step, which says how it is worded
 * @returns undefined when some value is none, or has no form in that language
 * @example stepBlock(known, { values: { unnamed: "'/users'" }, … }, 'en', knowledge) // => "Given the REST service '/users'"
 */
export function stepBlock(known: KnownSentence, fill: StepFill, to: StepLanguage, knowledge: StepKnowledge) {
  const { step } = known.match
  const sentence = translateMatch(known, knowledge, to, fill.values)?.text
  if (sentence === undefined) return undefined
  const keyword = translateKeyword(STEP_STRINGS.en.keyword[step.kind], sentence, to)
  return [`${keyword} ${sentence}`, ...blockLines(step.block, fill).map((line) => line && `  ${line}`)].join('\n')
}
