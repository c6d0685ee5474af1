import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import type { SitePage } from '@/content/site-page'
import { useDocumentLanguage, usePageOfAddress } from '@/shell/page-language'
import { NOT_FOUND_PAGE, REST_PAGE } from '../page-fixture'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const ask = (asPath: string, page: SitePage) => {
  jest.mocked(useRouter).mockReturnValue(createRouter(asPath) as never)
  return renderHook(() => usePageOfAddress(page)).result.current
}

test('the not-found page is in the language of the address', () => {
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

const wait = (ms: number) => jest.advanceTimersByTime(ms)

describe('the language of the document', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    document.documentElement.lang = 'es'
  })

  afterEach(() => jest.useRealTimers())

  test('the language of the document follows that of the page after 10 ms', () => {
    renderHook(() => useDocumentLanguage('en'))
    wait(9)
    expect(document.documentElement.lang).toBe('es')
    wait(1)
    expect(document.documentElement.lang).toBe('en')
  })

  test('the same language is not written again, which would compute every style anew', () => {
    const written = jest.spyOn(document.documentElement, 'lang', 'set')
    renderHook(() => useDocumentLanguage('es'))
    wait(100)
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  test('of several changes in a row the last one counts', () => {
    const { rerender } = renderHook(({ locale }) => useDocumentLanguage(locale), {
      initialProps: { locale: 'en' as 'es' | 'en' },
    })
    wait(9)
    rerender({ locale: 'es' })
    wait(9)
    expect(document.documentElement.lang).toBe('es')
    wait(100)
    expect(document.documentElement.lang).toBe('es')
  })

  test('after unmounting nothing changes any more', () => {
    renderHook(() => useDocumentLanguage('en')).unmount()
    wait(100)
    expect(document.documentElement.lang).toBe('es')
  })
})
