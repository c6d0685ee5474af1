/** @jest-environment node */
import { deepMarkdown, deepMarkup } from '@/content-lint/files/nesting'
import { readPage } from '@/content-lint/pages/page-source'
import { readYaml } from '@/content-lint/references/yaml-source'
import { MAX_DEPTH } from '@/lib/yaml-depth'

const MANY = 100_000

test.each([
  ['brackets', '['.repeat(MANY), { line: 1, column: MAX_DEPTH + 1 }],
  ['braces over many lines', '{a:\n'.repeat(MANY), { line: MAX_DEPTH + 1, column: 1 }],
  ['brackets between blank lines', '[\n\n'.repeat(MANY), { line: MAX_DEPTH * 2 + 1, column: 1 }],
  ['lists in lists', '- '.repeat(MANY), { line: 1, column: MAX_DEPTH * 2 + 1 }],
  ['keys of keys', '? '.repeat(MANY), { line: 1, column: MAX_DEPTH * 2 + 1 }],
])('YAML of %s is not parsed', (_, text, place) => {
  expect(readYaml('a.yaml', text).problems).toMatchObject([{ message: { en: 'nested too deep' }, ...place }])
})

test.each([
  ['quotes', '>'.repeat(MANY), { line: 1, column: 1 }],
  ['lists', `a\n\n${'- '.repeat(MANY)}b`, { line: 3, column: 1 }],
  ['numbered lists', `${'1. '.repeat(MANY)}b`, { line: 1, column: 1 }],
  ['blanks', `- a\n${' '.repeat(400)}b`, { line: 2, column: 1 }],
  ['images', `![${'!['.repeat(MANY)}`, { line: 1, column: MAX_DEPTH * 2 + 2 }],
  ['directives', ':a['.repeat(MANY), { line: 1, column: MAX_DEPTH * 3 + 3 }],
  ['emphasis', `a\n\n${'*a **b '.repeat(MANY)}`, { line: 3, column: 1 }],
  ['strikethrough', '~~a '.repeat(MANY), { line: 1, column: 1 }],
])('Markdown of %s is not parsed', (_, text, place) => {
  expect(deepMarkdown(text)).toEqual(place)
})

test('SVG of groups is not parsed', () => {
  expect(deepMarkup(`<svg>\n${'<g>'.repeat(MANY)}`)).toEqual({ line: 2, column: (MAX_DEPTH - 1) * 3 + 1 })
})

const DEEP = MAX_DEPTH - 1

test('nesting below the limit can be parsed', () => {
  const yaml = '['.repeat(DEEP) + ']'.repeat(DEEP)
  expect(readYaml('a.yaml', `a: ${yaml}`).problems).toEqual([])
  const body = `${'>'.repeat(DEEP)} a\n\n${'['.repeat(DEEP)}${']'.repeat(DEEP)}\n\n${'*a '.repeat(400)}\n`
  const page = readPage('a.es.md', { path: 'a', locale: 'es' }, `---\na: 1\n---\n\n${body}`)
  expect(page.problems).toEqual([])
  expect(deepMarkup(`${'<g>'.repeat(DEEP)}${'</g>'.repeat(DEEP)}${'<path />'.repeat(1000)}`)).toBeUndefined()
})

test('long tables, long lists and code are not deep', () => {
  const table = '| `snake_case` | *a* | **b** |\n'.repeat(1000)
  const list = '- *a* [b](c)\n'.repeat(50)
  expect(deepMarkdown(`${table}\n${list}\n\`\`\`json\n{ "a_b": [1, 2] }\n\`\`\`\n`)).toBeUndefined()
  expect(readYaml('a.yaml', '- { a: [1, 2], b: "[" }\n'.repeat(100)).problems).toEqual([])
})
