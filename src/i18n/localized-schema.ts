import { z } from 'zod'
import { LOCALES } from './locale'

/** A text that is not blank. */
export const TEXT = z.string().regex(/\S/, 'write it')

/** A value in every language of the site. */
export const localized = <T extends z.ZodType>(value: T) => z.strictObject({ es: value, en: value })

/** A text in every language. */
export const LOCALIZED = localized(TEXT)

/** One of the languages. */
export const LOCALE = z.enum(LOCALES)
