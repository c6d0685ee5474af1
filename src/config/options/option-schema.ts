import { z } from 'zod'
import { form, LOCALIZED, TEXT, textLike, VERSION } from '@/i18n/localized-schema'
import { isRegExp } from '@/lib/text'

/** The data types of options, and of the items of their lists and maps. */
export const OPTION_BASE_TYPES = [
  'string',
  'boolean',
  'integer',
  'decimal',
  'url',
  'path',
  'folder',
  'enum',
  'regex',
  'glob',
  'charset',
  'locale',
  'class',
  'tags',
  'style',
  'coordinates',
  'section',
] as const

const BASE_TYPE = z.enum(OPTION_BASE_TYPES)

const OPTION_TYPE = z.templateLiteral(
  [z.union([BASE_TYPE, z.templateLiteral(['list<', BASE_TYPE, '>']), z.templateLiteral(['map<', BASE_TYPE, '>'])])],
  form('forms.optionType', OPTION_BASE_TYPES.join('|')),
)

const SCALAR = z.union([z.string(), z.number(), z.boolean()], form('forms.scalar'))

/** A key as in the reference, `key.*` for any below it, `key=value` for one value. */
const CONDITIONS = z.array(TEXT).min(1)

const CONDITION = z.strictObject({ any: CONDITIONS, none: CONDITIONS.optional() })

/** One key of `wakamiti.yaml`: literal facts once, texts in both languages. */
export const OPTION = z.strictObject({
  /** Plugin keys without the root, core keys with it: `rest.baseURL`, `wakamiti.resourceTypes`. */
  key: textLike(/^\S+$/, 'forms.key'),
  type: OPTION_TYPE,
  default: z.union([SCALAR, z.null()], form('forms.scalarOrNull')),
  /** Describes a default that is not a literal: "random". */
  defaultNote: LOCALIZED.optional(),
  required: z.boolean(),
  requiredWhen: LOCALIZED.optional(),
  /** `requiredWhen` as a condition, as far as it depends on the configuration. */
  requiredIf: CONDITION.optional(),
  /** The options that make the tool ignore this one. */
  ignoredIf: CONDITION.optional(),
  /** All allowed values of an `enum` or of the items of a list; examples for other types. */
  values: z.array(SCALAR).min(1).optional(),
  /** The limits of a number, set by the tool or by what it means. */
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  /** The source of a regular expression for a text, which the example matches. */
  pattern: TEXT.refine(isRegExp, form('forms.pattern')).optional(),
  /** The unit of a whole number that is a duration. */
  unit: z.enum(['milliseconds', 'seconds', 'days']).optional(),
  /** Similar keys that the tool does not read, from its examples or former designs. */
  unreadKeys: z.array(TEXT).min(1).optional(),
  exactCase: z.literal(true, form('forms.literalTrue')).optional(),
  /** A value to show if there is no default and a generic one would be invalid; for a section, its keys. */
  example: z.union([SCALAR, z.record(z.string(), z.string())], form('forms.example')).optional(),
  scope: z.enum(['engine', 'feature', 'launcher', 'junit', 'server']).optional(),
  /** `limited`: works only in some ways of running the tool, or not in this version; the warning tells. */
  status: z.enum(['limited', 'no-effect']).optional(),
  description: LOCALIZED,
  warning: LOCALIZED.optional(),
  /** The version of its plugin or of the engine that added it, if known and not the first. */
  since: VERSION.optional(),
})
