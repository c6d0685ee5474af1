/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { emitMenu } from '@/build/emit/emit-menu'
import type { Menu } from '@/navigation/menu/menu'
import { DOCUMENT_FILES } from '../../document-fixture'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

workIn({ ...DOCUMENT_FILES, ...REFERENCE_FILES })

beforeAll(emitMenu)

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const ENGLISH = [
  {
    title: 'Introduction',
    topics: [{ title: 'Getting started', slug: '/en/introduction/getting-started/', hasHeadings: true }],
  },
  {
    title: 'In depth',
    topics: [
      { title: 'Plugins', slug: '/en/plugins/', hasHeadings: false, count: 2 },
      { title: 'REST', slug: '/en/plugins/rest/', hasHeadings: false },
    ],
  },
]

test('the server reads the topics of both languages; the plugins index counts its plugins', () => {
  const topics = read<Record<string, unknown>>('.generated/topics.json')
  expect(Object.keys(topics)).toEqual(['es', 'en'])
  expect(topics.en).toEqual(ENGLISH)
})

test('browsers fetch the same topics, one file a language', () => {
  expect(read<Menu>('public/assets/menu/en.json').sections).toEqual(ENGLISH)
})

test('the headings of every topic are there, of depth 1 and 2 only', () => {
  const { headings } = read<Menu>('public/assets/menu/es.json')
  expect(headings['/introduction/getting-started/']?.map(({ anchor }) => anchor)).toEqual(['crea', 'ejecuta'])
  expect(headings['/plugins/']).toEqual([])
})
