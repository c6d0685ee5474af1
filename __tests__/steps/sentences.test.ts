import { readReferences } from '@/content/references'
import type { StepLanguage } from '@/i18n/locale'
import { createMatcher } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'
import { STEP_SENTENCES } from './step-sentences'

const { plugins, dataTypes } = readReferences()
const steps = plugins.flatMap(({ plugin, steps }) => steps.map((step) => ({ ...step, plugin }) as CatalogueStep))
const match = createMatcher(steps, dataTypes)

const idsOf = (sentence: string, locale: StepLanguage) => match(sentence, locale).map(({ step }) => step.id)

test('every step has a sentence in both languages', () => {
  const ids = STEP_SENTENCES.filter(({ sentences }) => sentences.length > 0).map(({ id }) => id)
  expect(ids.sort()).toEqual(steps.flatMap(({ id }) => [id, id]).sort())
})

test.each(STEP_SENTENCES)('$locale: $id matches its sentences', (step) => {
  const { id, locale, sentences, also } = step
  for (const sentence of sentences) {
    const ids = [id, ...(also[sentence] ?? [])].sort()
    // Spaces around a sentence are ignored, and a property may stand for any text.
    const written = [sentence, `  ${sentence} `, sentence.replace(/'[^']*'/g, `"\${value}"`)]
    expect(written.map((each) => [each, ...idsOf(each, locale)])).toEqual(written.map((each) => [each, ...ids]))
  }
  // The final colon is part of the step.
  const open = sentences.filter((sentence) => sentence.endsWith(':')).map((sentence) => sentence.slice(0, -1))
  expect(open.filter((sentence) => idsOf(sentence, locale).includes(id))).toEqual([])
})
