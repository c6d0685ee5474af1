import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import type { SitePage } from '@/content/site-page'
import { useAskedPage } from '@/shell/use-asked-page'
import { NOT_FOUND_PAGE, REST_PAGE } from '../page-fixture'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const ask = (asPath: string, page: SitePage) => {
  jest.mocked(useRouter).mockReturnValue(createRouter(asPath) as never)
  return renderHook(() => useAskedPage(page)).result.current
}

test('the not-found page is in the language of the asked address', () => {
  expect(ask('/en/what/ever/', NOT_FOUND_PAGE)).toEqual({
    template: 'not-found',
    slug: '/en/404/',
    locale: 'en',
    title: 'This page does not exist',
    description: 'This page does not exist',
    headings: [],
    translation: { slug: '/404/', anchors: [] },
  })
})

test('for a Spanish address it stays as it is', () => {
  expect(ask('/what/ever/', NOT_FOUND_PAGE)).toBe(NOT_FOUND_PAGE)
})

test('every other page is in its own language', () => {
  expect(ask('/en/plugins/rest/', REST_PAGE)).toBe(REST_PAGE)
})
