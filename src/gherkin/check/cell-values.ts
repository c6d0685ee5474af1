import type { FeatureBlock, FeatureCell } from '../parse/feature-step'

/** Tables whose cells the tool reads in the language of the feature, with the types of their columns. */
const COLUMN_TYPES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'jmeter.execute.stretches': [undefined, 'duration', 'duration'],
}

/** A cell that is a value of a type. */
export interface CellValue {
  cell: FeatureCell
  type: string
  /** The name of its column, as the file has it. */
  column: string
}

/**
 * The cells under a step that are values, not data of the reader's own.
 * @param step its id
 */
export function cellValues(step: string, blocks: readonly FeatureBlock[]): CellValue[] {
  const [head = [], ...rows] = blocks.find(({ kind }) => kind === 'table')?.rows ?? []
  return rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const type = COLUMN_TYPES[step]?.[index]
      return type && cell.value ? [{ cell, type, column: head[index]?.value ?? '' }] : []
    }),
  )
}
