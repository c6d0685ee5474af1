import { allPages, menuOf, pageAt } from '@/content/documents'
import { DOCUMENT_FILES } from '../document-fixture'
import { workIn } from '../work-in'

const [spanish] = DOCUMENT_FILES['.contentlayer/generated/Menu/_index.json'] as unknown[]

workIn({ ...DOCUMENT_FILES, '.contentlayer/generated/Menu/_index.json': [spanish] })

test('pages are documents and plugins, in both languages, in the order of their paths', () => {
  expect(allPages().map(({ slug }) => slug)).toEqual([
    '/en/introduction/getting-started/',
    '/en/plugins/',
    '/en/plugins/rest/',
    '/introduction/getting-started/',
    '/plugins/',
    '/plugins/rest/',
  ])
})

test('a page is found by its path, with both slashes', () => {
  expect(pageAt('/en/plugins/rest/')).toMatchObject({ title: 'REST', locale: 'en' })
  expect(pageAt('/plugins/rest')).toBeUndefined()
})

test('the menu is that of the language', () => {
  expect(menuOf('es').sections[0]?.title).toBe('Introducción')
})

test('an error names a missing menu', () => {
  expect(() => menuOf('en')).toThrow('content/menu.en.yaml is missing')
})
