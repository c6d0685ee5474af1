import { translated } from './locale'

export const QUERY_STRINGS = translated<{ tooLong: (limit: number) => string }>({
  es: { tooLong: (limit) => `El texto es demasiado largo y no se ha escrito: caben ${limit} caracteres.` },
  en: { tooLong: (limit) => `The text is too long and was not entered: there is room for ${limit} characters.` },
})
