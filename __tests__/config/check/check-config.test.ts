import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkConfig } from '@/config/check/check-config'
import { type ConfigCode, type ConfigFinding, findingKey, MAX_FINDINGS } from '@/config/check/finding'
import { configWords, findingText } from '@/config/check/finding-text'
import { CONFIG_CHECKER_STRINGS, CONFIG_EXAMPLE } from '@/i18n/config-checker-strings'
import { LOCALES } from '@/i18n/locale'
import { applyEdits, joinFixes, placeAt } from '@/lib/finding'
import { CATALOGUE } from '../catalogue-fixture'

interface Case {
  name: string
  text: string
  found: (Record<string, unknown> & { code: ConfigCode; line: number; column: number })[]
}

const CASES = parse(readFileSync(join(__dirname, 'faults.yaml'), 'utf8')) as Case[]

/** Except those of limits and of features, which need other texts. */
const CODES = Object.keys(CONFIG_CHECKER_STRINGS.en.titles).filter((code) => !/^(too|comment)-/.test(code))

const findingsOf = (text: string) => checkConfig(text, CATALOGUE).findings

const editOf = ({ fixes }: ConfigFinding) => fixes[0]?.edits[0]

/** The text after the first fix of a finding. */
const fixed = (text: string, finding: ConfigFinding | undefined): string =>
  applyEdits(text, finding?.fixes[0]?.edits ?? [])

test.each(CASES)('in $name, the findings are exact', ({ text, found }) => {
  const clean = text.replace('\uFEFF', '')
  const findings = findingsOf(text).map((finding) => ({
    ...finding,
    ...placeAt(clean, finding.from),
    fix: editOf(finding),
  }))
  expect(findings).toMatchObject(found)
  expect(findings).toHaveLength(found.length)
})

test('every code has a case', () => {
  const codes = new Set<string>(CASES.flatMap(({ found }) => found.map(({ code }) => code)))
  expect(CODES.filter((code) => !codes.has(code))).toEqual([])
})

test.each(CASES)('in $name, every finding has a text in both languages', ({ text }) => {
  for (const finding of findingsOf(text)) {
    const [spanish, english] = LOCALES.map((locale) => findingText(finding, locale, CATALOGUE.plugins))
    expect(spanish).toMatch(/\w/)
    expect(english).toMatch(/\w/)
    expect(spanish).not.toBe(english)
  }
})

const SPRING = [
  'spring: { datasource: { url: "jdbc:h2:mem:test" } }',
  'server.port: 9191',
  'wakamiti:',
  '  rest: { useSpringLocalServerPort: true, timout: 5 }',
].join('\n')

