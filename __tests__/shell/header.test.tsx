/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Header } from '@/shell/header'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'

const toggle = jest.fn()

const show = (state: 'open' | 'closed' | 'auto' = 'closed', page = REST_PAGE) =>
  render(<Header page={page} sidebar={{ state, toggle, open: jest.fn(), close: jest.fn() }} />)

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }))

test('it takes its scrolled style after 40 px, and loses it again', () => {
  show()
  const header = screen.getByRole('banner')
  scrollTo(40)
  expect(header.dataset.scrolled).toBeUndefined()
  scrollTo(41)
  expect(header.dataset.scrolled).toBe('true')
  scrollTo(0)
  expect(header.dataset.scrolled).toBeUndefined()
})

test('a page that opens scrolled has it at once', () => {
  scrollTo(300)
  show()
  expect(screen.getByRole('banner').dataset.scrolled).toBe('true')
})

test.each([
  [REST_PAGE, 'Wakamiti: inicio', '/wakamiti/'],
  [REST_PAGE_EN, 'Wakamiti: home', '/wakamiti/en/'],
])('the logo leads to the home page of the language', (page, name, href) => {
  show('closed', page)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('it has the toggles of sidebar, language and theme', () => {
  show()
  expect(screen.getByRole('navigation', { name: 'Idioma' })).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Mostrar el menú', 'Usar el tema oscuro']),
  )
})

test.each([
  ['open', 'true', 'Ocultar el menú'],
  ['closed', 'false', 'Mostrar el menú'],
  ['auto', 'false', 'Mostrar el menú'],
] as const)('with the sidebar %s its toggle says so', (state, expanded, name) => {
  show(state)
  const button = screen.getByRole('button', { name })
  expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual([expanded, 'sidebar'])
  fireEvent.click(button)
  expect(toggle).toHaveBeenCalled()
})
