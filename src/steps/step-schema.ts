import { z } from 'zod'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { form, inStepLanguages, LOCALIZED, localized, TEXT, textLike, VERSION } from '@/i18n/localized-schema'
import { STEP_KINDS } from './step'

const VALUES = z.array(TEXT).optional()

const EXAMPLES = inStepLanguages(VALUES).extend({ any: VALUES })

/** Whether a comparison is for numbers (dates and durations too) or for texts. */
const MATCHER_FAMILY = z.enum(['number', 'string'])

const DATA_TYPE = z.strictObject({
  name: TEXT,
  kind: z.enum(['value', 'metric', 'block']),
  family: z.enum(['text', 'place', 'number', 'time', 'block']),
  /** The plugin that adds it, when it is none of the core. */
  plugin: TEXT.optional(),
  description: LOCALIZED,
  /** Values it accepts and rejects, in a language or in any. */
  examples: EXAMPLES.optional(),
  rejected: EXAMPLES.optional(),
  warning: LOCALIZED.optional(),
})

/** A type of argument that is a comparison: `is greater than 6`. */
const ASSERTION_TYPE = z.strictObject({
  name: TEXT,
  operand: TEXT,
  family: MATCHER_FAMILY,
  /** Comparisons without operand that it accepts, by the end of their key: `not.null`. */
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
  /** It does not do what it says, and what to do instead. */
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
  /** It runs the code in values, `${=…}`. */
  runsCode: z.literal(true).optional(),
  /** JDBC drivers by the scheme of the URL, as `group[:artifact[:version]]`: the first is the one to add, the others serve, too. */
  drivers: z.array(z.strictObject({ scheme: TEXT, modules: z.array(TEXT).min(1) })).optional(),
})

/** The longest expression of the tool has 160 characters. */
const EXPRESSION = inStepLanguages(TEXT.max(500))

const ARGUMENT = z.strictObject({
  /** As in the expression; `unnamed` for the one without a name. */
  name: TEXT,
  /** Name of a data type, an assertion type or a metric type. */
  type: TEXT,
  description: LOCALIZED,
  /** The only words that the tool knows, although the type takes any: with another one the step fails. */
  words: z.array(TEXT).min(1).optional(),
  /** The tool knows them in any case. */
  wordsInAnyCase: z.literal(true).optional(),
  /** What its text has to end with: the step's warning says what it does without. */
  ending: TEXT.optional(),
  /** A pattern of what its text cannot begin with: the step would find nothing. */
  wrongStart: TEXT.optional(),
})

const TABLE = z.strictObject({
  columns: z.array(TEXT).min(1),
  /** `fixed`: write exactly these; `free`: only their order counts; `open`: the columns of the reader's own data. */
  names: z.enum(['free', 'fixed', 'open']),
  /** How many of the last columns may be left out. */
  optional: z.int().min(1).optional(),
  /** The columns that are durations in the language of the feature; all others are free data. */
  durations: z.array(TEXT).min(1).optional(),
})

/** One step of a reference file: facts once, texts in both languages. */
export const STEP = z.strictObject({
  /** Key of the step in the tool, the same in both languages: `rest.define.baseURL`. */
  id: textLike(/^[\w.-]+$/, 'forms.stepId'),
  kind: z.enum(STEP_KINDS),
  expression: EXPRESSION,
  arguments: z.array(ARGUMENT).optional(),
  /** The block under the step: none, a text between `"""`, or a table. */
  block: z.enum(['none', 'docstring', 'table']),
  table: TABLE.optional(),
  description: LOCALIZED,
  /** Key of the option that sets the same thing for a whole run. */
  option: TEXT.optional(),
  /** Keys of the other options that it sets with it. */
  alsoOptions: z.array(TEXT).min(1).optional(),
  warning: LOCALIZED.optional(),
  /** The version of the plugin that brought it, where it is known and not the first. */
  since: VERSION.optional(),
  /** The languages that it does not work in; its warning says what to do instead. */
  fails: z.array(z.enum(STEP_LANGUAGES)).min(1).optional(),
  /** The tool's next versions will not have it; its warning says what to use instead. */
  deprecated: z.literal(true).optional(),
  placeholder: z.undefined().optional(),
})

/** A step without an implementation in the tool: it only has a text. */
const PLACEHOLDER_STEP = STEP.pick({ id: true, kind: true, expression: true, block: true }).extend({
  description: localized(z.string()),
  placeholder: z.literal(true, form('forms.literalTrue')),
})

/** A record of the list `steps`. */
export const STEP_RECORD = z.discriminatedUnion('placeholder', [STEP, PLACEHOLDER_STEP])
