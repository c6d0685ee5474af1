import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { highlight } from '@/markdown/code-block'
import { CODE_LANGUAGES } from '@/markdown/fence'

const htmlOf = (code: string, language: string) => toHtml(h(null, highlight(code, language)))

test('tokens are highlighted with classes', () => {
  expect(htmlOf('a: 1', 'yaml')).toBe(
    '<span class="tk-keyword">a</span><span class="tk-keyword">:</span> <span class="tk-constant">1</span>',
  )
})

test.each(CODE_LANGUAGES)('%s is highlighted without a style attribute, and its text is kept', (language) => {
  const code = 'a: "b" <c> // # d\n\n  { "e": 1 } = f\n'
  const html = htmlOf(code, language)
  expect(html).not.toContain('style')
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
  expect(text).toBe(code)
})

test.each(['text', 'gherkin', 'brainfuck'])('%s is left plain', (language) => {
  expect(highlight('a: 1', language)).toEqual([{ type: 'text', value: 'a: 1' }])
})

test('results in the console are green or red', () => {
  expect(highlight('[ PASSED ] a\nTest Plan FAILED\n', 'text')).toMatchObject([
    { value: '[ ' },
    { properties: { className: ['tk-passed'] }, children: [{ value: 'PASSED' }] },
    { value: ' ] a\nTest Plan ' },
    { properties: { className: ['tk-failed'] } },
    { value: '\n' },
  ])
})

test('adjacent tokens without a colour are merged', () => {
  const kinds = highlight('a:\n\n\nb:', 'yaml').map((node) => node.type)
  expect(kinds).toEqual(['element', 'element', 'text', 'element', 'element'])
})

test('a busy machine highlights the same as an idle one: there is no time limit', () => {
  const code = `const a = ${Array.from({ length: 60 }, (_, index) => `f(${index}, "x")`).join(' + ')}`
  const idle = htmlOf(code, 'typescript')
  let now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 1_000
    return now
  })
  const busy = htmlOf(code, 'typescript')
  clock.mockRestore()
  expect(busy).toBe(idle)
})
