/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { PluginReference } from '@/content/schemas'
import { PluginGrid } from '@/markdown/plugin-grid'
import { REPORT_REFERENCE, REST_REFERENCE } from '../reference-fixture'

/** A plugin with steps of these kinds; a placeholder is no step. */
const plugin = (reference: object, ...kinds: string[]) =>
  ({
    ...reference,
    steps: [...kinds.map((kind) => ({ ...REST_REFERENCE.steps[0], kind })), REST_REFERENCE.steps.at(-1)],
  }) as unknown as PluginReference

const REST = plugin(REST_REFERENCE, 'definition', 'definition', 'action', 'assertion')
const REPORT = plugin(REPORT_REFERENCE)

const show = (locale: 'es' | 'en' = 'es') => render(<PluginGrid plugins={[REST, REPORT]} locale={locale} />).container

test('every plugin is a card that leads to its page', () => {
  show('en')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/wakamiti/en/plugins/rest/',
    '/wakamiti/en/plugins/report/',
  ])
  expect(links[0]?.textContent).toContain('Calls and answers')
})

test('a card can be filtered by its category', () => {
  const cards = [...show().querySelectorAll('li')]
  expect(cards.map((card) => card.dataset.category)).toEqual(['steps', 'reports'])
})

test.each([
  ['es', ['Pasos', 'Informes']],
  ['en', ['Steps', 'Reports']],
] as const)('in %s every category that has plugins has a heading above its cards: %p', (locale, titles) => {
  const sections = [...show(locale).querySelectorAll('section')]
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual(titles)
  expect(sections.map((section) => section.querySelectorAll('li').length)).toEqual([1, 1])
})

test('the filters count their plugins; at first all are shown', () => {
  const container = show()
  const buttons = screen.getAllByRole('button')
  expect(
    buttons.map((button) => [button.textContent, button.dataset.filter, button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['Todos 2', '', 'true'],
    ['Pasos 1', 'steps', 'false'],
    ['Informes 1', 'reports', 'false'],
    ['Integraciones 0', 'integrations', 'false'],
  ])
  expect(container.querySelector<HTMLElement>('.plugin-grid')?.dataset.show).toBe('')
})

test('the kinds of steps are a bar with its numbers in words', () => {
  show()
  expect(screen.getByRole('img', { name: 'Dado 2, Cuando 1, Entonces 1' })).toBeTruthy()
})

test('the pieces of the bar share its width and leave gaps', () => {
  const pieces = [...show().querySelectorAll('rect')]
  expect(pieces.map((piece) => [piece.getAttribute('x'), piece.getAttribute('width')])).toEqual([
    ['0', '34'],
    ['36', '16'],
    ['54', '16'],
  ])
})

test('a kind that has no steps has no piece, and a plugin without steps no bar', () => {
  const rest = plugin(REST_REFERENCE, 'definition', 'assertion')
  const { container } = render(<PluginGrid plugins={[rest, REPORT]} locale="es" />)
  const pieces = [...container.querySelectorAll('rect')]
  expect(pieces.map((piece) => piece.getAttribute('class'))).toEqual(['fill-given', 'fill-then'])
  expect(container.querySelectorAll('svg[role="img"]')).toHaveLength(1)
})

test('a card counts steps and options, and omits those it does not have', () => {
  show()
  const [rest, report] = screen.getAllByRole('link')
  expect(rest?.querySelector('[data-counts]')?.textContent).toBe('4 pasos2 opciones2.9.4')
  expect(report?.querySelector('[data-counts]')?.textContent).toBe('1 opción1.0.0')
})
