import { z } from 'zod'
import { inStepLanguages, LOCALIZED, TEXT } from '@/i18n/localized-schema'

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
const METRIC = DURATION_UNIT.extend({
  type: TEXT,
})

/** `content/reference/data-types.yaml`. */
export const DATA_TYPES = z.strictObject({
  types: z.array(DATA_TYPE),
  assertions: z.array(ASSERTION_TYPE),
  matchers: z.array(MATCHER),
  durationUnits: z.array(DURATION_UNIT),
  metrics: z.array(METRIC),
})
