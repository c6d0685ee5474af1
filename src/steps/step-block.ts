import type { Step, StepBlock } from './step'

/** A value as it is written in a cell. */
export const escapeCell = (value: string): string => value.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')

/**
 * What is written below a step: the rows of a table, or a doc string.
 * @example blockLines('table', [['name'], ['a|b']]) // => ['| name |', '| a\\|b |']
 */
export function blockLines(block: StepBlock, rows: readonly (readonly string[])[], text = ''): string[] {
  if (block === 'docstring') return ['"""', ...text.replaceAll('"""', '\\"\\"\\"').split('\n'), '"""']
  return block === 'none' ? [] : rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
}

/** The heading of the table of a step, and a row with the same value in each cell. */
export function sampleRows({ table }: Pick<Step, 'table'>, value: string): string[][] {
  const columns = table?.columns ?? []
  return [columns, columns.map(() => value)]
}
