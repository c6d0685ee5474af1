/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ExamplePanel } from '@/home/example-panel'
import type { ExampleScenario } from '@/home/home-facts'
import { translated } from '@/i18n/locale'

const scenario = (file: string): ExampleScenario => ({
  file,
  label: 'Scenario',
  title: 'A new user',
  lines: [
    {
      keyword: 'Given',
      kind: 'definition',
      parts: [{ text: 'the base URL ' }, { text: 'http://a.es', family: 'place' }],
      plugin: 'REST',
      href: '/wakamiti/en/plugins/rest/#step-a',
    },
    { keyword: 'And', kind: 'definition', parts: [{ text: 'x' }], plugin: 'REST', href: '#b', block: '{}' },
    { keyword: 'Then', kind: 'assertion', parts: [{ text: 'y' }], plugin: 'Database', href: '#c' },
  ],
})

const EXAMPLE = translated({ es: scenario('alta.feature'), en: scenario('new.feature') })

const show = (locale: 'es' | 'en' = 'en') => render(<ExamplePanel example={EXAMPLE} locale={locale} />).container

const panel = (container: Element, locale: string) => container.querySelector(`#example-${locale}`) as HTMLElement

test('both languages are tabs; that of the page is chosen', () => {
  const container = show()
  const tabs = screen.getAllByRole('tab')
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex, tab.dataset.tab]),
  ).toEqual([
    ['ES', 'false', -1, 'es'],
    ['EN', 'true', 0, 'en'],
  ])
  expect([panel(container, 'es').dataset.active, panel(container, 'en').dataset.active]).toEqual([undefined, ''])
})

test('tabs and panels refer to each other, and each panel has its language', () => {
  const container = show()
  const [tab] = screen.getAllByRole('tab')
  expect(tab?.getAttribute('aria-controls')).toBe('example-es')
  expect(panel(container, 'es').getAttribute('aria-labelledby')).toBe(tab?.id)
  expect([panel(container, 'es').lang, panel(container, 'en').lang]).toEqual(['es', 'en'])
})

test('the file is that of the language of the page', () => {
  expect(show('es').querySelector('figcaption')?.textContent).toContain('alta.feature')
})

test('a step leads to its card, its value in its colour', () => {
  const [link] = within(panel(show(), 'en')).getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('/wakamiti/en/plugins/rest/#step-a')
  expect(link?.querySelector('.value.v-place')?.textContent).toBe('http://a.es')
})

test('the keyword has its role', () => {
  const keywords = [...panel(show(), 'en').querySelectorAll('b')]
  expect(keywords.map((keyword) => [keyword.textContent, keyword.dataset.kind])).toEqual([
    ['Given', 'definition'],
    ['And', 'definition'],
    ['Then', 'assertion'],
  ])
})

test('the name of a plugin is shown at the first of its steps only', () => {
  const lines = [...panel(show(), 'en').querySelectorAll('li')]
  expect(lines.map((line) => line.querySelector('small')?.textContent)).toEqual(['REST', undefined, 'Database'])
})

test('a step that takes a text shows it', () => {
  expect(panel(show(), 'en').querySelector('code')?.textContent).toBe('{}')
})
