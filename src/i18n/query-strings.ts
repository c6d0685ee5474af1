import type { Localized } from './locale'

/** What a field says of a query that is too long. */
export const QUERY_TOO_LONG: Localized<(limit: number) => string> = {
  es: (limit) => `El texto es demasiado largo y no se ha escrito: caben ${limit} caracteres.`,
  en: (limit) => `The text is too long and was not entered: there is room for ${limit} characters.`,
}
