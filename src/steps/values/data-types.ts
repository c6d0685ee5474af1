import type { z } from 'zod'
import type { DATA_TYPES } from '../step-schema'

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
