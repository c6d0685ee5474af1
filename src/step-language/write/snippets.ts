import type { Locale } from '@/i18n/locale'
import { expressionParts } from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import { type SnippetSentence, type SnippetTypes, snippetSentence } from './snippet-sentence'
import { writeParts } from './write-sentence'

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

/** Where the snippets of a language are published. */
export const snippetsPath = (locale: Locale): string => `/assets/snippets/wakamiti.${locale}.code-snippets`

/** The snippets of the steps that work in a language, by the id of the step. */
export const snippets = (
  steps: readonly CatalogueStep[],
  locale: Locale,
  types: SnippetTypes,
): Record<string, Snippet> =>
  Object.fromEntries(
    steps.filter(({ fails }) => !fails?.includes(locale)).map((step) => [step.id, snippetOf(step, locale, types)]),
  )
