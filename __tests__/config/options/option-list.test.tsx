/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { CatalogueOption } from '@/config/options/option'
import { OptionList, optionGroups } from '@/config/options/option-row'
import { translated } from '@/i18n/locale'

const option = (plugin: string, key: string, fields: Partial<CatalogueOption> = {}): CatalogueOption => ({
  plugin,
  key,
  type: 'integer',
  default: null,
  required: false,
  description: translated({ es: 'Límite en `ms`.', en: 'Limit in `ms`.' }),
  ...fields,
})

const OPTIONS = [
  option('core', 'wakamiti.tagFilter', { type: 'tags' }),
  option('rest', 'rest.timeout', { default: 60000 }),
  option('rest', 'rest.proxy', { requiredWhen: translated({ es: 'con `rest.a`', en: 'with `rest.a`' }) }),
]

const PLUGINS = [{ plugin: 'rest', name: translated({ es: 'Servicios', en: 'Services' }) }]

const show = (locale: 'es' | 'en') =>
  render(<OptionList groups={optionGroups(OPTIONS, PLUGINS, locale)} locale={locale} level={3} />)

test('options are grouped by plugin, in order, under its name in the page’s language', () => {
  show('es')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ id, textContent }) => [id, textContent])).toEqual([
    ['options-core', 'Núcleo'],
    ['options-rest', 'Servicios'],
  ])
  expect(screen.getAllByRole('listitem').map(({ id }) => id)).toEqual([
    'all-wakamiti.tagFilter',
    'all-rest.timeout',
    'all-rest.proxy',
  ])
})

test('each key leads to the page that explains it', () => {
  show('en')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/wakamiti/en/setup/configuration/#option-wakamiti.tagFilter',
    '/wakamiti/en/plugins/rest/#option-rest.timeout',
    '/wakamiti/en/plugins/rest/#option-rest.proxy',
  ])
})

test('type, default and description are readable without JavaScript', () => {
  show('en')
  const [, timeout, proxy] = screen.getAllByRole('listitem')
  expect(timeout?.textContent).toBe('rest.timeoutintegerdefault 60000Limit in ms.')
  expect(within(proxy as HTMLElement).getAllByText('rest.a')[0]?.tagName).toBe('CODE')
})

test('a plugin without a name keeps its id', () => {
  expect(optionGroups([option('mine', 'mine.key')], PLUGINS, 'es')).toMatchObject([{ plugin: 'mine', name: 'mine' }])
})
