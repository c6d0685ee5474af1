import { z } from 'zod'
import { type Localized, localize, translated } from './locale'

/** Advice on how to write a value that a schema rejects. */
const FORMS = {
  'forms.text': { es: 'escríbelo', en: 'write it' },
  'forms.version': { es: 'escribe tres números: 1.2.3', en: 'write three numbers: 1.2.3' },
  'forms.artifact': { es: 'escribe grupo:artefacto', en: 'write group:artifact' },
  'forms.stepId': { es: 'escribe letras, cifras, puntos y guiones', en: 'write letters, digits, dots and hyphens' },
  'forms.key': { es: 'escribe una clave sin espacios', en: 'write a key without spaces' },
  'forms.pattern': {
    es: 'escribe una expresión regular, con pareja para cada paréntesis y corchete',
    en: 'write a regular expression, with matching brackets',
  },
  'forms.path': { es: 'escribe una ruta con sus dos barras', en: 'write a path with both slashes' },
  'forms.optionType': { es: 'escribe uno de %, list<…>, map<…>', en: 'write one of %, list<…>, map<…>' },
  'forms.scalar': { es: 'escribe un texto, un número, true o false', en: 'write a text, a number, true or false' },
  'forms.scalarOrNull': { es: 'escribe un valor de su tipo, o null', en: 'write one value of its type, or null' },
  'forms.literalTrue': { es: 'escribe true o no lo pongas', en: 'write true, or leave it out' },
  'forms.example': { es: 'escribe un valor o un mapa de textos', en: 'write a value, or a mapping of texts' },
}

type Form = keyof typeof FORMS

/** The message of a schema: the name of an advice, and the text that replaces its `%`. */
export const form = (name: Form, part?: string): string => (part ? `${name} ${part}` : name)

/** The advice that a schema's message names; undefined for messages of the library. */
export function formText(message: string): Localized | undefined {
  const [name = '', part = ''] = message.split(' ')
  if (!(name in FORMS)) return undefined
  const texts = translated(FORMS[name as Form])
  return localize((locale) => texts[locale].replace('%', () => part))
}

export const TEXT = z.string().regex(/\S/, form('forms.text'))

export const textLike = (pattern: RegExp, name: Form) => TEXT.regex(pattern, form(name))

export const VERSION = textLike(/^\d+\.\d+\.\d+$/, 'forms.version')

export const localized = <T extends z.ZodType>(value: T) => z.strictObject(localize(() => value))

export const LOCALIZED = localized(TEXT)

/** A value for each language of the tool. */
export const inStepLanguages = <T extends z.ZodType>(value: T) => z.strictObject({ es: value, en: value })
