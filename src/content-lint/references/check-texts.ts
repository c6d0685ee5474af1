import { isMap, isScalar, type Scalar, visit, type YAMLMap } from 'yaml'
import { LOCALES } from '@/i18n/locale'
import type { Problem } from '../problem'
import { slipsInText } from '../raw-marks'
import { placeInText, type YamlSource } from './yaml-source'
import { textAt } from './yaml-values'

/** Words without a capital from which on a text cannot be the same in both languages by chance, as names are. */
const TRANSLATED_WORDS = 3

/** A hash after a blank begins a comment in YAML: the rest of a sentence would not be shown. */
export const commentProblems = (source: YamlSource, text: Scalar): Problem[] =>
  text.comment
    ? [source.problemAt(text, `#${text.comment} is a comment, and not shown`, 'put the whole text between quotes')]
    : []

const markProblems = (source: YamlSource, text: Scalar): Problem[] =>
  slipsInText(String(text.value)).map(({ index, shown, advice }) => ({
    file: source.file,
    ...placeInText(source, text, index),
    message: `${shown} is shown as is`,
    advice,
  }))

/** A text that was copied to the other language and not translated. */
function copyProblems(source: YamlSource, texts: YAMLMap): Problem[] {
  const [text, other] = LOCALES.map((locale) => textAt(texts, locale).trim())
  const words = text?.match(/(?<!\S)\p{Ll}{2,}/gu) ?? []
  if (text !== other || words.length < TRANSLATED_WORDS) return []
  return [source.problemAt(texts, 'the same text in both languages', 'translate one of the two')]
}

/** Texts for readers: all in two languages, without the sentences of steps. They have no markup but code. */
export function checkTexts(source: YamlSource): Problem[] {
  const problems: Problem[] = []
  visit(source.document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? key.value : undefined
      if (name === 'expression') return visit.SKIP
      if (isMap(value)) problems.push(...copyProblems(source, value))
      if (LOCALES.some((locale) => locale === name) && isScalar(value) && typeof value.value === 'string')
        problems.push(...commentProblems(source, value), ...markProblems(source, value))
    },
  })
  return problems
}
