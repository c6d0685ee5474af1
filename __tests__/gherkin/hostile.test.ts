import { FEATURE_LIMITS } from '@/gherkin/parse/feature-text'
import { placeAt } from '@/lib/finding'
import { check } from './fixture'

const HEAD = "# language: en\nFeature: A\n  Scenario: B\n    Given the REST service '/a'\n"

const reportOf = (text: string) =>
  check(text).findings.map(({ code, from, data }) => ({ code, line: placeAt(text, from).line, data }))

test('ten megabytes are refused with the limit, and nothing else is checked', () => {
  const text = HEAD + 'x'.repeat(100).concat('\n').repeat(100_000)
  const most = FEATURE_LIMITS.size
  expect(reportOf(text)).toEqual([{ code: 'limit', line: 1, data: { limit: 'size', most } }])
})

test('a line of nearly a megabyte is refused with the limit and its line', () => {
  const text = `${HEAD}    Given ${'x'.repeat(990_000)}\n`
  const most = FEATURE_LIMITS.line
  expect(reportOf(text)).toEqual([{ code: 'limit', line: 5, data: { limit: 'line', most } }])
})

test('too many lines are refused with the limit', () => {
  const text = HEAD + '\n'.repeat(FEATURE_LIMITS.lines)
  const most = FEATURE_LIMITS.lines
  expect(reportOf(text)).toEqual([{ code: 'limit', line: 1, data: { limit: 'lines', most } }])
})

test('a text right at the limits is checked', () => {
  const text = HEAD + '\n'.repeat(FEATURE_LIMITS.lines - 5) + '#'.repeat(FEATURE_LIMITS.line)
  expect(reportOf(text)).toEqual([])
})

test('an outline with a great many examples is checked up to a limit', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `      | ${index} |`)
  const steps = Array.from({ length: 10 }, () => '    Then the response HTTP code is equal to <n>')
  const text = ['Feature: A', '  Scenario Outline: B', ...steps, '    Examples:', '      | n |', ...rows].join('\n')
  const report = check(text)
  expect(report.findings.map(({ code, from }) => [code, placeAt(text, from).line])).toEqual([['limit', 7]])
  expect([report.ok, report.found]).toEqual([4, 10])
})

test('unknown sentences are looked up a few at a time', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `    Given an unknown sentence, number ${index}`)
  const { findings, isPartial } = check([HEAD, ...lines].join(''.concat('\n')))
  expect(isPartial).toBe(false)
  expect(findings.filter(({ code }) => code === 'undefined')).toHaveLength(40)
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t\n'],
])('%s is no finding', (_, text) => {
  expect(check(text)).toMatchObject({ findings: [], ok: 0, found: 0 })
})

test.each([
  ['quotes', `Given a\u00a0b ${"'a".repeat(451)}"`],
  ['braces', `Given ${'${'.repeat(450)}`],
  ['angle brackets', `Given ${'<'.repeat(900)}`],
  ['bars', '|'.repeat(9_000)],
  ['tags', '@'.repeat(9_000)],
  ['a prototype', 'Given __proto__ constructor toString'],
  ['halves of characters', 'Given \ud83d \ude00 \ud83d\ude00'],
])('%s do not stop the checker', (_, line) => {
  expect(() => check(`${HEAD}    ${line}\n`)).not.toThrow()
})
