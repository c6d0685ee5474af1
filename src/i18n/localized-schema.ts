import { z } from 'zod'
import { DEFAULT_LOCALE, type Localized, localize, translated } from './locale'

const es = {
  'forms.text': 'escríbelo',
  'forms.version': 'escribe tres números: 1.2.3',
  'forms.artifact': 'escribe grupo:artefacto',
  'forms.stepId': 'escribe letras, cifras, puntos y guiones',
  'forms.key': 'escribe una clave sin espacios',
  'forms.pattern': 'escribe una expresión regular, con pareja para cada paréntesis y corchete',
  'forms.path': 'escribe una ruta con sus dos barras',
  'forms.optionType': (types: string) => `escribe uno de ${types}, list<…>, map<…>`,
  'forms.scalar': 'escribe un valor: un texto, un número, true o false',
  'forms.scalarOrNull': 'escribe un valor de su tipo, o null',
  'forms.literalTrue': 'escribe true o no lo pongas',
  'forms.example': 'escribe un valor o un mapa de textos',
}

const en: typeof es = {
  'forms.text': 'write it',
  'forms.version': 'write three numbers: 1.2.3',
  'forms.artifact': 'write group:artifact',
  'forms.stepId': 'write letters, digits, dots and hyphens',
  'forms.key': 'write a key without blanks',
  'forms.pattern': 'write a regular expression, with a partner for each bracket',
  'forms.path': 'write a path with both slashes',
  'forms.optionType': (types) => `write one of ${types}, list<…>, map<…>`,
  'forms.scalar': 'write one value: a text, a number, true or false',
  'forms.scalarOrNull': 'write one value of its type, or null',
  'forms.literalTrue': 'write true, or leave it out',
  'forms.example': 'write a value, or a mapping of texts',
}

/** What a value has to look like: the advice to whoever wrote it otherwise. */
const FORM_STRINGS = translated({ es, en })

type Form = keyof typeof es

/** The name of an advice, as the message of a schema, and a text that goes into it. */
export const form = (name: Form, part?: string): string => (part ? `${name} ${part}` : name)

/** The advice that a message of a schema names; undefined for one of the library's own. */
export function formText(message: string): Localized | undefined {
  const [name = '', part = ''] = message.split(' ')
  if (!(name in FORM_STRINGS[DEFAULT_LOCALE])) return undefined
  return localize((locale) => {
    const text = FORM_STRINGS[locale][name as Form]
    return typeof text === 'string' ? text : text(part)
  })
}

/** A text that is not blank. */
export const TEXT = z.string().regex(/\S/, form('forms.text'))

export const textLike = (pattern: RegExp, name: Form) => TEXT.regex(pattern, form(name))

/** A version of an engine or a plugin. */
export const VERSION = textLike(/^\d+\.\d+\.\d+$/, 'forms.version')

export const localized = <T extends z.ZodType>(value: T) => z.strictObject(localize(() => value))

export const LOCALIZED = localized(TEXT)

/** What the tool has in each of its languages. */
export const inStepLanguages = <T extends z.ZodType>(value: T) => z.strictObject({ es: value, en: value })
