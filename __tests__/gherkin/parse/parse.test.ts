import { dialects } from '@cucumber/gherkin'
import { featureLanguage, UNSUPPORTED_TITLES } from '@/gherkin/parse/feature-language'
import { featureScenarios, partProperties, readProperty, scopeOf } from '@/gherkin/parse/feature-parts'
import { featureSteps } from '@/gherkin/parse/feature-steps'
import { readSource } from '@/gherkin/parse/feature-text'
import { parseFeature } from '@/gherkin/parse/parse-feature'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { TITLE_KEYWORDS } from '@/steps/feature-line'

describe('the language of a feature', () => {
  test.each([
    [
      'a header',
      ['# language: es', 'Característica: A'],
      { header: { line: 1, language: 'es' }, declared: 'es', written: 'es' },
    ],
    [
      'a header below comments',
      ['# x', '', '#language:en'],
      { header: { line: 3, language: 'en' }, declared: 'en', written: 'en' },
    ],
    ['no header', ['Escenario: A'], { declared: 'en', written: 'es' }],
    ['no titles', ['Dado x'], { declared: 'en', written: 'es' }],
    ['nothing', [''], { declared: 'en', written: 'en' }],
    ['a header below the title', ['Característica: A', '# language: es'], { declared: 'en', written: 'es' }],
    [
      'a header that contradicts its keywords',
      ['# language: en', 'Característica: A'],
      { declared: 'en', written: 'es' },
    ],
    ['a language that is not supported', ['# language: fr', 'Feature: A'], { declared: undefined, written: 'en' }],
    ['a keyword that only Cucumber supports', ['Requisito: A'], { declared: 'en', written: 'es' }],
    ['the title of the feature before all others', ['Feature: A', 'Escenario: B'], { declared: 'en', written: 'en' }],
    ['bullets, which are of any language', ['* x', 'Entonces y'], { declared: 'en', written: 'es' }],
  ])('%s', (_, lines, expected) => {
    expect(featureLanguage(lines)).toMatchObject(expected)
  })

  test.each(STEP_LANGUAGES)('the keywords of %s are exactly those of the Gherkin parser', (locale) => {
    const { feature, background, scenario, scenarioOutline, examples, rule } = dialects[locale] ?? {}
    const known = [feature, background, scenario, scenarioOutline, examples, rule].flatMap((words) => words ?? [])
    const ours = [...Object.values(TITLE_KEYWORDS[locale]), ...Object.values(UNSUPPORTED_TITLES[locale])].flat()
    expect(ours.sort()).toEqual([...known].sort())
  })
})

describe('a file', () => {
  test.each([
    ['a\nb', { text: 'a\nb', lineEnd: '\n', hasByteOrderMark: false }],
    ['a\r\nb\n', { text: 'a\nb\n', lineEnd: '\r\n', hasByteOrderMark: false }],
    ['\ufeffa', { text: 'a', lineEnd: '\n', hasByteOrderMark: true }],
    ['a\rb', { text: 'a\nb', lineEnd: '\n', hasByteOrderMark: false }],
  ])('%j is read', (file, expected) => {
    expect(readSource(file)).toEqual(expected)
  })
})

test('an error of the Gherkin parser does not lose what was read before and after it', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `rubbish ${index}`)
  const text = ['Feature: A', '  Scenario: B', '    Given a', ...lines, '    Given b'].join('\n')
  const parsed = parseFeature(text)
  expect(parsed.faults).toHaveLength(11)
  expect(featureSteps(parsed).map(({ sentence }) => sentence)).toEqual(['a'])
  expect(featureSteps(parseFeature(text.replace(/rubbish \d+\n/g, ''))).map(({ sentence }) => sentence)).toEqual([
    'a',
    'b',
  ])
})

describe('comments', () => {
  test.each([
    ['# modules: rest-steps', { key: 'modules', value: 'rest-steps', column: 12 }],
    ['   ##  a.b-c :  x y  ', { key: 'a.b-c', value: 'x y', column: 17 }],
    ['# just words: here', undefined],
    ['# key:', undefined],
  ])('%j', (text, expected) => {
    expect(readProperty(text)).toEqual(expected)
  })

  test('belong to the next part', () => {
    const parsed = parseFeature('# a: 1\nFeature: A\n# b: 2\n@tag\n# c: 3\nScenario: B\n# d: 4\nGiven x\n# e: 5')
    const propertiesOf = partProperties(parsed)
    const [scenario] = featureScenarios(parsed)
    expect([undefined, scenario, scenario?.steps[0]].map((part) => propertiesOf(part).map(({ key }) => key))).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
    ])
  })

  test('are inherited, and the nearest one counts', () => {
    const of = (key: string, value: string) => ({ key, value, line: 1, from: 0, to: 1 })
    const outer = scopeOf([of('modules', 'a, b'), of('dataFormatLanguage', 'es')])
    expect(outer).toEqual({ modules: ['a', 'b'], modulesLine: 1, dataLocale: 'es' })
    expect(scopeOf([of('dataFormatLanguage', 'en')], outer)).toEqual({ ...outer, dataLocale: 'en' })
    expect(scopeOf([of('id', 'x')])).toEqual({})
  })
})

test('a step has its place, its blocks and its examples', () => {
  const lines = [
    'Feature: A',
    '  Scenario Outline: B',
    '    Given  one <x> ',
    '      | a | b |',
    '    When two',
    '      """',
    '      | no table |',
    '      """',
    '    Examples:',
    '      | x |',
    '      | 1 |',
  ]
  const text = lines.join('\n')
  const [one, two] = featureSteps(parseFeature(text))
  expect(one).toMatchObject({
    line: 3,
    from: text.indexOf('Given'),
    keyword: 'Given',
    sentence: 'one <x>',
    sentenceFrom: text.indexOf('one <x>'),
    names: ['x'],
  })
  const [a, b, value] = ['a |', 'b |', '1 |'].map((cell) => text.indexOf(cell))
  expect(one?.blocks).toMatchObject([{ kind: 'table', line: 4, endLine: 4 }])
  expect(one?.blocks[0]?.rows[0]).toEqual([
    { value: 'a', line: 4, from: a, to: (a ?? 0) + 1 },
    { value: 'b', line: 4, from: b, to: (b ?? 0) + 1 },
  ])
  expect(one?.examples.map((row) => row.get('x'))).toEqual([
    { value: '1', line: 11, from: value, to: (value ?? 0) + 1 },
  ])
  expect(two?.blocks).toEqual([{ kind: 'docstring', line: 6, endLine: 8, rows: [] }])
})
