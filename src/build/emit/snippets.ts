import type { StepLanguage } from '@/i18n/locale'
import { phrasesOf, sampleValue, sampleWords } from '@/step-language/values/value-tools'
import { plainSentence, writeParts, writePhrase } from '@/step-language/write/write-sentence'
import { expressionParts } from '@/steps/expression/expression-parts'
import { type CatalogueStep, UNNAMED_ARGUMENT } from '@/steps/step'
import { type DataTypes, isQuotedType, isWordType, OPERAND } from '@/steps/values/data-types'

/** Characters with a meaning in a snippet, as they are written in each part of one. */
const inText = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
const inChoice = (text: string): string => text.replace(/[\\$},|]/g, '\\$&')

/** A place to fill in; the places are numbered when all are there. */
const place = (text: string): string => `\${#:${inText(text)}}`
/** One of several words, the first one to begin with. */
const choice = (words: readonly string[]): string => `\${#|${words.map(inChoice).join()}|}`

function numbered(lines: readonly string[]): string[] {
  let count = 0
  return lines.map((line) => line.replace(/\$\{#/g, () => `\${${++count}`))
}

/** A value to fill in, between its quotes where it has some. */
function valuePlace(name: string, type: string, locale: StepLanguage, types: DataTypes): string {
  const isNamed = isQuotedType(type) || isWordType(type)
  const own = name === UNNAMED_ARGUMENT ? type : name
  const value = place(isNamed ? own : sampleValue(type, name, locale, types))
  return isQuotedType(type) ? `'${value}'` : value
}

/** How comparisons end that have an operand to fill in. */
const LAST_OPERAND = ` ${OPERAND}`

function argumentPlace(name: string, type: string, locale: StepLanguage, types: DataTypes): string {
  const { phrases, operand } = phrasesOf(type, types)
  if (phrases.length === 0 || type === 'duration') return valuePlace(name, type, locale, types)
  const texts = phrases.map((phrase) => phrase[locale])
  if (!operand) return choice(texts.map((text) => writePhrase(text)))
  const before = texts.filter((text) => text.endsWith(LAST_OPERAND)).map((text) => text.slice(0, -LAST_OPERAND.length))
  return `${choice(before.map((text) => writePhrase(text)))} ${valuePlace(UNNAMED_ARGUMENT, operand, locale, types)}`
}

/** Names that editors' Gherkin extensions give the language. */
const SCOPE = 'feature,cucumber,gherkin'

const row = (cells: string[]): string => `  | ${cells.join(' | ')} |`

/** The block under the sentence: a doc string, or a table with a row to fill in. */
function blockLines({ block, table }: CatalogueStep): string[] {
  if (block === 'docstring') return ['  """', `  ${place('…')}`, '  """']
  if (block !== 'table' || !table) return []
  const header = table.columns.map((column) => (table.names === 'fixed' ? column : place(column)))
  return [row(header), row(table.columns.map(() => place('…')))]
}

/** The words that a step is found by: its expression up to the first value, without what may be left out. */
function wordsOf(expression: string): string {
  const parts = expressionParts(expression)
  const end = parts.findIndex(({ kind }, index) => index > 0 && (kind === 'argument' || kind === 'free'))
  return writeParts(parts.slice(0, end < 0 ? parts.length : end), (part) => (part.kind === 'text' ? part.text : ''))
}

/**
 * The snippet of a step, as in a `.code-snippets` file of Visual Studio Code: its sentence without keyword, so that it fits after
 * any of them, and the block under it.
 */
export function snippetOf(step: CatalogueStep, locale: StepLanguage, types: DataTypes) {
  const expression = step.expression[locale]
  const words = wordsOf(expression)
  const argument = (name: string, type: string) => argumentPlace(name, type, locale, types)
  const sentence = plainSentence(expression, argument, place(sampleWords(expression, locale)))
  return {
    scope: SCOPE,
    prefix: words ? [words, step.id] : [step.id],
    body: numbered([sentence, ...blockLines(step)]),
    description: [step.description[locale], step.warning?.[locale]].filter(Boolean).join(' ').replaceAll('`', ''),
  }
}

export const snippets = (steps: readonly CatalogueStep[], locale: StepLanguage, types: DataTypes) =>
  Object.fromEntries(
    steps.filter(({ fails }) => !fails?.includes(locale)).map((step) => [step.id, snippetOf(step, locale, types)]),
  )
