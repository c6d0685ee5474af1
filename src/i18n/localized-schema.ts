import { z } from 'zod'
import { LOCALES } from './locale'

/** A text that is not blank. */
export const TEXT = z.string().regex(/\S/, 'write it')

/** A version of an engine or a plugin. */
export const VERSION = TEXT.regex(/^\d+\.\d+\.\d+$/, 'write three numbers: 1.2.3')

export const localized = <T extends z.ZodType>(value: T) => z.strictObject({ es: value, en: value })

export const LOCALIZED = localized(TEXT)

/** One of the languages. */
export const LOCALE = z.enum(LOCALES)
