import type { Locale } from '@/i18n/locale'
import type { ValueTranslator } from '@/steps/translate-value'
import { type FeatureEdit, replaceIn } from '../finding/feature-edit'
import type { FeatureCell, FeatureStep } from '../parse/feature-step'
import type { StepTranslation, TranslationNote } from './translated-line'

const escapeCell = (value: string): string => value.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')

interface Use {
  cell: FeatureCell
  types: Set<string>
}

/** The cells that are values of steps, with the types they are values of. */
function usedCells(steps: readonly { step: FeatureStep; columns: ReadonlyMap<string, string> }[]): Use[] {
  const uses = new Map<FeatureCell, Set<string>>()
  for (const { step, columns } of steps) {
    if (step.scope.dataLocale) continue
    for (const row of step.examples)
      for (const [name, type] of columns) {
        const cell = row.get(name)
        if (cell) uses.set(cell, (uses.get(cell) ?? new Set()).add(type))
      }
  }
  return [...uses].map(([cell, types]) => ({ cell, types }))
}

/**
 * The values of outlines in the other language: numbers and durations have a form of their own there.
 * @param steps the steps that were translated, with the columns that are values of theirs
 */
export function translateCells(
  steps: readonly { step: FeatureStep; columns: ReadonlyMap<string, string> }[],
  from: Locale,
  to: Locale,
  translate: ValueTranslator,
): StepTranslation {
  const edits: FeatureEdit[] = []
  const notes: TranslationNote[] = []
  for (const { cell, types } of usedCells(steps)) {
    const values = new Set([...types].map((type) => translate(cell.value, type, from, to)))
    const [value] = values
    const { line, column, endColumn } = cell
    if (value === undefined || values.size > 1)
      notes.push({ line, text: cell.value, reason: 'value', value: cell.value })
    else if (value !== cell.value) edits.push(replaceIn(line, column, endColumn, escapeCell(value)))
  }
  return { edits, notes }
}
