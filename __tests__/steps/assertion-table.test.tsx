/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { translated } from '@/i18n/locale'
import { AssertionTable } from '@/steps/card/data-type-entry'
import type { Matcher } from '@/steps/step'

const MATCHERS: Matcher[] = [
  {
    key: 'matcher.string.equals.ignore.case',
    family: ['string'],
    expression: { es: 'es (igual a|que) ~x~ \\(sin mayúsculas\\)', en: 'is (equal to) ~x~ \\(ignoring case\\)' },
    meaning: translated({ es: 'Son iguales.', en: 'They are equal.' }),
  },
  {
    key: 'matcher.generic.not.empty',
    family: ['string'],
    expression: { es: 'no está vacío', en: 'is not empty' },
    meaning: translated({ es: 'Tiene algo.', en: 'It has something.' }),
    warning: translated({ es: 'Se cumple `siempre`.', en: 'It `always` holds.' }),
  },
]

const cells = (locale: 'es' | 'en') => {
  render(<AssertionTable matchers={MATCHERS} locale={locale} />)
  return screen.getAllByRole('cell').map(({ textContent }) => textContent)
}

test('each comparison is shown in both languages, with its meaning', () => {
  expect(cells('es')).toEqual([
    'es (igual a|que) x (sin mayúsculas)',
    'is (equal to) x (ignoring case)',
    'Son iguales.',
    'no está vacío',
    'is not empty',
    'Tiene algo. Aviso: Se cumple siempre.',
  ])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Frase (ES)',
    'Frase (EN)',
    'Qué comprueba',
  ])
})

test('an English page begins with the English comparison, and marks the language of the other', () => {
  expect(cells('en').slice(0, 2)).toEqual(['is (equal to) x (ignoring case)', 'es (igual a|que) x (sin mayúsculas)'])
  expect(screen.getAllByRole('cell')[1]?.getAttribute('lang')).toBe('es')
})

test('optional words are subdued', () => {
  cells('es')
  expect(document.querySelector('.optional')?.textContent).toBe('(igual a|que)')
})
