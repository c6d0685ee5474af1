import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { Locale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import { insertBelow, removeLines } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import type { FeatureBlock, FeatureStep } from '../parse/feature-step'
import { checkColumns } from './check-columns'

const QUOTES = '"""'

/** Lines to begin the block of a step with. */
function skeleton({ block, table }: CatalogueStep, indent: string, locale: Locale): string[] {
  if (block === 'docstring') return [QUOTES, '', QUOTES].map((line) => (line ? indent + line : line))
  const columns = table?.columns ?? []
  const { value } = FEATURE_WORDS[locale]
  return [columns, columns.map(() => value)].map((cells) => `${indent}| ${cells.join(' | ')} |`)
}

const blockPlace = ({ line }: FeatureBlock, lines: readonly string[]) => {
  const text = lines[line - 1] ?? ''
  return { line, column: text.search(/\S|$/) + 1, endColumn: text.trimEnd().length + 1 }
}

function checkMissing(step: CatalogueStep, written: FeatureStep, lines: readonly string[], locale: Locale): Finding[] {
  const { line, column, sentence, sentenceColumn } = written
  const text = lines[line - 1] ?? ''
  const indent = ' '.repeat(column + 1)
  const fixes = [{ edits: [insertBelow(line, text.length, skeleton(step, indent, locale))] }]
  const place = { line, column: sentenceColumn, endColumn: sentenceColumn + sentence.length }
  return [finding('block.missing', place, { block: step.block }, { fixes, steps: [step.id] })]
}

/**
 * What stands under a step against what the step takes.
 * @param step the step that the sentence is
 * @param written the sentence and its blocks
 * @param lines the file
 */
export function checkBlock(
  step: CatalogueStep,
  written: FeatureStep,
  lines: readonly string[],
  locale: Locale,
): Finding[] {
  const [block, second] = written.blocks
  if (second) return [finding('unsupported.blocks', blockPlace(second, lines), {}, { steps: [step.id] })]
  if (!block) return step.block === 'none' ? [] : checkMissing(step, written, lines, locale)
  if (step.block === block.kind) return checkColumns(step, block)
  const steps = [step.id]
  const place = blockPlace(block, lines)
  if (step.block === 'none') {
    const fixes = [{ edits: [removeLines(block.line, block.endLine, lines)] }]
    return [finding('block.superfluous', place, { block: block.kind }, { fixes, steps })]
  }
  return [finding('block.other', place, { block: step.block, found: block.kind }, { steps })]
}
