import { render, screen } from '@testing-library/react'
import { CopyButton } from '@/lib/copy-button'

test('a copy button is named and submits nothing', () => {
  render(<CopyButton label="Copiar el paso" />)
  const button = screen.getByRole('button', { name: 'Copiar el paso' })
  expect(button.getAttribute('type')).toBe('button')
  expect(button.className).toBe('copy')
})
