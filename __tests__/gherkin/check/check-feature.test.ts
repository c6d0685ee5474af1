import { readFileSync } from 'node:fs'
import { createFeatureChecker } from '@/gherkin/check/check-feature'
import { featureWords } from '@/gherkin/finding'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { applyEdits } from '@/lib/finding'
import { check, knowledge } from '../fixture'

test('a step whose example has no value still needs its plugin', () => {
  const { plugins } = check(`# language: en
Feature: A
  Scenario Outline: B
    When wait for <d>
    Examples:
      | d         |
      |           |
      | 2 seconds |
`)
  expect(plugins).toEqual([{ plugin: 'amqp', lines: [4] }])
})

/** Concatenated, because a template literal would evaluate it. */
const CODE = ['$', '{=1+1}'].join('')

test.each([
  ['its sentence', `the REST service '/${CODE}'`, ''],
  ['its block', 'the book is created with the following data:', `\n      """\n      ${CODE}\n      """`],
])('a step with code in %s needs the plugin that runs code', (_, sentence, below) => {
  const { plugins } = check(`Feature: A\n  Scenario: B\n    When ${sentence}${below}\n`)
  expect(plugins.map(({ plugin }) => plugin)).toEqual(['groovy', 'rest'])
})

/** The features of the page "next steps": a definition and its implementation. */
function nextFeatures(locale: string): string[] {
  const page = readFileSync(`content/introduction/next-steps.${locale}.md`, 'utf8')
  const [, section = ''] = /^## 2\..*?$([\s\S]*?)^## /m.exec(page) ?? []
  return [...section.matchAll(/^```gherkin.*\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text)
}

test.each(STEP_LANGUAGES)(
  'the definition of the next steps and its implementation have no error when they are pasted (%s)',
  (locale) => {
    const reports = nextFeatures(locale).map((text) => check(text))
    expect(reports.map(({ findings }) => findings.map(({ code, severity }) => `${severity} ${code}`))).toEqual([
      ['notice definition.steps'],
      [],
    ])
    expect(reports.map(({ ok, found }) => [ok, found])).toEqual([
      [3, 3],
      [5, 5],
    ])
  },
)

test('the tag of definitions is the one that the configuration names', () => {
  const checkSpec = createFeatureChecker(knowledge)
  const codes = (tag: string) =>
    checkSpec(`@${tag}\nFeature: A\n  @ID-1\n  Scenario: B\n    Given an unknown sentence\n`, {
      definitionTag: 'spec',
    }).findings.map(({ code }) => code)
  expect(codes('spec')).toEqual(['definition.steps'])
  expect(codes('definition')).toEqual(['undefined'])
})

test('a byte order mark is an error, and everything else is checked as if it were not there', () => {
  const text = "\ufeff# language: es\nCaracterística: A\n  Escenario: B\n    Dado el servicio REST '/a'\n"
  const { findings, ok, language } = check(text)
  expect([language, ok]).toEqual(['es', 1])
  expect(findings.map(({ code, fixes }) => [code, fixes[0] && applyEdits(text, fixes[0].edits)])).toEqual([
    ['encoding.mark', text.slice(1)],
  ])
})

test.each([
  [
    'a second text of a step, and a number that is also a text, stay as they are',
    'Feature: A\n  Scenario Outline: B\n    Given the REST service \'/<n>\'\n    Then the decimal from response fragment \'n.toBigDecimal()\' is <n>\n    And the response contains:\n"""\n{}\n"""\n"""\n{}\n"""\n    Examples:\n      | n |\n      | 1,5 |\n',
  ],
  [
    'keywords follow the declared language, which is that of the sentences',
    "# language: es\nFeature: A\n  Scenario: B\n    Given el servicio REST '/a'\n",
    "# language: es\nCaracterística: A\n  Escenario: B\n    Dado el servicio REST '/a'\n",
  ],
])('safe fixes: %s', (_, text, fixed = text) => {
  const safe = check(text).findings.flatMap((one) => featureWords(one, 'en').certain?.edits ?? [])
  expect(applyEdits(text, safe)).toBe(fixed)
})

test('a fragment may rely on the languages and the modules of its context', () => {
  const checkFragment = createFeatureChecker(knowledge)
  const codes = (text: string) => {
    const report = checkFragment(text, { fragmentLocale: 'es', dataFormatLanguage: 'en', modules: ['rest-steps'] })
    return [...report.findings, ...report.leftOut].map(({ code }) => code)
  }
  expect(codes("Dado el servicio REST '/a'\nY se espera durante 3 segundos\n")).toEqual([
    'structure.fragment',
    'module.missing',
  ])
  expect(codes("Given the REST service '/a'\n")).toEqual(['language.missing', 'structure.fragment'])
  expect(codes('Característica: A\n\n  Escenario: B\n    Dado un timeout de 3 seconds\n')).toEqual(['language.missing'])
})
