import type { Locale } from '@/i18n/locale'
import type { ValueTranslator } from '@/step-language/values/translate-value'
import { type FeatureEdit, replaceIn } from '../finding/feature-edit'
import type { FeatureCell, FeatureStep } from '../parse/feature-step'
import type { StepTranslation, TranslationNote } from './translated-line'

const escapeCell = (value: string): string => value.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')

interface Use {
  cell: FeatureCell
  types: Set<string>
}

/** A step that was translated, and what its outline is there for. */
export interface StepColumns {
  step: FeatureStep
  /** The types that columns are values of. */
  columns: ReadonlyMap<string, string>
  /** Columns that the step takes as they are, in free words, texts or what stands under it. */
  asWritten: readonly string[]
}

/** What stays as it is, in place of a type. */
const AS_WRITTEN = ''

/** The cells that are values of steps, with the types they are values of. */
function usedCells(steps: readonly StepColumns[]): Use[] {
  const uses = new Map<FeatureCell, Set<string>>()
  for (const { step, columns, asWritten } of steps) {
    if (step.scope.dataLocale) continue
    const types = [...columns, ...asWritten.map((name): [string, string] => [name, AS_WRITTEN])]
    for (const row of step.examples)
      for (const [name, type] of types) {
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
  steps: readonly StepColumns[],
  from: Locale,
  to: Locale,
  translate: ValueTranslator,
): StepTranslation {
  const edits: FeatureEdit[] = []
  const notes: TranslationNote[] = []
  for (const { cell, types } of usedCells(steps)) {
    const values = new Set(
      [...types].map((type) => (type === AS_WRITTEN ? cell.value : translate(cell.value, type, from, to))),
    )
    const [value] = values
    const { line, column, endColumn } = cell
    if (value === undefined || values.has(undefined))
      notes.push({ line, text: cell.value, reason: 'value', value: cell.value })
    else if (values.size > 1) notes.push({ line, text: cell.value, reason: 'shared' })
    else if (value !== cell.value) edits.push(replaceIn(line, column, endColumn, escapeCell(value)))
  }
  return { edits, notes }
}
