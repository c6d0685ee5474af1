/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { Option } from '@/config/options/option'
import { OptionRow, type OptionStep } from '@/config/options/option-row'
import { translated } from '@/i18n/locale'

const OPTION: Option = {
  key: 'rest.timeout',
  type: 'integer',
  default: 60000,
  required: false,
  description: translated({ es: 'Espera máxima, en `ms`.', en: 'Longest wait, in `ms`.' }),
}

const show = (option: Partial<Option> = {}, locale: 'es' | 'en' = 'es', steps?: OptionStep[]) =>
  render(<OptionRow option={{ ...OPTION, ...option }} locale={locale} level={3} steps={steps} />).container
    .firstElementChild as HTMLElement

const defaultOf = (row: HTMLElement) => row.querySelector('.default')?.textContent

test('the row has the anchor and the type of its option', () => {
  const row = show()
  expect(row.id).toBe('option-rest.timeout')
  expect(row.dataset.optionKey).toBe('rest.timeout')
  expect(row.querySelector('h3 ~ .gutter')?.textContent).toBe('integer')
})

test('the key is a heading and can be copied', () => {
  const row = show()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('rest.timeout')
  expect(within(row).getByRole('button', { name: 'Copiar la clave' })).toBeTruthy()
})

const DEFAULTS: [string, Partial<Option>, string][] = [
  ['a number', {}, 'por defecto 60000'],
  ['false', { default: false }, 'por defecto false'],
  ['an empty text', { default: '' }, 'por defecto ""'],
  ['none', { default: null }, 'sin valor por defecto'],
  [
    'one that is no literal',
    { default: null, defaultNote: translated({ es: 'al azar', en: 'random' }) },
    'por defecto: al azar',
  ],
  ['none, and it is required', { default: null, required: true }, 'obligatoria'],
  [
    'a value, and it is required sometimes',
    { default: 5, requiredWhen: translated({ es: 'con `token`', en: 'with a token' }) },
    'obligatoria con token; por defecto 5',
  ],
  [
    'no literal, and it is required sometimes',
    {
      default: null,
      defaultNote: translated({ es: 'al azar', en: 'random' }),
      requiredWhen: translated({ es: 'con token', en: '' }),
    },
    'obligatoria con token; por defecto: al azar',
  ],
  ['a value, and it is required', { default: 5, required: true }, 'obligatoria; por defecto 5'],
]

test.each(DEFAULTS)('a default that is %s has its text', (_, option, text) => {
  expect(defaultOf(show(option))).toBe(text)
})

test('the values of a closed list are shown', () => {
  const codes = show({ type: 'enum', values: ['STRICT', 'LOOSE', 0] }).querySelectorAll('.values code')
  expect([...codes].map((code) => code.textContent)).toEqual(['STRICT', 'LOOSE', '0'])
})

test('the description of an option without effect begins with that', () => {
  expect(show({ status: 'no-effect' }).querySelector('strong')?.textContent).toBe('No tiene efecto. ')
  expect(show({ status: 'limited' }).querySelector('strong')).toBeNull()
})

test('a warning is a callout', () => {
  const row = show({ warning: translated({ es: 'Ojo.', en: 'Mind.' }) }, 'en')
  expect(row.querySelector('.callout.caution')?.textContent).toBe('WarningMind.')
  expect(show().querySelector('.callout')).toBeNull()
})

test('the steps that set the same thing are linked', () => {
  const row = show({}, 'en', [{ id: 'rest.define.timeout', href: '/wakamiti/x/', text: 'a timeout of {duration}' }])
  expect(row.querySelector('.same')?.textContent).toBe('As a step: a timeout of {duration}')
  expect(row.querySelector('.same a')?.getAttribute('href')).toBe('/wakamiti/x/')
})

test('the version that added an option is below its default', () => {
  expect(defaultOf(show({ since: '2.7.0' }))).toBe('por defecto 60000; desde 2.7.0')
  expect(defaultOf(show({ since: '2.7.0' }, 'en'))).toBe('default 60000; since 2.7.0')
})
