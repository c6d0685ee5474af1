import type { Locale } from '@/i18n/locale'
import type { ValueTranslator } from '@/step-language/values/translate-value'
import { cellValues } from '../check/cell-values'
import { replaceIn } from '../finding/feature-edit'
import type { FeatureStep } from '../parse/feature-step'
import type { StepTranslation } from './translated-line'

/**
 * The cells under a step that are values in the language of the feature; data of the reader's own stay.
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
    ...cell,
    written: translate(cell.value, type, from, to),
  }))
  return {
    edits: translated.flatMap(({ line, column, endColumn, value, written }) =>
      written !== undefined && written !== value ? [replaceIn(line, column, endColumn, written)] : [],
    ),
    notes: translated.flatMap(({ line, value, written }) =>
      written === undefined ? [{ line, text: value, reason: 'value' as const, value }] : [],
    ),
  }
}
