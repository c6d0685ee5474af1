import { LOCALES } from '@/i18n/locale'
import { isContinuation, keywordRole, STEP_KEYWORDS } from '@/steps/keywords'
import type { StepKind } from '@/steps/step'

const CASES: [string, StepKind | undefined, StepKind][] = [
  ['Dado', undefined, 'definition'],
  ['Dada', 'action', 'definition'],
  ['Dados', undefined, 'definition'],
  ['Dado que', 'assertion', 'definition'],
  ['Given that', 'action', 'definition'],
  ['Cuando', undefined, 'action'],
  ['When', 'definition', 'action'],
  ['Entonces', 'action', 'assertion'],
  ['Then', undefined, 'assertion'],
  ['Y', 'action', 'action'],
  ['Pero', 'assertion', 'assertion'],
  ['And', 'definition', 'definition'],
  ['*', 'assertion', 'assertion'],
  ['*', undefined, 'definition'],
]

test.each(CASES)('%s after %s is a %s', (keyword, before, role) => {
  expect(keywordRole(keyword, before)).toBe(role)
})

test('And, But and * continue the role of the step before, in both languages', () => {
  const continuations = LOCALES.map((locale) => STEP_KEYWORDS[locale].filter(isContinuation))
  expect(continuations).toEqual([
    ['*', 'Y que', 'Y', 'E', 'Pero'],
    ['*', 'And', 'But'],
  ])
})
