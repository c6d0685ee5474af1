import { z } from 'zod'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { form, inStepLanguages, LOCALIZED, localized, TEXT, textLike, VERSION } from '@/i18n/localized-schema'
import { STEP_KINDS } from './step'

const VALUES = z.array(TEXT).optional()

const EXAMPLES = inStepLanguages(VALUES).extend({ any: VALUES })

/** Whether a comparison is for numbers, dates and durations, or for texts. */
const MATCHER_FAMILY = z.enum(['number', 'string'])

const DATA_TYPE = z.strictObject({
  name: TEXT,
  kind: z.enum(['value', 'metric', 'block']),
  family: z.enum(['text', 'place', 'number', 'time', 'block']),
  /** The plugin that adds it; absent for a core type. */
  plugin: TEXT.optional(),
  description: LOCALIZED,
  /** Accepted and rejected values, in one language or in any. */
  examples: EXAMPLES.optional(),
  rejected: EXAMPLES.optional(),
  warning: LOCALIZED.optional(),
})

/** An argument type that is a comparison: `is greater than 6`. */
const ASSERTION_TYPE = z.strictObject({
  name: TEXT,
  operand: TEXT,
  family: MATCHER_FAMILY,
  /** Accepted comparisons without an operand, by the end of their key: `not.null`. */
  unary: z.array(TEXT),
  description: LOCALIZED,
  warning: LOCALIZED.optional(),
})

/** One comparison, with `~x~` where its operand goes. */
const MATCHER = z.strictObject({
  key: TEXT,
  family: z.array(MATCHER_FAMILY),
  expression: inStepLanguages(TEXT),
  meaning: LOCALIZED,
  /** Why it does not do what it says, and a workaround. */
  warning: LOCALIZED.optional(),
})

const DURATION_UNIT = z.strictObject({ key: TEXT, expression: inStepLanguages(TEXT) })

/** A figure of a load test: `average duration`. */
const METRIC = DURATION_UNIT.extend({ type: TEXT })

/** `content/reference/data-types.yaml`. */
export const DATA_TYPES = z.strictObject({
  types: z.array(DATA_TYPE),
  assertions: z.array(ASSERTION_TYPE),
  matchers: z.array(MATCHER),
  durationUnits: z.array(DURATION_UNIT),
  metrics: z.array(METRIC),
})

export const PLUGIN_CATEGORIES = ['steps', 'reports', 'integrations'] as const

/** What a program needs to name and declare a plugin. */
export const PLUGIN = z.strictObject({
  plugin: TEXT,
  name: LOCALIZED,
  category: z.enum(PLUGIN_CATEGORIES),
  artifact: textLike(/^[\w.-]+:[\w.-]+$/, 'forms.artifact'),
  version: VERSION,
  /** Extension names, the values of the `modules` filter. */
  modules: z.array(TEXT),
  /** Whether it runs the code in values, `${=…}`. */
  runsCode: z.literal(true).optional(),
  /** JDBC drivers by URL scheme, as `group[:artifact[:version]]`: the first is the one to add, the others work, too. */
  drivers: z.array(z.strictObject({ scheme: TEXT, modules: z.array(TEXT).min(1) })).optional(),
})

/** The longest expression of the tool has 160 characters. */
const EXPRESSION = inStepLanguages(TEXT.max(500))

const ARGUMENT = z.strictObject({
  /** As in the expression; `unnamed` if it has none. */
  name: TEXT,
  /** Name of a data type, an assertion type or a metric type. */
  type: TEXT,
  description: LOCALIZED,
  /** The only words that work, although the type accepts any. */
  words: z.array(TEXT).min(1).optional(),
  /** Whether the case of these words is ignored. */
  wordsInAnyCase: z.literal(true).optional(),
  /** The required end of its text; the step's warning says what happens without it. */
  ending: TEXT.optional(),
  /** A pattern for a wrong beginning of its text, with which the step finds nothing. */
  wrongStart: TEXT.optional(),
})

const TABLE = z.strictObject({
  columns: z.array(TEXT).min(1),
  /** `fixed`: exactly these; `free`: only their order counts; `open`: columns of the reader's own data. */
  names: z.enum(['free', 'fixed', 'open']),
  /** How many of the last columns are optional. */
  optional: z.int().min(1).optional(),
  /** The columns with durations in the language of the feature. */
  durations: z.array(TEXT).min(1).optional(),
})

/** A step of a reference file. */
export const STEP = z.strictObject({
  /** Its key in the tool, the same in both languages: `rest.define.baseURL`. */
  id: textLike(/^[\w.-]+$/, 'forms.stepId'),
  kind: z.enum(STEP_KINDS),
  expression: EXPRESSION,
  arguments: z.array(ARGUMENT).optional(),
  /** The block below the step. */
  block: z.enum(['none', 'docstring', 'table']),
  table: TABLE.optional(),
  description: LOCALIZED,
  /** Key of the option that has the same effect for a whole run. */
  option: TEXT.optional(),
  /** Keys of further options that it sets along with that. */
  alsoOptions: z.array(TEXT).min(1).optional(),
  warning: LOCALIZED.optional(),
  /** The plugin version that added it, if known and not the first. */
  since: VERSION.optional(),
  /** The languages in which it does not work; its warning gives an alternative. */
  fails: z.array(z.enum(STEP_LANGUAGES)).min(1).optional(),
  /** Whether the tool is going to remove it; its warning gives an alternative. */
  deprecated: z.literal(true).optional(),
  placeholder: z.undefined().optional(),
})

/** A step without an implementation in the tool. */
const PLACEHOLDER_STEP = STEP.pick({ id: true, kind: true, expression: true, block: true }).extend({
  description: localized(z.string()),
  placeholder: z.literal(true, form('forms.literalTrue')),
})

export const STEP_RECORD = z.discriminatedUnion('placeholder', [STEP, PLACEHOLDER_STEP])
