/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { buildHash } from '@/build/build-hash'
import { emitPageData } from '@/build/emit/emit-page-data'
import { allSlugs } from '@/content/site-pages'
import { pageDataUrl } from '@/navigation/page-data/page-data'
import { SITE } from '@/site/site'
import { DOCUMENT_FILES } from '../../document-fixture'
import { workIn } from '../../work-in'

jest.mock('@/build/build-hash')
jest.mocked(buildHash).mockReturnValue('abc')

workIn({ ...DOCUMENT_FILES, 'public/assets/data/gone/index.json': { hash: 'old', code: 200 } })

beforeAll(emitPageData)

/** Where a host finds what a browser asks for. */
const fileOf = (slug: string) => `public${pageDataUrl(slug).slice(SITE.base.length)}`

const dataOf = (slug: string) => JSON.parse(readFileSync(fileOf(slug), 'utf8')) as unknown

test('every route has its data, where browsers ask for it', () => {
  for (const slug of allSlugs()) expect(`${slug} ${existsSync(fileOf(slug))}`).toBe(`${slug} true`)
})

test('a page has the hash of the build and code 200', () => {
  expect(dataOf('/en/plugins/rest/')).toEqual({ hash: 'abc', code: 200 })
})

test.each(['/404/', '/en/404/'])('%s stands for 404', (slug) => {
  expect(dataOf(slug)).toEqual({ hash: 'abc', code: 404 })
})

test('a page that is gone has none', () => {
  expect(existsSync(fileOf('/gone/'))).toBe(false)
})
