import type { StepLanguage } from '@/i18n/locale'
import { type FeatureLine, featureLines } from '@/steps/feature-line'

const read = (text: string, locale: StepLanguage = 'en'): FeatureLine[] => featureLines(text, locale)
const kindsOf = (text: string, locale: StepLanguage = 'en') => read(text, locale).map(({ kind }) => kind)

test('a step has its keyword, role, sentence and offset', () => {
  expect(read('  Given that the base URL x')).toEqual([
    {
      kind: 'step',
      indent: '  ',
      keyword: 'Given that',
      role: 'definition',
      sentence: 'the base URL x',
      offset: 13,
      line: '  Given that the base URL x',
    },
  ])
})

test('a title has its keyword and its text', () => {
  expect(read('  Scenario: A new user')).toEqual([
    { kind: 'title', indent: '  ', keyword: 'Scenario:', title: ' A new user', line: '  Scenario: A new user' },
  ])
})

test.each<[StepLanguage, string]>([
  ['en', 'Feature:'],
  ['en', 'Scenario Outline:'],
  ['en', 'Examples:'],
  ['es', 'Característica:'],
  ['es', 'Esquema del escenario:'],
])('%s: %s begins a title', (locale, keyword) => {
  expect(read(`${keyword} x`, locale)).toMatchObject([{ kind: 'title', keyword, title: ' x' }])
})

test('titles of the other language are plain text', () => {
  expect(kindsOf('Escenario: x', 'en')).toEqual(['plain'])
})

test.each([
  ['# language: es', 'comment'],
  ['  # id: 1', 'comment'],
  ['@smoke', 'tag'],
  ['  | a | b |', 'row'],
  ['whatever', 'plain'],
  ['', 'plain'],
])('"%s" is a %s', (line, kind) => {
  expect(kindsOf(line)).toEqual([kind])
})

test('And and But continue the role of the step before', () => {
  const roles = read('Given a x\nAnd b\nWhen c\nBut d\nThen e\n* f').map((line) => line.kind === 'step' && line.role)
  expect(roles).toEqual(['definition', 'definition', 'action', 'action', 'assertion', 'assertion'])
})

test('a title resets the role', () => {
  const [, , step] = read('When x\nScenario: y\nAnd z')
  expect(step).toMatchObject({ kind: 'step', role: 'definition' })
})

test.each(['"""', '```'])('everything between %s is a block, whatever it looks like', (mark) => {
  const text = `When x\n  ${mark}json\n  Given y\n  # z\n  ${mark}\nThen a`
  expect(kindsOf(text)).toEqual(['step', 'block', 'block', 'block', 'block', 'step'])
})

test('a block ends with the delimiter that it began with', () => {
  expect(kindsOf('"""\n```\nGiven x\n"""\nGiven y')).toEqual(['block', 'block', 'block', 'block', 'step'])
})

test('lines are kept verbatim', () => {
  const text = '  Given x\n\n\t| a |\n"""\n a\n"""'
  expect(
    read(text)
      .map(({ line }) => line)
      .join('\n'),
  ).toBe(text)
})
