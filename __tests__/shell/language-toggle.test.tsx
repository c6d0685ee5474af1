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
  render(<LanguageToggle page={REST_PAGE} active="uso" />)
  fireEvent.click(link())
  expect(address()).toBe('/wakamiti/en/plugins/rest/')
})

test.each(['click', 'pointerDown'] as const)('on %s its address gets the section in view', (type) => {
  render(<LanguageToggle page={REST_PAGE} active="pasos" />)
  scrollTo(900)
  fireEvent[type](link())
  expect(address()).toBe('/wakamiti/en/plugins/rest/#steps')
})

test.each([
  ['at the top', '', undefined, '/wakamiti/en/plugins/rest/'],
  ['at the heading in view', '', 'pasos', '/wakamiti/en/plugins/rest/#steps'],
  ['at the heading of the address', '#definir', undefined, '/wakamiti/en/plugins/rest/#define'],
  ['with both, at the heading in view', '#uso', 'definir', '/wakamiti/en/plugins/rest/#define'],
  [
    'at a step, which has one name',
    '#step-rest.define.url',
    'pasos',
    '/wakamiti/en/plugins/rest/#step-rest.define.url',
  ],
  ['at an option', '#option-rest.timeout', undefined, '/wakamiti/en/plugins/rest/#option-rest.timeout'],
  ['at a data type', '#type-url', undefined, '/wakamiti/en/plugins/rest/#type-url'],
  ['at an anchor that is no heading', '#main', undefined, '/wakamiti/en/plugins/rest/'],
])('a reader %s stays there', (_, hash, active, address) => {
  expect(translatedAddress(REST_PAGE, 'en', hash, active)).toBe(address)
})

test('what is asked of a tool is asked in the other language, too', () => {
  expect(translatedAddress(REST_PAGE, 'en', '#q=tabla')).toBe('/wakamiti/en/plugins/rest/#q=tabla')
  expect(translatedAddress(REST_PAGE, 'en', '#uso', undefined, '?q=tabla')).toBe(
    '/wakamiti/en/plugins/rest/?q=tabla#usage',
  )
})

test('a heading that the translation has not leads to its page', () => {
  const page = { ...REST_PAGE, translations: { en: [] } }
  expect(translatedAddress(page, 'en', '', 'pasos')).toBe('/wakamiti/en/plugins/rest/')
})
