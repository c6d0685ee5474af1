/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { PageBar } from '@/navigation/page-bar'
import { REST_PAGE } from '../page-fixture'

const HEADINGS = [
  { depth: 1, value: 'Instalar', anchor: 'instalar' },
  { depth: 2, value: 'Con Docker', anchor: 'con-docker' },
  { depth: 3, value: 'Detalle', anchor: 'detalle' },
]

const show = (headings = HEADINGS, active?: string) =>
  render(<PageBar page={{ ...REST_PAGE, headings }} active={active} />)

const button = () => screen.getByRole('button', { name: /En esta página/ })
const entries = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('the listed heading in view is in the bar', () => {
  show(HEADINGS, 'detalle')
  expect(button().textContent).toContain('Con Docker')
})

test('the button lists the headings, until one is chosen', () => {
  show()
  expect(entries()).toEqual([])
  fireEvent.click(button())
  expect(entries()).toEqual(['Instalar', 'Con Docker'])
  fireEvent.click(screen.getByRole('link', { name: 'Con Docker' }))
  expect(entries()).toEqual([])
})

test('Escape closes the list and gives the focus back; so does a click elsewhere', () => {
  show()
  fireEvent.click(button())
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(entries()).toEqual([])
  expect(document.activeElement).toBe(button())
  fireEvent.click(button())
  fireEvent.click(document.body)
  expect(entries()).toEqual([])
})

test('the bar leads to the top of the page', () => {
  show()
  expect(screen.getByRole('link', { name: 'Volver al principio' }).getAttribute('href')).toBe('#main')
})

test('a page with a single heading has no bar', () => {
  show(HEADINGS.slice(0, 1))
  expect(screen.queryByRole('navigation')).toBeNull()
})
