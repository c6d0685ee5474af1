import { attempt } from '@/content-lint/attempt'

test('what works has its value and no problem', () => {
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
