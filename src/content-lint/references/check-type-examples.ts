import { isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { isValueOf } from '@/steps/expression/step-expression'
import type { TypePatterns } from '@/steps/values/type-patterns'
import type { Problem } from '../problem'
import type { YamlSource } from './yaml-source'
import { recordsOf, textAt } from './yaml-values'

const LISTS = ['examples', 'rejected'] as const

/** The texts of a list of values, each with the languages that it is for. */
const textsOf = (type: YAMLMap, list: string): [text: Scalar, locales: readonly Locale[]][] =>
  (['any', ...LOCALES] as const).flatMap((language) => {
    const items = type.getIn([list, language])
    const locales = language === 'any' ? LOCALES : [language]
    return isSeq(items) ? items.items.filter(isScalar).map((text): [Scalar, readonly Locale[]] => [text, locales]) : []
  })

/**
 * The values that a data type is shown with are values of it, and those that it is said to reject are none.
 * @param patterns those of the data types, in each language; types of blocks have none
 */
export function checkTypeExamples(source: YamlSource, patterns: Localized<TypePatterns>): Problem[] {
  const check = (type: YAMLMap, list: (typeof LISTS)[number]) =>
    textsOf(type, list).flatMap(([text, locales]) => {
      const name = textAt(type, 'name')
      const isExample = list === 'examples'
      const odd = locales.find((locale) => isValueOf(name, String(text.value), patterns[locale]) !== isExample)
      if (!odd) return []
      const message = `${text.value} is ${isExample ? 'no' : 'a'} value of ${name} (${odd})`
      return [source.problemAt(text, message, `correct it, or remove it from the ${list}`)]
    })
  return recordsOf(source, 'types')
    .filter((type) => patterns.es.has(textAt(type, 'name')))
    .flatMap((type) => LISTS.flatMap((list) => check(type, list)))
}
