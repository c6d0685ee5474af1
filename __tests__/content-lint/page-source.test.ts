/** @jest-environment node */
import { isMap } from 'yaml'
import { readPage } from '@/content-lint/page-source'

const PATH = { path: 'plugins/rest', locale: 'en' } as const

const read = (text: string) => readPage('plugins/rest.en.md', PATH, text)

test('front matter and Markdown have the places of the file', () => {
  const text = '---\ntitle: REST\n---\n\n## Añadir *uno*\n'
  const { page, problems } = read(text)
  const [heading] = page?.tree.children ?? []
  const root = page?.front?.document.contents
  expect(problems).toEqual([])
  expect(page).toMatchObject({ slug: '/en/plugins/rest/', locale: 'en', file: 'plugins/rest.en.md' })
  expect(page?.front?.placeOf(isMap(root) ? root.get('title', true) : undefined)).toEqual({ line: 2, column: 8 })
  expect(heading?.position?.start).toEqual({ line: 5, column: 1, offset: text.indexOf('##') })
})

test('blanks behind the hyphens are no language', () => {
  expect(read('--- \ntitle: x\n---\t\n\nText.\n').problems).toEqual([])
})

test('a rule in the body is none of the front matter', () => {
  const { page, problems } = read('---\ntitle: x\n---\n\nOne.\n\n---\n\nTwo.\n')
  expect(problems).toEqual([])
  expect(page?.tree.children.map(({ type }) => type)).toEqual(['paragraph', 'thematicBreak', 'paragraph'])
})

test.each([
  ['no front matter', '# One\n', ['heading']],
  ['front matter of another language', '---toml\na = 1\n---\n# One\n', ['heading']],
])('a page with %s is checked all the same', (_, text, types) => {
  const { page, problems } = read(text)
  expect(problems).toHaveLength(1)
  expect(page?.front).toBeUndefined()
  expect(page?.tree.children.map(({ type }) => type)).toEqual(types)
})

test('a page whose front matter has no end is not read', () => {
  expect(read('---\ntitle: x\n\n# One\n').page).toBeUndefined()
})

test('code in front matter is never run', () => {
  const text = '---js\n{ title: (globalThis.hasRun = true) }\n---\n'
  expect(read(text).problems.map(({ message }) => message)).toEqual(['front matter in js is refused'])
  expect(globalThis).not.toHaveProperty('hasRun')
})
