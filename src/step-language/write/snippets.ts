import type { Locale } from '@/i18n/locale'
import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import { type CatalogueStep, UNNAMED_ARGUMENT } from '@/steps/step'
import { type DataTypes, OPERAND } from '@/steps/values/data-types'
import { isAssertionType, isDecimalType, isQuotedType, isWholeType } from '@/steps/values/type-names'
import { writeParts, writePhrase } from './write-sentence'

export type SnippetTypes = Pick<DataTypes, 'assertions' | 'matchers' | 'metrics'>

/** A value of each type as it is typed; types that are not here take a bare word. */
const SAMPLES: Record<string, Record<Locale, string>> = {
  url: { es: 'http://localhost:8080', en: 'http://localhost:8080' },
  duration: { es: '5 segundos', en: '5 seconds' },
  date: { es: '2026-02-28', en: '2026-02-28' },
  time: { es: '09:05', en: '09:05' },
  datetime: { es: '2026-02-28T09:05', en: '2026-02-28T09:05' },
  decimal: { es: '1,5', en: '1.5' },
}

const SUBJECT: Record<Locale, string> = { es: 'el libro', en: 'the book' }

/** Characters with a meaning in a snippet, as they are written in each part of one. */
const inText = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
const inChoice = (text: string): string => text.replace(/[\\$},|]/g, '\\$&')

/** Numbers the places to fill in, in the order they come. */
function createStops() {
  let count = 0
  return {
    place: (text: string) => `\${${++count}:${inText(text)}}`,
    /** One of several words, the first one to begin with. */
    choice: (words: readonly string[]) => `\${${++count}|${words.map(inChoice).join()}|}`,
  }
}
type Stops = ReturnType<typeof createStops>

function sampleOf(name: string, type: string, locale: Locale): string {
  if (isWholeType(type)) return '1'
  if (isDecimalType(type)) return SAMPLES.decimal?.[locale] ?? ''
  return SAMPLES[type]?.[locale] ?? (name === UNNAMED_ARGUMENT ? type : name)
}

/** A value to fill in, between its quotes where it has some. */
function valuePlace(name: string, type: string, locale: Locale, stops: Stops): string {
  const place = stops.place(sampleOf(name, type, locale))
  return isQuotedType(type) ? `'${place}'` : place
}

/** How comparisons end that have an operand to fill in. */
const LAST_OPERAND = ` ${OPERAND}`

function assertionPlace(type: string, locale: Locale, { assertions, matchers }: SnippetTypes, stops: Stops): string {
  const assertion = assertions.find(({ name }) => name === type)
  if (!assertion) return stops.place(type)
  const phrases = matchers
    .filter(({ family, expression }) => family.includes(assertion.family) && expression[locale].endsWith(LAST_OPERAND))
    .map(({ expression }) => writePhrase(expression[locale].slice(0, -LAST_OPERAND.length)))
  return `${stops.choice(phrases)} ${valuePlace(UNNAMED_ARGUMENT, assertion.operand, locale, stops)}`
}

function argumentPlace(name: string, type: string, locale: Locale, types: SnippetTypes, stops: Stops): string {
  if (isAssertionType(type)) return assertionPlace(type, locale, types, stops)
  const metrics = types.metrics.filter((metric) => metric.type === type)
  if (metrics.length > 0) return stops.choice(metrics.map(({ expression }) => writePhrase(expression[locale])))
  return valuePlace(name, type, locale, stops)
}

/**
 * What may be left out: alternatives are offered, `(que)` at the beginning is kept because a sentence reads better with it,
 * and everything else is left out.
 */
function choicePlace(words: readonly string[][], isFirst: boolean, stops: Stops): string {
  const hasAlternatives = words.some((forms) => forms.length > 1)
  if (!hasAlternatives && !isFirst) return ''
  return words.map((forms) => (forms.length > 1 ? stops.choice(forms) : (forms[0] ?? ''))).join(' ')
}

/** A sentence with its tab stops, and their numbering for the block under it. */
export interface SnippetSentence {
  text: string
  stops: Stops
}

/**
 * The sentence of a step in the syntax of editor snippets.
 * @example snippetSentence('la URL base {url}', 'es', types).text // => 'la URL base ${1:http://localhost:8080}'
 */
export function snippetSentence(expression: string, locale: Locale, types: SnippetTypes): SnippetSentence {
  const stops = createStops()
  const parts = expressionParts(expression)
  const write = (part: ExpressionPart): string => {
    const isFirst = part === parts[0]
    if (part.kind === 'text') return inText(part.text)
    // Words that may be any except some are no beginning that a reader would miss.
    if (part.kind === 'free') return isFirst && part.except ? '' : stops.place(SUBJECT[locale])
    if (part.kind === 'choice') return choicePlace(part.words, isFirst, stops)
    return argumentPlace(part.name, part.type, locale, types, stops)
  }
  return { text: writeParts(parts, write), stops }
}

/** One entry of a `.code-snippets` file of Visual Studio Code. */
export interface Snippet {
  scope: string
  prefix: string[]
  body: string[]
  description: string
}

/** Names that editors' Gherkin extensions give the language. */
const SCOPE = 'feature,cucumber,gherkin'

const row = (cells: string[]): string => `  | ${cells.join(' | ')} |`

/** The block under the sentence: a doc string, or a table with a row to fill in. */
function blockLines({ block, table }: CatalogueStep, { stops }: SnippetSentence): string[] {
  if (block === 'docstring') return ['  """', `  ${stops.place('…')}`, '  """']
  if (block !== 'table' || !table) return []
  const header = table.columns.map((column) => (table.names === 'fixed' ? column : stops.place(column)))
  return [row(header), row(table.columns.map(() => stops.place('…')))]
}

/** The words that a step is found by: its expression up to the first value, without what may be left out. */
function wordsOf(expression: string): string {
  const parts = expressionParts(expression)
  const end = parts.findIndex(({ kind }, index) => index > 0 && (kind === 'argument' || kind === 'free'))
  return writeParts(parts.slice(0, end < 0 ? parts.length : end), (part) => (part.kind === 'text' ? part.text : ''))
}

/** The snippet of a step: its sentence without keyword, so that it fits after any of them, and the block under it. */
export function snippetOf(step: CatalogueStep, locale: Locale, types: SnippetTypes): Snippet {
  const sentence = snippetSentence(step.expression[locale], locale, types)
  const words = wordsOf(step.expression[locale])
  return {
    scope: SCOPE,
    prefix: words ? [words, step.id] : [step.id],
    body: [sentence.text, ...blockLines(step, sentence)],
    description: [step.description[locale], step.warning?.[locale]].filter(Boolean).join(' ').replaceAll('`', ''),
  }
}

export const snippetsPath = (locale: Locale): string => `/assets/snippets/wakamiti.${locale}.code-snippets`

export const snippets = (
  steps: readonly CatalogueStep[],
  locale: Locale,
  types: SnippetTypes,
): Record<string, Snippet> =>
  Object.fromEntries(
    steps.filter(({ fails }) => !fails?.includes(locale)).map((step) => [step.id, snippetOf(step, locale, types)]),
  )
