import { isMap, isScalar, isSeq } from 'yaml'
import { LOCALES, type Localized } from '@/i18n/locale'
import { isValueOf } from '@/steps/expression/step-expression'
import type { TypePatterns } from '@/steps/values/type-patterns'
import type { Problem } from '../problem'
import type { YamlSource } from './yaml-source'
import { recordsOf, textAt } from './yaml-values'

/** Lists of values, and whether they are values of their type. */
const LISTS = { examples: true, rejected: false }

/**
 * The values that a data type is shown with are values of it, and those that it is said to reject are none.
 * @param patterns those of the data types, in each language
 */
export const checkTypeExamples = (source: YamlSource, patterns: Localized<TypePatterns>): Problem[] =>
  recordsOf(source, 'types').flatMap((record) =>
    Object.entries(LISTS).flatMap(([list, isValue]) => {
      const name = textAt(record, 'name')
      const values = record.get(list)
      if (!isMap(values) || !patterns.es.has(name)) return []
      return ['any', ...LOCALES].flatMap((language) => {
        const items = values.get(language)
        const texts = isSeq(items) ? items.items.filter((item) => isScalar<string>(item)) : []
        const locales = LOCALES.filter((locale) => language === 'any' || language === locale)
        return texts.flatMap((text) => {
          const odd = locales.find((locale) => isValueOf(name, String(text.value), patterns[locale]) !== isValue)
          if (!odd) return []
          const message = `${text.value} is ${isValue ? 'no' : 'a'} value of ${name} (${odd})`
          return [source.problemAt(text, message, `correct it, or remove it from the ${list}`)]
        })
      })
    }),
  )
