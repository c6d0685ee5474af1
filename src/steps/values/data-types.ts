import type { z } from 'zod'
import type { DATA_TYPES } from '../data-types-schema'

export type DataTypes = z.infer<typeof DATA_TYPES>

export type DataType = DataTypes['types'][number]

/** A type of argument that is a comparison: `is greater than 6`. */
export type AssertionType = DataTypes['assertions'][number]

/** One comparison, with `OPERAND` where its operand goes. */
export type Matcher = DataTypes['matchers'][number]

export type MatcherFamily = AssertionType['family']

/** The placeholder of the operand in the texts of comparisons. */
export const OPERAND = '~x~'

/** The part of the data types that matching needs and the browser gets. */
export interface TypeSource extends Pick<DataTypes, 'durationUnits' | 'metrics'> {
  assertions: Omit<AssertionType, 'description' | 'warning'>[]
  matchers: Omit<Matcher, 'meaning' | 'warning'>[]
}
