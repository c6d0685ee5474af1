import type { Locale } from '@/i18n/locale'
import type { TextEdit } from '@/lib/finding'
import type { ValueTranslator } from '@/step-language/values/value-tools'
import { cellValues } from '../check/check-values'
import { exampleNames } from '../parse/example-sentence'
import type { FeatureCell, FeatureStep } from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'
import type { StepTranslation, TranslationNote } from './translate-step'

const escapeCell = (value: string): string => value.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')

interface Use {
  cell: FeatureCell
  types: Set<string>
}

/** A translated step with the columns of its outline that it uses. */
export interface StepColumns {
  step: FeatureStep
  /** The types of the columns that are values. */
  columns: ReadonlyMap<string, string>
  /** Columns used verbatim, in free text, quoted texts or the block. */
  asWritten: readonly string[]
}

/** In place of a type: the cell stays unchanged. */
const AS_WRITTEN = ''

/** The cells that steps use, with the types they are used as. */
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
 * Translates the values of outlines: numbers and durations differ between languages.
 */
export function translateCells(
  steps: readonly StepColumns[],
  from: Locale,
  to: Locale,
  translate: ValueTranslator,
): StepTranslation {
  const edits: TextEdit[] = []
  const notes: TranslationNote[] = []
  for (const { cell, types } of usedCells(steps)) {
    const values = new Set(
      [...types].map((type) => (type === AS_WRITTEN ? cell.value : translate(cell.value, type, from, to))),
    )
    const [value] = values
    const { line } = cell
    if (value === undefined || values.has(undefined))
      notes.push({ line, text: cell.value, reason: 'value', value: cell.value })
    else if (values.size > 1) notes.push({ line, text: cell.value, reason: 'shared' })
    else if (value !== cell.value) edits.push(replaceRange(cell, escapeCell(value)))
  }
  return { edits, notes }
}

/**
 * The columns of an outline that a step uses verbatim: in free text, in quoted texts, in its block.
 * @param columns those that are values, which are translated
 */
export function columnsAsWritten(
  { sentence, blocks, names = [] }: FeatureStep,
  columns: ReadonlyMap<string, string>,
  lines: readonly string[],
): string[] {
  const below = blocks.flatMap(({ line, endLine }) => lines.slice(line - 1, endLine)).join('\n')
  const inSentence = exampleNames(sentence).filter((name) => !columns.has(name))
  return [...inSentence, ...exampleNames(below)].filter((name) => names.includes(name))
}

/**
 * Translates the cells of a step's table that are values in the language of the feature; other data stay.
 * @param id of the step
 */
export function translateTable(
  id: string,
  { blocks }: FeatureStep,
  from: Locale,
  to: Locale,
  translate: ValueTranslator,
): StepTranslation {
  const translated = cellValues(id, blocks).map(({ cell, type }) => ({
    cell,
    written: translate(cell.value, type, from, to),
  }))
  return {
    edits: translated.flatMap(({ cell, written }) =>
      written !== undefined && written !== cell.value ? [replaceRange(cell, written)] : [],
    ),
    notes: translated.flatMap(({ cell: { line, value }, written }) =>
      written === undefined ? [{ line, text: value, reason: 'value' as const, value }] : [],
    ),
  }
}
