/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useTheme } from 'next-themes'
import { ThemeToggle } from '@/shell/header'

jest.mock('next-themes', () => ({ useTheme: jest.fn() }))

const setTheme = jest.fn()

const show = (resolvedTheme: string | undefined, locale: 'es' | 'en' = 'es') => {
  jest.mocked(useTheme).mockReturnValue({ resolvedTheme, setTheme, themes: [] })
  render(<ThemeToggle locale={locale} />)
  return screen.getByRole('button')
}

beforeEach(() => setTheme.mockClear())

test.each([
  ['bright', 'dark', 'Usar el tema oscuro', 'Use the dark theme'],
  ['dark', 'bright', 'Usar el tema claro', 'Use the bright theme'],
  [undefined, 'dark', 'Usar el tema oscuro', 'Use the dark theme'],
])('from %s it leads to %s, and says so', (theme, next, spanish, english) => {
  const button = show(theme)
  expect(button.getAttribute('aria-label')).toBe(spanish)
  fireEvent.click(button)
  expect(setTheme.mock.calls).toEqual([[next]])
  cleanup()
  expect(show(theme, 'en').getAttribute('aria-label')).toBe(english)
})
