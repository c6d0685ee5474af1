import type { Locale, Localized } from '@/i18n/locale'

/** A data type with the words that its values are written with. */
export interface DataType {
  name: string
  kind: 'value' | 'metric' | 'block'
  family: 'text' | 'place' | 'number' | 'time' | 'block'
  /** The plugin that adds it, when it is none of the core. */
  plugin?: string
  description: Localized
  /** Values it accepts and rejects, in a language or in any. */
  examples?: Partial<Record<Locale | 'any', string[]>>
  rejected?: Partial<Record<Locale | 'any', string[]>>
  warning?: Localized
}

/** Whether a comparison is for numbers (dates and durations too) or for texts. */
export type MatcherFamily = 'number' | 'string'

/** A type of argument that is a comparison: `is greater than 6`. */
export interface AssertionType {
  name: string
  /** The data type of the value compared with. */
  operand: string
  family: MatcherFamily
  /** Comparisons without operand that it accepts, by the end of their key: `not.null`. */
  unary: string[]
  description: Localized
  warning?: Localized
}

/** Stands for the operand in the texts of comparisons. */
export const OPERAND = '~x~'

/** One comparison, with `OPERAND` where its operand goes. */
export interface Matcher {
  key: string
  family: MatcherFamily[]
  expression: Localized
  meaning: Localized
  /** It does not do what it says, and the way round. */
  warning?: Localized
}

/** A unit of time: `second(s)`. */
export interface DurationUnit {
  key: string
  expression: Localized
}

/** A figure of a load test: `average duration`. */
export interface Metric {
  key: string
  /** The metric type it belongs to: `duration-metric`. */
  type: string
  expression: Localized
}

/** `content/reference/data-types.yaml`. */
export interface DataTypes {
  types: DataType[]
  assertions: AssertionType[]
  matchers: Matcher[]
  durationUnits: DurationUnit[]
  metrics: Metric[]
}

/** The part of the data types that matching needs: what a browser is sent. */
export interface TypeSource {
  assertions: Omit<AssertionType, 'description' | 'warning'>[]
  matchers: Omit<Matcher, 'meaning' | 'warning'>[]
  durationUnits: DurationUnit[]
  metrics: Metric[]
}
