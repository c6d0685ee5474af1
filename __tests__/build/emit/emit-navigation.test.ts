import { existsSync, readFileSync } from 'node:fs'
import { buildHash } from '@/build/build-hash'
import { emitMenu, emitPageData } from '@/build/emit/emit-frame'
import type { Menu } from '@/content/site-page'
import { allSlugs } from '@/content/site-pages'
import { pageDataUrl } from '@/navigation/page-data'
import { SITE } from '@/site/site'
import { DOCUMENT_FILES } from '../../document-fixture'
import { REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'

jest.mock('@/build/build-hash')
jest.mocked(buildHash).mockReturnValue('abc')

describe('the menu', () => {
  workIn({ ...DOCUMENT_FILES, ...REFERENCE_FILES })

  beforeAll(() => emitMenu('public'))

  const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

  const ENGLISH = [
    {
      title: 'Introduction',
      topics: [{ title: 'Getting started', slug: '/en/introduction/getting-started/' }],
    },
    {
      title: 'In depth',
      topics: [
        { title: 'Plugins', slug: '/en/plugins/', count: 2 },
        { title: 'REST', slug: '/en/plugins/rest/' },
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
})

describe('page data', () => {
  workIn({ ...DOCUMENT_FILES, 'public/assets/data/gone/index.json': { hash: 'old', code: 200 } })

  beforeAll(() => emitPageData('public', 'abc'))

  /** Where a host finds what a browser asks for. */
  const fileOf = (slug: string) => `public${pageDataUrl(slug).slice(SITE.base.length)}`

  const dataOf = (slug: string) => JSON.parse(readFileSync(fileOf(slug), 'utf8')) as unknown

  test('every route has its data, where browsers ask for it', () => {
    for (const slug of allSlugs()) expect(`${slug} ${existsSync(fileOf(slug))}`).toBe(`${slug} true`)
  })

  test('a page has the hash of the build and code 200', () => {
    expect(dataOf('/en/plugins/rest/')).toEqual({ hash: 'abc', code: 200 })
  })

  test.each(['/404/', '/en/404/'])('%s has the code 404', (slug) => {
    expect(dataOf(slug)).toEqual({ hash: 'abc', code: 404 })
  })

  test('a removed page has no data', () => {
    expect(existsSync(fileOf('/gone/'))).toBe(false)
  })
})
