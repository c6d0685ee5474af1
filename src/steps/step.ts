import type { z } from 'zod'
import type { NoPlugin } from '@/site/site'
import type { DATA_TYPES, STEP, STEP_RECORD } from './step-schema'

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

export type DataTypes = z.infer<typeof DATA_TYPES>

export type DataType = DataTypes['types'][number]

export type AssertionType = DataTypes['assertions'][number]

export type Matcher = DataTypes['matchers'][number]

/** The placeholder of the operand in the texts of comparisons. */
export const OPERAND = '~x~'

/** Types of whole numbers: the same notation, with different ranges in the tool. */
export const WHOLE_TYPES: readonly string[] = ['integer', 'byte', 'short', 'int', 'long', 'biginteger']

export const DECIMAL_TYPES: readonly string[] = ['decimal', 'bigdecimal', 'float', 'double']

const TEXT_TYPES: readonly string[] = ['text', 'string']

/** Types in quotes: texts and file names. */
export const QUOTED_TYPES: readonly string[] = [...TEXT_TYPES, 'file']

/** Types of a single word without quotes. */
const WORD_TYPES: readonly string[] = ['word', 'id']

export const MOMENT_TYPES = ['date', 'time', 'datetime'] as const

export type MomentType = (typeof MOMENT_TYPES)[number]

const isIn = (names: readonly string[]) => (type: string) => names.includes(type)

export const isWholeType = isIn(WHOLE_TYPES)
export const isDecimalType = isIn(DECIMAL_TYPES)
export const isTextType = isIn(TEXT_TYPES)
export const isQuotedType = isIn(QUOTED_TYPES)
export const isWordType = isIn(WORD_TYPES)
export const isMomentType = isIn(MOMENT_TYPES)
export const isAssertionType = (type: string) => type.endsWith('-assertion')
export const isMetricType = (type: string) => type.endsWith('-metric')

/** The five families of argument types, each with its colour. */
export const ARGUMENT_FAMILIES = ['text', 'number', 'place', 'time', 'assertion'] as const

/** Blocks and unknown types have no family. */
export type ArgumentFamily = (typeof ARGUMENT_FAMILIES)[number] | 'none'

const FAMILIES: Partial<Record<ArgumentFamily, readonly string[]>> = {
  text: [...TEXT_TYPES, ...WORD_TYPES],
  number: [...WHOLE_TYPES, ...DECIMAL_TYPES, 'long-metric', 'double-metric'],
  place: ['url', 'file'],
  time: [...MOMENT_TYPES, 'duration', 'duration-metric'],
}

/** The family that gives an argument type its colour. @example familyOf('text-assertion') // => 'assertion' */
export const familyOf = (type: string): ArgumentFamily =>
  isAssertionType(type) ? 'assertion' : (ARGUMENT_FAMILIES.find((family) => FAMILIES[family]?.includes(type)) ?? 'none')
