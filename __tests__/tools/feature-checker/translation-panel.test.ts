import type { TranslatedFeature } from '@/gherkin/translate/translate-feature'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { stepTable } from '@/tools/feature-checker/translation-panel'

const BEFORE = "Feature: A\n\n  Scenario: B\n    Given the REST service '/a'\n    And my | dog\n    # a comment"
const TRANSLATED: TranslatedFeature = {
  text: "# language: es\nCaracterística: A\n\n  Escenario: B\n    Dado el servicio REST '/a'\n    Y my | dog\n    # a comment",
  ...{ from: 'en', to: 'es', translated: 1, found: 2 },
  notes: [{ line: 6, text: 'Y my | dog', reason: 'undefined' }],
}
const WORDS = FEATURE_CHECKER_STRINGS.en

test('the table has each changed line before and after, or the reason why it was not translated', () => {
  expect(stepTable(BEFORE, TRANSLATED, WORDS)).toBe(`| Line | Before | After | Why not, or what to review |
| ---: | --- | --- | --- |
| 2 | Feature: A | Característica: A |  |
| 4 | Scenario: B | Escenario: B |  |
| 5 | Given the REST service '/a' | Dado el servicio REST '/a' |  |
| 6 | And my \\| dog |  | it is not a known step |
`)
})

test('a translated step that fails has its translation and the reason', () => {
  const notes = [{ line: 5, text: '', reason: 'fails' as const }]
  expect(stepTable(BEFORE, { ...TRANSLATED, notes }, WORDS)).toContain(
    `| Dado el servicio REST '/a' | ${WORDS.reasons.fails} |`,
  )
})
