/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { LanguageToggle, translatedAddress } from '@/shell/language-toggle'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'

const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
const link = () => screen.getByRole('link')
const address = () => link().getAttribute('href')?.replace('http://localhost', '')

beforeEach(() => {
  scrollTo(0)
  window.history.replaceState(null, '', '/wakamiti/plugins/rest/')
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
})

test('the language of the page is marked, the other one is a link to the same page', () => {
  render(<LanguageToggle page={REST_PAGE} />)
  expect(screen.getByText('ES').getAttribute('aria-current')).toBe('true')
  expect([link().textContent, link().lang, link().getAttribute('hreflang'), address()]).toEqual([
    'EN',
    'en',
    'en',
    '/wakamiti/en/plugins/rest/',
  ])
})

test('it is named in the language of the page, and each language in its own', () => {
  render(<LanguageToggle page={REST_PAGE_EN} />)
  expect(screen.getByRole('navigation', { name: 'Language' })).toBeTruthy()
  expect([screen.getByText('ES').title, screen.getByText('EN').title]).toEqual(['Español', 'English'])
})

test('a page that is not scrolled opens at its top', () => {
  render(<LanguageToggle page={REST_PAGE} />)
  fireEvent.click(link())
  expect(address()).toBe('/wakamiti/en/plugins/rest/')
})

/** The article, with the top of each element that has an id; hidden elements have no height. */
function showArticle(tops: Record<string, number>): void {
  const article = document.createElement('div')
  article.id = 'article'
  for (const [id, top] of Object.entries(tops)) {
    const entry = article.appendChild(document.createElement('div'))
    entry.id = id
    entry.getBoundingClientRect = () => ({ top, height: id.endsWith('hidden') ? 0 : 40 }) as DOMRect
  }
  document.body.append(article)
}

test.each([
  ['in a section', '', { uso: -900, pasos: -300, definir: 400 }, '#steps'],
  ['at a step, which has one name', '', { pasos: -900, 'step-rest.a': -300, definir: 400 }, '#step-rest.a'],
  ['elsewhere than the address says', '#step-rest.a', { 'step-rest.a': -900, definir: -300 }, '#define'],
  ['below what is filtered out', '', { pasos: -900, 'step-rest.a.hidden': 0 }, '#steps'],
  ['above all of it', '#step-rest.a', { main: -300, pasos: 400 }, ''],
  ['at the answer of a tool', '#q=tabla', { pasos: -300 }, '#q=tabla'],
])('a reader %s stays there', (_, hash, tops, expected) => {
  window.history.replaceState(null, '', `/wakamiti/plugins/rest/${hash}`)
  showArticle(tops)
  scrollTo(900)
  render(<LanguageToggle page={REST_PAGE} />)
  for (const type of ['pointerDown', 'click'] as const) {
    fireEvent[type](link())
    expect(address()).toBe(`/wakamiti/en/plugins/rest/${expected}`)
  }
  document.getElementById('article')?.remove()
})

test.each([
  ['', ''],
  ['#definir', '#define'],
  ['#step-rest.define.url', '#step-rest.define.url'],
  ['#option-rest.timeout', '#option-rest.timeout'],
  ['#type-url', '#type-url'],
  ['#main', ''],
])('what the address leads to, %p, is %p in the other language', (hash, expected) => {
  expect(translatedAddress(REST_PAGE, 'en', hash)).toBe(`/wakamiti/en/plugins/rest/${expected}`)
})

test('the query of a tool is kept in the other language', () => {
  expect(translatedAddress(REST_PAGE, 'en', '#q=tabla')).toBe('/wakamiti/en/plugins/rest/#q=tabla')
  expect(translatedAddress(REST_PAGE, 'en', '#uso', '?q=tabla')).toBe('/wakamiti/en/plugins/rest/?q=tabla#usage')
})

test('a heading without a translation leads to the translated page', () => {
  const page = { ...REST_PAGE, translations: { en: [] } }
  expect(translatedAddress(page, 'en', '#pasos')).toBe('/wakamiti/en/plugins/rest/')
})
