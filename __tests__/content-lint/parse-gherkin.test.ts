/** @jest-environment node */
import { isExamplesTitle, isFeatureTitle, isTitle, isWholeFeature, parseGherkin } from '@/content-lint/parse-gherkin'

test.each([
  ['steps alone', 'Dado que uno\nY dos'],
  ['a scenario alone', '@lento\nEscenario: Uno\n  Dado que uno'],
  ['a rule alone', 'Regla: Uno\n\n  Escenario: Dos\n    Dado que uno'],
  ['a feature', '# language: es\nCaracterística: Uno\n  Texto libre\n\n  Escenario: Dos\n    Cuando dos'],
  ['a feature without header', 'Característica: Uno\n\n  Escenario: Dos\n    Cuando dos'],
  ['nothing', ''],
  ['a comment', '# nada'],
])('%s can be parsed', (_, text) => {
  const { document, faults } = parseGherkin(text, 'es')
  expect(faults).toEqual([])
  expect(document?.feature?.language).toBe('es')
})

test('the header of a feature goes before the language of the page', () => {
  expect(parseGherkin('# language: en\nFeature: One\n\n  Scenario: Two\n    Given two', 'es').faults).toEqual([])
})

test.each([
  ['steps alone', 'Given a\n  | a | b |\n  | c |', 3],
  ['a scenario alone', 'Scenario: One\n  Given a\n    | a | b |\n    | c |', 4],
  ['a feature', 'Feature: F\n\n  Scenario: One\n    Given a\n      | a | b |\n      | c |', 6],
])('faults of %s have the lines of the text', (_, text, line) => {
  const { document, faults } = parseGherkin(text, 'en')
  expect(document).toBeUndefined()
  expect(faults).toEqual([expect.objectContaining({ line, message: expect.stringContaining('inconsistent cell') })])
})

test('a fault behind the end stands on the last line', () => {
  const { faults } = parseGherkin('Given a\n  """\n  text', 'en')
  expect(faults).toEqual([expect.objectContaining({ line: 3, column: 1 })])
})

test('all faults of a text are told', () => {
  const text = 'Given a\n  | a | b |\n  | c |\nWhen b\n  | d | e |\n  | f | g | h |'
  expect(parseGherkin(text, 'en').faults.map(({ line }) => line)).toEqual([3, 6])
})

test('a language that there is not is a fault', () => {
  const { faults } = parseGherkin('# language: klingon\nFeature: F', 'en')
  expect(faults).toEqual([expect.objectContaining({ line: 1, message: 'Language not supported: klingon' })])
})

test('titles are told apart by their words in the language', () => {
  expect(isWholeFeature('  Necesidad del negocio: Uno', 'es')).toBe(true)
  expect(isWholeFeature('Feature: One', 'es')).toBe(false)
  expect(isFeatureTitle('Escenario: Uno', 'es')).toBe(false)
  expect(isTitle('  Esquema del escenario: Uno', 'es')).toBe(true)
  expect(isTitle('Escenario uno', 'es')).toBe(false)
  expect([isExamplesTitle('Ejemplos:', 'es'), isExamplesTitle('Escenario:', 'es')]).toEqual([true, false])
})
