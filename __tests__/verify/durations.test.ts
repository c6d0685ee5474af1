/** @jest-environment node */
import { catalogueSteps, readReferences } from '@/content/references'
import { createValueTranslator } from '@/step-language/values/value-tools'
import { createMatcher } from '@/steps/match-step'
import { durationsIn } from '@/verify/durations'

const references = readReferences()
const match = createMatcher(catalogueSteps(references), references.dataTypes)
const translate = createValueTranslator(references.dataTypes)

test.each([
  ['en', 'Given a timeout of 5 minutes', ['5 minutes']],
  ['es', 'Dado un timeout de 5 segundos', ['5 seconds']],
  ['en', "Given the REST service '/books'", []],
] as const)('the durations of a step in %s: %s', (locale, text, durations) => {
  expect(durationsIn({ text }, locale, match, translate)).toEqual(durations)
})
