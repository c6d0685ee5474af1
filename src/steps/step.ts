import type { z } from 'zod'
import type { NoPlugin } from '@/site/site'
import type { STEP, STEP_RECORD } from './step-schema'

/** The role of a step: it sets up, acts or checks. Separate from the schema, which must not reach a browser bundle. */
export const STEP_KINDS = ['definition', 'action', 'assertion'] as const

export type StepKind = (typeof STEP_KINDS)[number]

export type Step = z.infer<typeof STEP>

export type StepArgument = NonNullable<Step['arguments']>[number]

export type StepTable = NonNullable<Step['table']>

export type StepBlock = Step['block']

export type CatalogueStep = Step & {
  plugin: string
  /** Of a step that the reader's project has coded: where its text is, and whether nobody knows what goes below it. */
  own?: { bundle: string; isBlockUnknown: boolean }
}

/** The plugin of the steps that a reader's project has coded; it has no page. */
export const OWN_PLUGIN: NoPlugin = 'own'

export const UNNAMED_ARGUMENT = 'unnamed'

/**
 * The keys of all options that a step sets.
 * @example optionKeysOf({ option: 'email.address', alsoOptions: ['email.password'] }) // => ['email.address', 'email.password']
 */
export const optionKeysOf = ({ option, alsoOptions = [] }: Pick<Step, 'option' | 'alsoOptions'>): string[] =>
  option ? [option, ...alsoOptions] : []

/** Whether a record is a usable step rather than a placeholder. */
export const isStep = (record: z.infer<typeof STEP_RECORD>): record is Step => !record.placeholder

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
