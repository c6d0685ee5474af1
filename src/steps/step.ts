import type { Locale, Localized } from '@/i18n/locale'

/** What a step is for: it prepares, it does, it checks. */
export const STEP_KINDS = ['definition', 'action', 'assertion'] as const

export type StepKind = (typeof STEP_KINDS)[number]

/** What may stand under a step: nothing, a text between `"""`, or a table. */
export type StepBlock = 'none' | 'docstring' | 'table'

/** The name of the argument that an expression does not name. */
export const UNNAMED_ARGUMENT = 'unnamed'

/** One value that a step takes from its sentence. */
export interface StepArgument {
  /** As in the expression; `unnamed` for the one without a name. */
  name: string
  /** Name of a data type, an assertion type or a metric type. */
  type: string
  description: Localized
}

/** The columns of the table under a step. */
export interface StepTable {
  columns: string[]
  /** `fixed`: write exactly these; `free`: only their order counts; `open`: the columns of the reader's own data. */
  names: 'free' | 'fixed' | 'open'
  /** How many of the last columns may be left out. */
  optional?: number
}

/** One step of a plugin: literal facts once, texts in both languages. */
export interface Step {
  /** Key of the step in the tool, the same in both languages: `rest.define.baseURL`. */
  id: string
  kind: StepKind
  expression: Localized
  arguments?: StepArgument[]
  block: StepBlock
  table?: StepTable
  description: Localized
  /** Key of the option that sets the same thing for a whole run. */
  option?: string
  warning?: Localized
  /** The languages that it does not work in, with the way round in its warning. */
  fails?: Locale[]
  /** No code is bound to it: the tool knows the text only. */
  placeholder?: boolean
}

/** A step and the plugin it comes from. */
export type CatalogueStep = Step & { plugin: string }
