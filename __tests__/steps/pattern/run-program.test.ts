import { parsePattern } from '@/steps/pattern/parse-pattern'
import { toProgram } from '@/steps/pattern/pattern-program'
import { PatternError } from '@/steps/pattern/pattern-reader'
import { runProgram } from '@/steps/pattern/run-program'

const run = (pattern: string, text: string) => runProgram(toProgram(parsePattern(pattern)), text)

const PATTERNS = [
  'a',
  'a|b',
  'a*',
  'a+b',
  'a?b',
  'a{2}',
  'a{1,3}',
  'a{2,}',
  '(?:ab)*',
  '(?:a|ab)(?:c|bcd)',
  '[a-c]+',
  '[^a]',
  '\\.',
  '\\d+',
  '\\w-',
  '\\s',
  '.',
  '^a$',
  'a\\(b',
  '(?:(?!ab).)*',
  '(?:(?:a)? )?b',
  '(?:a*)*b',
  '[\\w-]+',
]
const TEXTS = [
  '',
  'a',
  'b',
  'aa',
  'ab',
  'aab',
  'aaaa',
  'abcd',
  'abab',
  '.',
  '12',
  'x-',
  ' ',
  ' b',
  'a b',
  'a(b',
  'cab',
  '-',
]

test.each(PATTERNS)('%s takes the whole texts that a regular expression takes', (pattern) => {
  const expected = TEXTS.filter((text) => new RegExp(`^(?:${pattern})$`).test(text))
  expect(TEXTS.filter((text) => run(pattern, text).slots)).toEqual(expected)
})

test.each([
  ['(?<x>a+)(?<y>a*)', 'aaa'],
  ['(?<x>a+?)(?<y>a*)', 'aaa'],
  ['(?<x>a|ab)(?<y>.*)', 'abc'],
  ['(?<x>ab|a)(?<y>.*)', 'abc'],
  ['(?<x>.*)(?<y>b.*)', 'abab'],
  ['(?:(?<x>a) )?(?<y>b)', 'b'],
  ['(?<x>(?:a|b)*)(?<y>b?)', 'abb'],
  ['(?<x>\\d+?)(?<y>\\d*)', '123'],
  ['(?:(?<x>a|b))*(?<y>c)', 'abc'],
])('%s captures in %s what a backtracking matcher captures', (pattern, text) => {
  const { x, y } = new RegExp(`^(?:${pattern})$`).exec(text)?.groups ?? {}
  const [from, to, start, end] = run(pattern, text).slots ?? []
  expect([from === undefined ? undefined : text.slice(from, to), text.slice(start, end)]).toEqual([x, y])
})

test.each(['(a', 'a)', '*a', '?', 'a|+', '{2}', 'a{x}', 'a{2,1}', '[a', '\\', '\\1', '\\b', '\\p{L}'])(
  'the pattern %s cannot be read',
  (pattern) => {
    expect(() => parsePattern(pattern)).toThrow(PatternError)
  },
)

test('classes know ASCII only, as in Java', () => {
  expect(run('\\w', 'ñ').slots).toBeUndefined()
  expect(run('\\d', '٣').slots).toBeUndefined()
  expect(run('[^\\s]', '\u00a0').slots).toEqual([])
})

test.each(['(?:a*)*b', '(?:a|a)*b', '(?:a|aa)*b', '.*.*.*.*.*b', '(?:.*,)*b', '(?:(?!x).)*(?:(?!x).)*b'])(
  'the work for %s grows with the text only',
  (pattern) => {
    const workFor = (length: number) => run(pattern, 'a'.repeat(length)).visits
    expect(workFor(2_000)).toBeLessThan(workFor(1_000) * 2.1)
    expect(workFor(2_000)).toBeLessThan(2_001 * 60)
  },
)
