/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { translated } from '@/i18n/locale'
import { DataTypeEntry } from '@/steps/card/data-type-entry'
import type { AssertionType, DataType } from '@/steps/step'

const DECIMAL: DataType = {
  name: 'decimal',
  kind: 'value',
  family: 'number',
  description: translated({ es: 'Un número con `decimales`.', en: 'A number with `decimals`.' }),
  examples: { es: ['14,5'], en: ['14.5'] },
  rejected: { any: ['.5'], es: ['14.5'] },
}

const DATE: AssertionType = {
  name: 'date-assertion',
  operand: 'date',
  family: 'number',
  unary: [],
  description: translated({ es: 'Compara.', en: 'Compares.' }),
  warning: translated({ es: 'Casi nada `encaja`.', en: 'Hardly anything `matches`.' }),
}

const show = (type: DataType | AssertionType, locale: 'es' | 'en' = 'es') =>
  render(<DataTypeEntry type={type} locale={locale} level={4} />).container.firstElementChild as HTMLElement

const linesOf = (entry: HTMLElement) =>
  [...entry.querySelectorAll('dt, dd')].map(({ textContent }) => textContent?.trim())

test('a type has its anchor and the colour of its family', () => {
  const entry = show(DECIMAL)
  expect(entry.id).toBe('type-decimal')
  expect(screen.getByRole('heading', { level: 4 }).firstElementChild?.className).toBe('chip number')
  expect(within(entry).getByRole('button', { name: 'Copiar' })).toBeTruthy()
})

test('a type shows its kind', () => {
  expect(show(DECIMAL).querySelector('.gutter')?.textContent).toBe('valor')
  expect(show(DATE, 'en').querySelector('.gutter')?.textContent).toBe('comparison')
})

test('values of both languages come first, then those of the page’s language, then the others', () => {
  expect(linesOf(show(DECIMAL))).toEqual(['Se acepta', 'ES 14,5', 'EN 14.5', 'No se acepta', '.5', 'ES 14.5'])
  expect(linesOf(show(DECIMAL, 'en'))).toEqual(['Accepted', 'EN 14.5', 'ES 14,5', 'Not accepted', '.5', 'ES 14.5'])
})

test('a type without examples shows none', () => {
  expect(show({ ...DECIMAL, examples: undefined, rejected: undefined }).querySelector('dl')).toBeNull()
  expect(show(DATE).querySelector('dl')).toBeNull()
})

test('a warning has its label', () => {
  const callout = show(DATE, 'en').querySelector('.callout.caution')
  expect(callout?.textContent).toBe('WarningHardly anything matches.')
  expect(callout?.querySelector('code')?.textContent).toBe('matches')
  expect(show(DECIMAL).querySelector('.callout')).toBeNull()
})
