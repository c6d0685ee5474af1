import { readdirSync, readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { inStyleOf } from '@/cms/content-folder'

const page = (fields: string, article = 'old\n') => `---\n${fields}---\n\n${article}`

test.each([
  ['what has not changed is written as it was', 'a: "1" # one\nb: 2\n', 'a: "1"\nb: 2\n', 'a: "1" # one\nb: 2\n'],
  ['another value changes its line only', 'a: "1" # one\nb: 2\n', 'a: "1"\nb: 3\n', 'a: "1" # one\nb: 3\n'],
  ['a value gets the quotes that it needs', 'a: one\n', "a: 'one: two'\n", 'a: "one: two"\n'],
  ['fields can be added and taken out', 'a: 1\nb: "2"\n', 'b: "2"\nc: 3\n', 'b: "2"\nc: 3\n'],
  ['front matter that is no mapping is replaced', 'a: [\n', 'a: 1\n', 'a: 1\n'],
])('%s', (_, before, after, written) => {
  expect(inStyleOf(page(before), page(after, 'new\n---\nmore\n'))).toBe(page(written, 'new\n---\nmore\n'))
})

test('opening and saving any page of the content changes nothing', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!fixtures).*\.md$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const text = readFileSync(`content/${file}`, 'utf8')
    const [, fields = '', article = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
    expect(inStyleOf(text, `---\n${stringify(parse(fields))}---\n${article}`)).toBe(text)
  }
})
