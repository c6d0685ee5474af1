import { z } from 'zod'
import { localize } from './locale'
import type { ProblemStrings } from './problem-strings'

type Form = Extract<keyof ProblemStrings, `forms.${string}`>

/** What a value has to look like: the name of the advice to whoever wrote it otherwise, and a text that goes into it. */
export const form = (name: Form, part?: string): string => (part ? `${name} ${part}` : name)

/** A text that is not blank. */
export const TEXT = z.string().regex(/\S/, form('forms.text'))

/** A text of a form. */
export const textLike = (pattern: RegExp, name: Form) => TEXT.regex(pattern, form(name))

/** A version of an engine or a plugin. */
export const VERSION = textLike(/^\d+\.\d+\.\d+$/, 'forms.version')

export const localized = <T extends z.ZodType>(value: T) => z.strictObject(localize(() => value))

export const LOCALIZED = localized(TEXT)

/** What the tool has in each of its languages. */
export const inStepLanguages = <T extends z.ZodType>(value: T) => z.strictObject({ es: value, en: value })
