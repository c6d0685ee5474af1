import type { z } from 'zod'
import type { NoPlugin } from '@/site/site'
import type { STEP, STEP_RECORD } from './step-schema'

/** Whether a step sets up, acts or checks. Separate from the schema, which must not reach a browser bundle. */
export const STEP_KINDS = ['definition', 'action', 'assertion'] as const

export type StepKind = (typeof STEP_KINDS)[number]

export type Step = z.infer<typeof STEP>

export type StepArgument = NonNullable<Step['arguments']>[number]

export type StepTable = NonNullable<Step['table']>

export type StepBlock = Step['block']

export type CatalogueStep = Step & {
  plugin: string
  /** For a custom step of the reader's project: where its text is, and whether its block is unknown. */
  own?: { bundle: string; isBlockUnknown: boolean }
}

/** The plugin of a project's custom steps; it has no page. */
export const OWN_PLUGIN: NoPlugin = 'own'

export const UNNAMED_ARGUMENT = 'unnamed'

/** The keys of all options that a step sets. */
export const optionKeysOf = ({ option, alsoOptions = [] }: Pick<Step, 'option' | 'alsoOptions'>): string[] =>
  option ? [option, ...alsoOptions] : []

export const isStep = (record: z.infer<typeof STEP_RECORD>): record is Step => !record.placeholder

/** Escapes a value for a table cell. */
export const escapeCell = (value: string): string => value.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')

/** The lines of a block below a step. @example blockLines('table', [['name'], ['a|b']]) // => ['| name |', '| a\\|b |'] */
export function blockLines(block: StepBlock, rows: readonly (readonly string[])[], text = ''): string[] {
  if (block === 'docstring') return ['"""', text, '"""']
  return block === 'none' ? [] : rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
}

/** The header of a step's table, and a row with the same value in each cell. */
export function sampleRows({ table }: Pick<Step, 'table'>, value: string): string[][] {
  const columns = table?.columns ?? []
  return [columns, columns.map(() => value)]
}
