import type { SearchRow } from '../rows/search-row'

/**
 * What Ctrl Enter copies: the wording of a step in the language it was found in, the key of an option.
 * @param row the active row
 * @returns undefined for what is only opened
 */
export function copiedText(row: SearchRow | undefined): string | undefined {
  if (row?.kind === 'step') return row.isTwin ? row.step.twin : row.step.text
  return row?.kind === 'option' ? row.option.key : undefined
}
