import { fireEvent, render, screen } from '@testing-library/react'
import { LanguageToggle } from '@/shell/language-toggle'
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

test.each(['click', 'pointerDown'] as const)('on %s it takes the section that the reader is at', (type) => {
  render(<LanguageToggle page={REST_PAGE} active="pasos" />)
  scrollTo(900)
  fireEvent[type](link())
  expect(address()).toBe('/wakamiti/en/plugins/rest/#steps')
})

test('it keeps the step of the address', () => {
  window.history.replaceState(null, '', '/wakamiti/plugins/rest/#step-rest.define.url')
  render(<LanguageToggle page={REST_PAGE} active="pasos" />)
  scrollTo(900)
  fireEvent.click(link())
  expect(address()).toBe('/wakamiti/en/plugins/rest/#step-rest.define.url')
})
