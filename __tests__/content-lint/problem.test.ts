import { attempt, didYouMean, formatProblem, type Problem, say, sortProblems } from '@/content-lint/problem'
import { translated } from '@/i18n/locale'

const A = translated({ es: 'a', en: 'a' })

const problem = (file: string, line = 1, column = 1, message = 'm'): Problem => ({
  file,
  line,
  column,
  message: translated({ es: message, en: message }),
  advice: A,
})

test('a problem is printed with a place that editors turn into a link', () => {
  const written = {
    ...problem('plugins/rest.es.md', 3, 7),
    message: say('unknown', 'titel'),
    advice: say('didYouMean', 'title'),
  }
  expect(formatProblem(written, 'content', 'en')).toBe(
    'content/plugins/rest.es.md:3:7  titel is unknown  (did you mean title?)',
  )
  expect(formatProblem(written, 'content', 'es')).toBe(
    'content/plugins/rest.es.md:3:7  no existe titel  (¿querías decir title?)',
  )
})

const FIELDS = ['title', 'description', 'layout']
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `option-number-${index}`)

test.each([
  ['suggests a similar name', 'titel', FIELDS, 'did you mean title?'],
  [
    'suggests the page with the same last part',
    '/guides/ci/',
    ['/guides/api/', '/setup/ci/'],
    'did you mean /setup/ci/?',
  ],
  ['suggests no other page of the folder', '/plugins/amqp/', ['/plugins/azure/'], 'known: /plugins/azure/'],
  ['lists the known names when none is similar', 'author', FIELDS, 'known: title, description, layout'],
  ['lists no names when there are too many', 'author', numbered(21), 'check the name'],
])('the advice for an unknown name %s', (_, name, known, advice) => {
  expect(didYouMean(name, known).en).toBe(advice)
})

test.each([
  ['a line break', 'a\nb', 'a\\u000ab'],
  ['an escape sequence', '\u001b[31mred', '\\u001b[31mred'],
  ['a change of direction', 'a\u202eb', 'a\\u202eb'],
])('%s in the content does not reach the terminal', (_, written, shown) => {
  const { file, ...rest } = problem(written, 1, 1, written)
  expect(formatProblem({ file, ...rest }, 'content', 'en')).toBe(`content/${shown}:1:1  ${shown}  (a)`)
})

test('a long message is cut, but not inside a character', () => {
  const line = formatProblem(problem('a.md', 1, 1, `${'x'.repeat(299)}😀${'y'.repeat(500)}`), 'content', 'en')
  expect(line).toBe(`content/a.md:1:1  ${'x'.repeat(299)}…  (a)`)
})

test('problems are sorted by file, line and column, without duplicates', () => {
  const [first, second, third, fourth, fifth] = [
    problem('B.md'),
    problem('a.md', 2, 10),
    problem('a.md', 10, 2),
    problem('a.md', 10, 2, 'n'),
    problem('á.md'),
  ]
  expect(sortProblems([fifth, fourth, third, third, second, first])).toEqual([first, second, third, fourth, fifth])
})

test.each([
  ['an error', () => JSON.parse('{'), /^the check fails in this file: SyntaxError: /],
  [
    'a thrown string',
    () => {
      throw 'no'
    },
    /: no$/,
  ],
])('%s becomes a problem of the file', (_, run: () => unknown, message) => {
  const { value, problems } = attempt('a.md', run)
  expect(value).toBeUndefined()
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'a.md',
      line: 1,
      column: 1,
      message: expect.objectContaining({ en: expect.stringMatching(message) }),
    }),
  ])
})
