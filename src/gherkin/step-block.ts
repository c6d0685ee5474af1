import type { StepLanguage } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { type KnownSentence, translateKeyword, translateMatch } from '@/step-language/translate/translate-sentence'
import type { StepBlock } from '@/steps/step'
import { escapeCell } from './parse/feature-text'

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
