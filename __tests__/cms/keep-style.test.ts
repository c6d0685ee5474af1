import { readdirSync, readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { inStyleOf, yamlInStyle } from '@/cms/versioned-content'

const MENU = `# the menu
sections:
  - title: Uno
    topics:
      - { title: "¿Qué es?", slug: /a/ } # the first
      - { title: B, slug: /b/ }
`

const changed = (
  change: (menu: { sections: { title: string; topics: { title: string; slug: string }[] }[] }) => void,
) => {
  const menu = parse(MENU)
  change(menu)
  return stringify(menu)
}

test('what has not changed is written as it was', () => {
  expect(yamlInStyle(MENU, stringify(parse(MENU)))).toBe(MENU)
})

test('another value changes its line only', () => {
  const after = changed(({ sections }) => sections[0]?.topics.splice(1, 1, { title: 'C', slug: '/c/' }))
  expect(yamlInStyle(MENU, after)).toBe(MENU.replace('{ title: B, slug: /b/ }', '{ title: C, slug: /c/ }'))
})

test('a new record looks like those before it', () => {
  const after = changed(({ sections }) => sections[0]?.topics.push({ title: 'C', slug: '/c/' }))
  expect(yamlInStyle(MENU, after)).toBe(`${MENU}      - { title: C, slug: /c/ }\n`)
})

test('records and fields can be taken out', () => {
  const after = changed(({ sections }) => sections[0]?.topics.pop())
  expect(yamlInStyle(MENU, after)).toBe(MENU.replace('      - { title: B, slug: /b/ }\n', ''))
  expect(yamlInStyle('a: 1\nb: 2\n', 'b: 2\n')).toBe('b: 2\n')
})

test('anything but a mapping is replaced', () => {
  expect(yamlInStyle('a: [', 'a: 1\n')).toBe('a: 1\n')
  expect(yamlInStyle('- a\n', 'a: 1\n')).toBe('a: 1\n')
})

test('a page keeps the style of its front matter, and gets the new article', () => {
  expect(
    inStyleOf('guides/ci.es.md', '---\ntitle: "A: b"\n---\n\nold\n', "---\ntitle: 'A: b'\n---\n\nnew\n---\nmore\n"),
  ).toBe('---\ntitle: "A: b"\n---\n\nnew\n---\nmore\n')
})

test('a reference is saved as it was edited', () => {
  expect(inStyleOf('reference/core.yaml', 'a: 1 # one\n', 'a: 1 # two\n')).toBe('a: 1 # two\n')
})

test('opening and saving any page or menu of the content changes nothing', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^menu\.|^(?!fixtures).*\.md$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const text = readFileSync(`content/${file}`, 'utf8')
    const [, fields = '', article = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
    const saved = file.endsWith('.md') ? `---\n${stringify(parse(fields))}---\n${article}` : stringify(parse(text))
    expect(inStyleOf(file, text, saved)).toBe(text)
  }
})
