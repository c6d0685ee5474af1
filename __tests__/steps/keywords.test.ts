import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { isContinuation, keywordRole, STEP_KEYWORDS, stripKeyword } from '@/steps/feature-line'
import type { StepKind } from '@/steps/step'

const CASES: [StepLanguage, string, string | null, string][] = [
  ['es', 'Dado que la URL base x', 'Dado que', 'la URL base x'],
  ['es', 'Dado la URL base x', 'Dado', 'la URL base x'],
  ['es', 'Dados los datos', 'Dados', 'los datos'],
  ['es', 'Cuando que se ejecuta', 'Cuando', 'que se ejecuta'],
  ['es', 'Y que la respuesta', 'Y que', 'la respuesta'],
  ['es', 'Y la respuesta', 'Y', 'la respuesta'],
  ['es', 'E identificado', 'E', 'identificado'],
  ['es', '* la respuesta', '*', 'la respuesta'],
  ['en', 'Given that the base', 'Given that', 'the base'],
  ['en', 'Given the base', 'Given', 'the base'],
  ['en', 'And that it ends', 'And', 'that it ends'],
]

test.each(CASES)('%s: "%s" begins with %s', (locale, sentence, keyword, text) => {
  const stripped = stripKeyword(sentence, locale)
  expect(stripped).toEqual({ keyword, text, offset: sentence.length - text.length })
})

test.each<[StepLanguage, string]>([
  ['es', 'la URL base x'],
  ['es', 'dado la URL base x'],
  ['es', 'Dado'],
  ['es', 'Dadola URL'],
  ['es', 'Dado\tla URL'],
  ['es', 'Given the base'],
  ['en', 'Dado que la base'],
  ['en', '*it ends'],
])('%s: "%s" has no keyword', (locale, sentence) => {
  expect(stripKeyword(sentence, locale)).toEqual({ keyword: null, text: sentence, offset: 0 })
})

test('only the first keyword is stripped', () => {
  expect(stripKeyword('Y Dado que x', 'es')).toEqual({ keyword: 'Y', text: 'Dado que x', offset: 2 })
})

test('the offset points at the text, whatever the spaces around it', () => {
  expect(stripKeyword('\t  Dado   la base \r', 'es')).toEqual({ keyword: 'Dado', text: 'la base', offset: 10 })
  expect(stripKeyword('  la base ', 'es')).toEqual({ keyword: null, text: 'la base', offset: 2 })
  expect(stripKeyword('', 'en')).toEqual({ keyword: null, text: '', offset: 0 })
})

const ROLES: [string, StepKind | undefined, StepKind][] = [
  ['Dado', undefined, 'definition'],
  ['Dada', 'action', 'definition'],
  ['Given that', 'action', 'definition'],
  ['Cuando', undefined, 'action'],
  ['Entonces', 'action', 'assertion'],
  ['Y', 'action', 'action'],
  ['Pero', 'assertion', 'assertion'],
  ['*', 'assertion', 'assertion'],
  ['*', undefined, 'definition'],
]

test.each(ROLES)('%s after %s is a %s', (keyword, before, role) => {
  expect(keywordRole(keyword, before)).toBe(role)
})

test('And, But and * continue the role of the step before, in both languages', () => {
  const continuations = STEP_LANGUAGES.map((locale) => STEP_KEYWORDS[locale].filter(isContinuation))
  expect(continuations).toEqual([
    ['*', 'Y que', 'Y', 'E', 'Pero'],
    ['*', 'And', 'But'],
  ])
})
