/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkConfig, MAX_FINDINGS } from '@/config/check/check-config'
import type { FaultKind } from '@/config/check/finding'
import { LOCALES } from '@/i18n/locale'
import { CONFIG_EXAMPLE } from '@/tools/config-checker/config-example'
import { applyFix } from '@/tools/config-checker/editor/apply-fix'
import { findingText } from '@/tools/config-checker/panel/finding-text'
import { CATALOGUE } from '../catalogue-fixture'

interface Case {
  name: string
  text: string
  found: (Record<string, unknown> & { kind: FaultKind; line: number; column: number })[]
}

const CASES = parse(readFileSync(join(__dirname, 'faults.yaml'), 'utf8')) as Case[]

const KINDS: FaultKind[] = [
  'yaml',
  'duplicate-key',
  'no-keys',
  'unknown-key',
  'missing-space',
  'misplaced-key',
  'own-key',
  'wrong-value',
  'unquoted-word',
  'no-effect',
  'ignored',
  'limited',
  'read-elsewhere',
  'missing-module',
  'missing-key',
]

const findingsOf = (text: string) => checkConfig(text, CATALOGUE).findings

test.each(CASES)('in $name, it finds exactly what is wrong, where it is', ({ text, found }) => {
  const findings = findingsOf(text)
  expect(findings).toMatchObject(found)
  expect(findings).toHaveLength(found.length)
})

test('the cases hold a finding of each kind', () => {
  const kinds = new Set(CASES.flatMap(({ found }) => found.map(({ kind }) => kind)))
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
})

test.each(CASES)('in $name, every finding is told in both languages', ({ text }) => {
  for (const finding of findingsOf(text)) {
    const [spanish, english] = LOCALES.map((locale) => findingText(finding, locale, CATALOGUE))
    expect(spanish).toMatch(/\w/)
    expect(english).toMatch(/\w/)
    expect(spanish).not.toBe(english)
  }
})

test('a finding without a near name suggests none', () => {
  const [finding] = findingsOf('library: 1')
  expect(finding).not.toHaveProperty('near', expect.anything())
  expect(finding).not.toHaveProperty('fix', expect.anything())
})

test.each([
  ['below the same key', 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n  tagFilter: slow'],
  ['with dots', 'wakamiti.tagFilter: slow\nwakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke'],
])('a misspelt key is not renamed when the right one is there, %s', (_, text) => {
  expect(findingsOf(text)).toMatchObject([{ kind: 'unknown-key', near: 'tagFilter', fix: undefined }])
})

test('the place of a finding holds the words it is about', () => {
  const text = 'wakamiti:\n  resourceTypes: [gherkin]\n  "tagFiler": smoke'
  const [{ from, to } = { from: 0, to: 0 }] = findingsOf(text)
  expect(text.slice(from, to)).toBe('"tagFiler"')
})

test.each([
  ['a name', 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke', '  tagFilter: smoke'],
  ['a name in quotes', "wakamiti:\n  resourceTypes: [gherkin]\n  'tagFiler': smoke", "  'tagFilter': smoke"],
  ['a value', 'wakamiti:\n  resourceTypes: [gherkin]\n  strictTestCaseID: "ture"', '  strictTestCaseID: true'],
  ['a word', 'wakamiti:\n  resourceTypes: [gherkin]\n  log: { level: off }', "  log: { level: 'off' }"],
  ['a misspelt word', 'wakamiti:\n  resourceTypes: [gherkin]\n  log: { level: ofg }', "  log: { level: 'off' }"],
  [
    'a value of several lines',
    'wakamiti:\n  resourceTypes: [gherkin]\n  strictTestCaseID: >-\n    ture\n  tagFilter: smoke',
    '  tagFilter: smoke',
  ],
])('applying what was meant mends %s', (_, text, line) => {
  const [finding] = findingsOf(text)
  const fix = finding && 'fix' in finding ? finding.fix : undefined
  const mended = fix ? applyFix(text, fix) : text
  expect(mended.split('\n').at(-1)).toBe(line)
  expect(findingsOf(mended)).toEqual([])
})

test.each(CASES)('in $name, every fix mends what it is for and breaks nothing', ({ text }) => {
  for (const finding of findingsOf(text)) {
    if (!('fix' in finding) || !finding.fix) continue
    const clean = text.replace('\uFEFF', '')
    const left = findingsOf(applyFix(clean, finding.fix))
    const known = new Set(findingsOf(clean).map(({ kind }) => kind))
    const isSame = ({ kind, from }: { kind: FaultKind; from: number }) => kind === finding.kind && from === finding.from
    expect(left.filter(isSame)).toEqual([])
    if (finding.kind !== 'yaml') expect(left.filter(({ kind }) => kind === 'yaml' && !known.has(kind))).toEqual([])
  }
})

test('applying a missing module adds it to the list, in the form of the list', () => {
  const text =
    'wakamiti:\n  resourceTypes: [gherkin]\n  launcher:\n    modules:\n    -  a:b:1\n  rest: { timeout: 1 }\n'
  const [finding] = findingsOf(text)
  if (finding?.kind !== 'missing-module' || !finding.fix) throw new Error('no fix')
  const mended = applyFix(text, finding.fix)
  expect(mended).toContain('    -  a:b:1\n    -  es.iti.wakamiti:rest-wakamiti-plugin:')
  expect(findingsOf(mended)).toEqual([])
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
])('applying a missing module leaves %s where it is', (_, list, outcome) => {
  const [finding] = findingsOf(`${MODULES}${list}`)
  if (finding?.kind !== 'missing-module' || !finding.fix) throw new Error('no fix')
  const mended = applyFix(`${MODULES}${list}`, finding.fix)
  expect(mended).toContain(outcome)
  expect(findingsOf(mended)).toEqual([])
})

test('all fixes of the example, one after the other, leave what cannot be mended for the reader', () => {
  let text = CONFIG_EXAMPLE
  for (let count = 0; count < 20; count++) {
    const fix = findingsOf(text).flatMap((finding) => ('fix' in finding && finding.fix ? [finding.fix] : []))[0]
    if (fix) text = applyFix(text, fix)
  }
  expect(findingsOf(text).map(({ kind }) => kind)).toEqual(['wrong-value', 'no-effect'])
})

test('options are counted, keys that hold others are not', () => {
  expect(checkConfig(CASES[0]?.text ?? '', CATALOGUE).options).toBe(5)
})

test('findings come in the order of the text', () => {
  const places = findingsOf(CONFIG_EXAMPLE).map(({ from }) => from)
  expect(places.length).toBeGreaterThan(3)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('no more findings are listed than help', () => {
  const keys = Array.from({ length: MAX_FINDINGS + 50 }, (_, index) => `unknownNumber${index}: 1`)
  const report = checkConfig(keys.join('\n'), CATALOGUE)
  expect(report.findings).toHaveLength(MAX_FINDINGS)
  expect(report.hasMore).toBe(true)
})
