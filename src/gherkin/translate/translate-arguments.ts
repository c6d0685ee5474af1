import type { Locale } from '@/i18n/locale'
import { argumentPairs, type KnownSentence } from '@/step-language/translate/translate-sentence'
import { innerType, type ValueTranslator } from '@/step-language/values/value-tools'
import type { TypeSource } from '@/steps/values/data-types'
import { closeSentence, exampleNames, openSentence } from '../parse/example-sentence'

/** The values of a step in the other language, or the first one that cannot be translated. */
export type TranslatedArguments =
  | { values: ReadonlyMap<string, string>; columns: ReadonlyMap<string, string> }
  | { missing: string }

/**
 * Translates the values of a sentence.
 * @param written returns the text of an argument, which in an outline may contain names in angle brackets
 * @param names the columns of the outline
 * @returns the values by the names of the arguments in the other language, and the types of the columns that are values
 */
export function translateArguments(
  { match: { step, args }, from, scope }: KnownSentence,
  to: Locale,
  written: (start: number, end: number) => string,
  names: readonly string[],
  { translate, types }: { translate: ValueTranslator; types: TypeSource },
): TranslatedArguments {
  const values = new Map<string, string>()
  const columns = new Map<string, string>()
  for (const [own, other] of argumentPairs(step, from, to)) {
    const arg = args[own.name]
    if (!arg) continue
    const text = written(arg.start, arg.end)
    const [name] = exampleNames(text).filter((found) => names.includes(found))
    const type = text === `<${name}>` ? own.type : innerType(own.type, types)
    if (name !== undefined && type) columns.set(name, type)
    const value = text === `<${name}>` ? text : translateWritten(text, own.type)
    if (value === undefined) return { missing: text }
    values.set(other.name, value)
  }
  return { values, columns }

  function translateWritten(text: string, type: string): string | undefined {
    // A feature that declares the language of its data keeps them.
    if (scope.dataLocale) return text
    const value = translate(openSentence(text, names).text, type, from, to)
    return value === undefined ? undefined : closeSentence(value, names)
  }
}
