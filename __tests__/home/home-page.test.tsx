import { render, screen } from '@testing-library/react'
import type { HomeExample } from '@/home/home-example'
import { HomePage } from '@/home/home-page'
import type { Locale } from '@/i18n/locale'
import { REST_PAGE } from '../page-fixture'

const scenario = { file: 'a.feature', label: 'Scenario', title: 'A', lines: [] }
const EXAMPLE: HomeExample = { es: scenario, en: scenario }

const show = (locale: Locale) =>
  render(<HomePage page={{ ...REST_PAGE, template: 'home', slug: '/', locale }} example={EXAMPLE} />).container

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

test('installing comes first, and the link to the source is large', () => {
  show('en')
  expect(href('Install Wakamiti')).toBe('/wakamiti/en/setup/installation/')
  expect(screen.getByRole('link', { name: 'Fork me on Github' }).dataset.size).toBe('large')
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

test('the example is part of the page', () => {
  expect(show('es').querySelector('figure[data-tabs]')).not.toBeNull()
})