test.each([
  ['application.yaml', ['unknown-key']],
  ['src/test/resources/application-test.yml', ['unknown-key']],
  ['wakamiti.yaml', ['unknown-key', 'unknown-key', 'missing-key', 'missing-module', 'read-elsewhere', 'unknown-key']],
])('in %s, the keys of Spring are judged as its name asks', (file, codes) => {
  expect(checkConfig(SPRING, CATALOGUE, { file }).findings.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['below the same key', 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n  tagFilter: slow'],
  ['with dots', 'wakamiti.tagFilter: slow\nwakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke'],
])('a misspelled key is not renamed when the right one exists, %s', (_, text) => {
  expect(findingsOf(text).at(-1)).toMatchObject({ code: 'unknown-key', near: 'tagFilter', fixes: [] })
})

test('the range of a finding covers the words it is about', () => {
  const text = 'wakamiti:\n  resourceTypes: [gherkin]\n  "tagFiler": smoke'
  const [{ from, to } = { from: 0, to: 0 }] = findingsOf(text)
  expect(text.slice(from, to)).toBe('"tagFiler"')
})

test.each([
  ['a name in quotes', "wakamiti:\n  resourceTypes: [gherkin]\n  'tagFiler': smoke", "  'tagFilter': smoke"],
  ['a value', 'wakamiti:\n  resourceTypes: [gherkin]\n  strictTestCaseID: "ture"', '  strictTestCaseID: true'],
  ['a misspelled word', 'wakamiti:\n  resourceTypes: [gherkin]\n  log: { level: ofg }', "  log: { level: 'off' }"],
  [
    'a value of several lines',
    'wakamiti:\n  resourceTypes: [gherkin]\n  strictTestCaseID: >-\n    ture\n  tagFilter: smoke',
    '  tagFilter: smoke',
  ],
])('applying what was meant corrects %s', (_, text, line) => {
  const [finding] = findingsOf(text)
  const corrected = fixed(text, finding)
  expect(corrected.split('\n').at(-1)).toBe(line)
  expect(findingsOf(corrected)).toEqual([])
})

test.each(CASES)('in $name, every fix corrects its finding and breaks nothing', ({ text }) => {
  const clean = text.replace('\uFEFF', '')
  const known = new Set(findingsOf(clean).map(({ code }) => code))
  for (const finding of findingsOf(text).filter(editOf)) {
    const left = findingsOf(fixed(clean, finding))
    expect(left.filter(({ code, from }) => code === finding.code && from === finding.from)).toEqual([])
    if (finding.code !== 'yaml') expect(left.filter(({ code }) => code === 'yaml' && !known.has(code))).toEqual([])
  }
})

test.each(CASES)('in $name, the certain fixes cause no other finding', ({ text }) => {
  const clean = text.replace('\uFEFF', '')
  const before = findingsOf(clean)
  if (before.some(({ code }) => code === 'yaml')) return
  const safe = before.map((one) => configWords(one, 'en', CATALOGUE.plugins).certain?.edits ?? [])
  const keyOf = ({ code, ...data }: ConfigFinding) => [code, 'key' in data ? data.key : ''].join(' ')
  const fixedText = applyEdits(clean, joinFixes(safe).edits)
  const left = findingsOf(fixedText)
    .filter(({ severity }) => severity !== 'notice')
    .map(keyOf)
  expect(left.filter((key) => !before.map(keyOf).includes(key))).toEqual([])
})

test.each(CASES)('in $name, no two findings have the same key', ({ text }) => {
  const keys = findingsOf(text).map(findingKey)
  expect(keys).toEqual([...new Set(keys)])
})

test('errors that follow from another one are not listed', () => {
  expect(findingsOf('wakamiti:\n  tagFilter: !o`wn smoke')).toMatchObject([
    { code: 'yaml', fixes: [{ edits: [{ insert: "'!o`wn smoke'" }] }] },
  ])
})

test('the fix of a missing module adds it to the list, in the style of the list', () => {
  const text =
    'wakamiti:\n  resourceTypes: [gherkin]\n  launcher:\n    modules:\n    -  a:b:1\n  rest: { timeout: 1 }\n'
  const [finding] = findingsOf(text)
  expect(finding?.code).toBe('missing-module')
  const corrected = fixed(text, finding)
  expect(corrected).toContain('    -  a:b:1\n    -  es.iti.wakamiti:rest-wakamiti-plugin:')
  expect(findingsOf(corrected)).toEqual([])
})

const MODULES = 'wakamiti:\n  resourceTypes: [gherkin]\n  rest: { timeout: 1 }\n  launcher:\n    modules:\n'

test.each([
  ['a comment', '    - a:b:1 # pinned', '    - a:b:1 # pinned\n    - es.iti.wakamiti:rest'],
  [
    'a text on its own line',
    '    - >-\n      a:b:1\n  tagFilter: smoke\n',
    '    - >-\n      a:b:1\n    - es.iti.wakamiti:rest',
  ],
  ['a comment below', '    - a:b:1\n\n  # next\n', '    - a:b:1\n    - es.iti.wakamiti:rest'],
])('applying a missing module leaves %s in place', (_, list, outcome) => {
  const [finding] = findingsOf(`${MODULES}${list}`)
  expect(finding?.code).toBe('missing-module')
  const corrected = fixed(`${MODULES}${list}`, finding)
  expect(corrected).toContain(outcome)
  expect(findingsOf(corrected)).toEqual([])
})

test('the fixes of the example, one after the other, leave only what the reader has to correct', () => {
  let text = CONFIG_EXAMPLE
  for (let count = 0; count < 20; count++) {
    text = fixed(text, findingsOf(text).find(editOf))
  }
  expect(findingsOf(text).map(({ code }) => code)).toEqual(['wrong-value', 'no-effect'])
})

test('options are counted, sections are not', () => {
  expect(checkConfig(CASES[0]?.text ?? '', CATALOGUE).options).toBe(5)
})

test('the number of findings is limited', () => {
  const keys = Array.from({ length: MAX_FINDINGS + 50 }, (_, index) => `unknownNumber${index}: 1`)
  const report = checkConfig(keys.join('\n'), CATALOGUE)
  expect(report.findings).toHaveLength(MAX_FINDINGS)
  expect(report.hasMore).toBe(true)
})
