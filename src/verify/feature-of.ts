import type { PageExample } from '@/content-lint/page-examples'
import { parseFeature } from '@/gherkin/parse/parse-feature'
import { createFeatureTranslator } from '@/gherkin/translate/translate-feature'
import type { StepLanguage } from '@/i18n/locale'
import { createKnowledge } from '@/step-language/step-knowledge'
import type { StepCatalogue } from '@/steps/catalogue'
import { TITLE_KEYWORDS } from '@/steps/keywords'

/** Writes English steps in a language. */
export type SurroundingSteps = (steps: string, locale: StepLanguage) => string

/**
 * Prepares the steps of fixtures: they are written in English, and translated by the translator that readers use.
 * @throws when a step cannot be translated
 */
export function createSurroundings(catalogue: StepCatalogue): SurroundingSteps {
  const translate = createFeatureTranslator(createKnowledge(catalogue))
  return (steps, locale) => {
    if (locale === 'en' || !steps.trim()) return steps
    const { text, notes } = translate(`# language: en\nFeature: x\nScenario: x\n${steps}`)
    const [note] = notes.filter(({ reason }) => reason !== 'fails')
    if (note)
      throw new Error(`A step of a fixture cannot be translated (${note.reason}): ${steps.split('\n')[note.line - 4]}`)
    return text.split('\n').slice(3).join('\n')
  }
}

const indented = (text: string, by: string) => text.split('\n').map((line) => (line ? by + line : line))

/**
 * Completes an example to a feature: titles above a fragment, and the steps that its surroundings need.
 * @param before steps in the language of the example; a whole scenario gets none
 */
export function featureOf(example: PageExample, locale: StepLanguage, before: string, after: string): string {
  const { missing } = parseFeature(
    example.text.includes('# language') ? example.text : `# language: ${locale}\n${example.text}`,
  )
  const isWhole = missing.length === 0
  const isFragment = missing.includes('scenario')
  const head = [
    ...(/^\s*#\s*language/m.test(example.text) ? [] : [`# language: ${locale}`]),
    ...(isWhole ? [] : missing.map((role) => `${TITLE_KEYWORDS[locale][role][0]}: ${example.key}`)),
    ...(isFragment ? indented(before.trimEnd(), '  ').filter(Boolean) : []),
  ]
  const tail = isFragment ? indented(after.trimEnd(), '  ').filter(Boolean) : []
  return [...head, example.text, ...tail, ''].join('\n')
}
