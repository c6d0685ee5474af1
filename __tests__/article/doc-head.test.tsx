/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DocHead, pageTitle } from '@/article/doc-head'
import type { SitePage } from '@/content/site-page'
import { NOT_FOUND_PAGE, REST_PAGE, REST_PAGE_EN } from '../page-fixture'

jest.mock('next/head', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }))

const ORIGIN = 'https://iti-ict.github.io/wakamiti'

function headOf(page: SitePage) {
  render(<DocHead page={page} />)
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  return {
    title: document.title,
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    markdown: attribute('link[type="text/markdown"]', 'href'),
    languages: [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }
}

test('the title is that of the page, a dash, and the name of the site', () => {
  expect(pageTitle('REST')).toBe('REST - Wakamiti')
  expect(headOf(REST_PAGE).title).toBe('REST - Wakamiti')
})

test('a page has its description, its canonical address, and that of its Markdown', () => {
  const { meta, canonical, markdown } = headOf(REST_PAGE)
  expect(markdown).toBe(`${ORIGIN}/plugins/rest/index.md`)
  expect(meta('description')).toBe('Llamadas y respuestas')
  expect(canonical).toBe(`${ORIGIN}/plugins/rest/`)
  expect(meta('robots')).toBeUndefined()
})

test.each([REST_PAGE, REST_PAGE_EN])('$slug names both languages, and Spanish for everybody else', (page) => {
  expect(headOf(page).languages).toEqual([
    ['es', `${ORIGIN}/plugins/rest/`],
    ['en', `${ORIGIN}/en/plugins/rest/`],
    ['x-default', `${ORIGIN}/plugins/rest/`],
  ])
})

test('the not-found page is not indexed and has no canonical address', () => {
  const { meta, canonical, languages } = headOf(NOT_FOUND_PAGE)
  expect([meta('robots'), canonical, languages]).toEqual(['noindex', undefined, []])
})

test('it follows a change of page after 10 ms, with everything it states', () => {
  jest.useFakeTimers()
  const { rerender } = render(<DocHead page={REST_PAGE} />)
  rerender(<DocHead page={NOT_FOUND_PAGE} />)
  const stated = () => [document.title, document.querySelector('link[rel="canonical"]') !== null]
  act(() => jest.advanceTimersByTime(9))
  expect(stated()).toEqual(['REST - Wakamiti', true])
  act(() => jest.advanceTimersByTime(1))
  expect(stated()).toEqual(['Esta página no existe - Wakamiti', false])
  jest.useRealTimers()
})

test('the language of the document follows that of the page after 10 ms, and is not written again without need', () => {
  jest.useFakeTimers()
  document.documentElement.lang = 'es'
  const written = jest.spyOn(document.documentElement, 'lang', 'set')
  const { rerender } = render(<DocHead page={REST_PAGE} />)
  rerender(<DocHead page={REST_PAGE_EN} />)
  act(() => jest.advanceTimersByTime(9))
  expect(written).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(written.mock.calls).toEqual([['en']])
  jest.useRealTimers()
})
