/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { HomeFacts } from '@/home/home-facts'
import { HomePage } from '@/home/home-page'
import { HOME_STRINGS } from '@/i18n/home-strings'
import { LOCALES, type Locale, translated } from '@/i18n/locale'
import { routeOf, withBase } from '@/site/site'
import { REST_PAGE } from '../page-fixture'

const scenario = { file: 'a.feature', label: 'Scenario', title: 'A', lines: [] }

const TOPIC = { title: 'Usage', slug: '/en/setup/usage/' }

const FACTS: HomeFacts = {
  engine: 'For Wakamiti 2.12.0',
  steps: 12,
  plugins: 3,
  example: translated({ es: scenario, en: scenario }),
  failed: {
    title: 'No two of a name',
    line: { keyword: 'Then', kind: 'assertion', parts: [{ text: 'the code is 409' }], plugin: 'REST', href: '#step' },
    reason: 'Expected 409, got 201.',
  },
  paths: (['tester', 'developer', 'ci'] as const).map((reader) => ({ reader, pages: [TOPIC] })),
}

const show = (locale: Locale) =>
  render(<HomePage page={{ ...REST_PAGE, template: 'home', slug: '/', locale }} facts={FACTS} />).container

const href = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')

test.each([
  ['es', 'BDD testing para humanos'],
  ['en', 'BDD testing for humans'],
] as const)('%s: the tagline is the title', (locale, tagline) => {
  show(locale)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(tagline)
})

test.each([
  ['es', ['Primeros pasos', 'Plugins', 'Configuración'], ''],
  ['en', ['Getting started', 'Plugins', 'Configuration'], '/en'],
] as const)('%s: the three entries lead in', (locale, titles, prefix) => {
  const entries = [...show(locale).querySelectorAll('#main > ul:first-of-type a')]
  expect(entries.map((entry) => entry.querySelector('strong')?.textContent?.trim())).toEqual(titles)
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
    `/wakamiti${prefix}/introduction/getting-started/`,
    `/wakamiti${prefix}/plugins/`,
    `/wakamiti${prefix}/setup/configuration/`,
  ])
})

test('the entries read as a scenario: prepare, act, check', () => {
  const keywords = [...show('en').querySelectorAll<HTMLElement>('#main > ul [data-kind]')]
  expect(keywords.map((keyword) => [keyword.textContent, keyword.dataset.kind])).toEqual([
    ['Given', 'definition'],
    ['When', 'action'],
    ['Then', 'assertion'],
  ])
})

test('getting started comes first, then installing, and the link to the source is large', () => {
  const [first, second] = show('en').querySelectorAll('h1 ~ p a')
  expect([first, second].map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
    ['Getting started', '/wakamiti/en/introduction/getting-started/'],
    ['Install Wakamiti', '/wakamiti/en/setup/installation/'],
  ])
  expect(screen.getByRole('link', { name: 'Fork me on Github' }).dataset.size).toBe('large')
})

test('the numbers are those of the facts', () => {
  show('en')
  expect(href('12 steps')).toBe('/wakamiti/en/tools/step-finder/')
  expect(href('3 plugins')).toBe('/wakamiti/en/plugins/')
  expect(href('MPL-2.0')).toBe('/wakamiti/en/wakamiti/license/')
})

test.each([
  ['es', '/wakamiti/tools/step-finder/'],
  ['en', '/wakamiti/en/tools/step-finder/'],
] as const)('%s: what is typed goes to the step finder, in the fragment of its address', (locale, finder) => {
  show(locale)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: HOME_STRINGS[locale].finder })
  expect([field.form?.getAttribute('action'), field.form?.method]).toEqual([finder, 'get'])
  expect([field.name, field.dataset.fragment]).toEqual(['', 'q'])
  expect(field.required).toBe(true)
})

test('a result shows what passes, what fails with its step and the reason, and leads to the report', () => {
  show('en')
  const [passes, fails] = within(screen.getByRole('region', { name: 'And when it runs' })).getAllByRole('listitem')
  expect(passes?.textContent).toContain('Passes')
  expect(fails?.textContent).toContain('Then the code is 409Expected 409, got 201.')
  expect(href('HTML report')).toBe('/wakamiti/en/plugins/html-reporter/')
})

test.each(LOCALES)('%s: all tools are named', (locale) => {
  const tools = [...show(locale).querySelectorAll('#main > ul:last-of-type a')]
  expect(tools.map((tool) => tool.getAttribute('href'))).toEqual(
    (['stepFinder', 'featureChecker', 'configChecker', 'options'] as const).map((name) =>
      withBase(routeOf(name, locale)),
    ),
  )
})

test('testers, developers and who runs the pipeline have a path each', () => {
  show('en')
  const titles = ['You write the tests', 'You develop', 'You run the pipeline']
  for (const name of titles) expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Usage' })).toHaveLength(titles.length)
})

test('the foot shows the version of the site and leads to license, contributing and architecture', () => {
  const foot = show('en').querySelector('footer')
  expect(foot?.textContent).toContain('Documentation version 0.7.23')
  expect([...(foot?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/wakamiti/en/wakamiti/license/',
    '/wakamiti/en/wakamiti/contributing/',
    '/wakamiti/en/wakamiti/architecture/',
  ])
})
