import { checkConfig } from '@/config/check/check-config'
import { MAX_FINDINGS, TEXT_LIMITS } from '@/config/check/finding'
import { CATALOGUE } from '../catalogue-fixture'

const codesOf = (text: string) => [...new Set(checkConfig(text, CATALOGUE).findings.map(({ code }) => code))]

const bomb = Array.from({ length: 30 }, (_, level) =>
  level === 0
    ? 'a0: &a0 { x: 1 }'
    : `a${level}: &a${level} { b: *a${level - 1}, c: *a${level - 1}, <<: [*a${level - 1}, *a${level - 1}] }`,
).join('\n')

const LARGE: [string, string][] = [
  ['10 MB', 'a'.repeat(10_000_000)],
  ['one line of 1 MB', `wakamiti: ${'x'.repeat(1_000_000)}`],
  ['a very long line', `wakamiti: ${'x'.repeat(TEXT_LIMITS.line)}`],
  ['very many lines', '\n'.repeat(TEXT_LIMITS.lines)],
]

test.each(LARGE)('%s are refused unread', (_, text) => {
  expect(checkConfig(text, CATALOGUE).findings).toMatchObject([{ code: 'too-large', from: 0, to: 0 }])
})

const DEEP: [string, string][] = [
  ['lists in lists', '['.repeat(4_900)],
  ['lists between blank lines', '[\n\n'.repeat(1_000)],
  ['lists of hyphens', '- '.repeat(2_400)],
  ['maps in maps', `${'{a: '.repeat(1_000)}\n`.repeat(4)],
  ['keys that are lists', '? - '.repeat(1_200)],
  ['lines of keys that are lists', `${'? - '.repeat(1_200)}\n`.repeat(20)],
]

test.each(DEEP)('%s are too deep', (_, text) => {
  expect(codesOf(text)).toEqual(['too-deep'])
})

const FINE: [string, string][] = [
  ['a bomb of aliases', bomb],
  ['a bomb that the configuration merges', `${bomb}\nwakamiti:\n  <<: *a29\n  rest: *a29`],
  ['a map that is inside itself', 'wakamiti: &w\n  rest: *w\n  appium: &x { capabilities: *x, <<: *w }'],
  ['thousands of equal keys', 'k:\n'.repeat(2_900)],
  ['names of JavaScript internals', '__proto__: { polluted: 1 }\nconstructor: 1\nwakamiti: { toString: 1 }'],
  ['control characters', 'wakamiti:\n  tagFilter: "\u0000\u0007\uD800"'],
]

test.each(FINE)('%s is checked in finite time, with valid ranges', (_, text) => {
  const { findings } = checkConfig(text, CATALOGUE)
  expect(findings.length).toBeLessThanOrEqual(MAX_FINDINGS)
  for (const { from, to } of findings) expect(from >= 0 && from <= to && to <= text.length).toBe(true)
})

test('nothing leaks into the objects of the page', () => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
