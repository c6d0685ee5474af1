import { attempt, fileProblem, formatProblem, type Problem, sortProblems } from '@/content-lint/problem'

const problem = (file: string, line = 1, column = 1, message = 'm'): Problem => ({
  file,
  line,
  column,
  message,
  advice: 'a',
})

test('a problem of a whole file is at its beginning', () => {
  expect(fileProblem('a.md', 'm', 'a')).toEqual(problem('a.md'))
})

test('a problem is printed with a place that editors link', () => {
  const written = { ...problem('plugins/rest.es.md', 3, 7, 'unknown field titel'), advice: 'did you mean title?' }
  expect(formatProblem(written, 'content')).toBe(
    'content/plugins/rest.es.md:3:7  unknown field titel  (did you mean title?)',
  )
})

test.each([
  ['a line break', 'a\nb', 'a\\u000ab'],
  ['an escape sequence', '\u001b[31mred', '\\u001b[31mred'],
  ['a change of direction', 'a\u202eb', 'a\\u202eb'],
  ['half a character', 'a\ud800b', 'a\\ud800b'],
  ['a line separator', 'a\u2028b', 'a\\u2028b'],
])('%s of the content does not reach the terminal', (_, written, shown) => {
  const { file, ...rest } = problem(written, 1, 1, written)
  expect(formatProblem({ file, ...rest }, 'content')).toBe(`content/${shown}:1:1  ${shown}  (a)`)
})

test('a long message is cut, but not in the middle of a character', () => {
  const line = formatProblem(problem('a.md', 1, 1, `${'x'.repeat(299)}😀${'y'.repeat(500)}`), 'content')
  expect(line).toBe(`content/a.md:1:1  ${'x'.repeat(299)}…  (a)`)
})

test('problems are printed in the order of files, lines and columns, each once', () => {
  const [first, second, third, fourth, fifth] = [
    problem('B.md'),
    problem('a.md', 2, 10),
    problem('a.md', 10, 2),
    problem('a.md', 10, 2, 'n'),
    problem('á.md'),
  ]
  expect(sortProblems([fifth, fourth, third, third, second, first])).toEqual([first, second, third, fourth, fifth])
})

test('a check that succeeds has its value and no problem', () => {
  expect(attempt('a.md', () => 3)).toEqual({ value: 3, problems: [] })
})

test.each([
  ['an error', () => JSON.parse('{'), /^the file cannot be checked, SyntaxError: /],
  [
    'too deep a recursion',
    function deeper(): number {
      return deeper() + 1
    },
    /RangeError: Maximum call stack size exceeded$/,
  ],
  [
    'something that is no error',
    () => {
      throw 'no'
    },
    /, no$/,
  ],
])('%s becomes a problem of the file', (_, run: () => unknown, message) => {
  const { value, problems } = attempt('a.md', run)
  expect(value).toBeUndefined()
  expect(problems).toEqual([
    { file: 'a.md', line: 1, column: 1, message: expect.stringMatching(message), advice: expect.any(String) },
  ])
})
