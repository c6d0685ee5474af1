/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import Router, { useRouter } from 'next/router'
import type { SitePage } from '@/content/site-page'
import { useMenu } from '@/navigation/use-menu'
import { RootShell } from '@/shell/root-shell'
import { withBase } from '@/site/site'
import { setScreen } from '../match-media'
import topics from '../navigation/topics.json'
import { NOT_FOUND_PAGE, REST_PAGE, REST_PAGE_EN } from '../page-fixture'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ __esModule: true, default: {}, useRouter: jest.fn() }))
jest.mock('@/navigation/use-menu')

const show = (page: SitePage, asPath = page.slug) => {
  const router = createRouter(asPath)
  jest.mocked(useRouter).mockReturnValue(router as never)
  Object.assign(Router, router)
  window.history.replaceState({}, '', withBase(asPath))
  return render(<RootShell page={page}>{({ page: shown, active }) => `${shown.locale} ${active}`}</RootShell>)
}

beforeEach(() => {
  setScreen(true)
  performance.getEntriesByType = () => []
  jest.mocked(useMenu).mockReturnValue(topics.es)
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver = globalThis.ResizeObserver as unknown as typeof IntersectionObserver
})

test('the first thing a keyboard reaches leads to the content', () => {
  const { container } = show(REST_PAGE)
  const [first] = container.querySelectorAll('a, button')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Ir al contenido', '#main'])
})

test('the page has a header and a sidebar', () => {
  show(REST_PAGE)
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(document.getElementById('sidebar')?.dataset.state).toBe('open')
})

test('the template gets its page and the heading in view', () => {
  show(REST_PAGE)
  expect(document.getElementById('content')?.textContent).toBe('es uso')
})

test('for an English address that does not exist the whole frame is English', () => {
  show(NOT_FOUND_PAGE, '/En/what/ever/')
  expect(document.getElementById('content')?.textContent).toBe('en undefined')
  expect(screen.getByText('Skip to content')).toBeTruthy()
})

test('every other page is in its own language, whatever the address', () => {
  show(REST_PAGE, '/en/plugins/rest/')
  expect(document.getElementById('content')?.textContent).toBe('es uso')
})

test('there is one live region for notices', () => {
  show(REST_PAGE)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a page that is opened within the document is announced, also when the reader comes back to the first one', () => {
  const { container, rerender } = show(REST_PAGE)
  const announced = () => container.querySelector('[aria-live="assertive"]')?.textContent
  const go = (page: SitePage) => rerender(<RootShell page={page}>{() => null}</RootShell>)
  expect(announced()).toBe('')
  go(REST_PAGE_EN)
  expect(announced()).toBe('REST - Wakamiti')
  expect(container.querySelector('[aria-live="assertive"] [lang="en"]')).toBeTruthy()
  go({ ...REST_PAGE, title: 'Inicio' })
  expect(announced()).toBe('Inicio - Wakamiti')
})
