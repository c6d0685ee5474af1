import { render, screen } from '@testing-library/react'
import { ForkLink } from '@/navigation/menu/fork-link'

test('it leads to the source in a new tab, labelled and titled as the specification says, small by default', () => {
  render(<ForkLink />)
  const link = screen.getByRole('link', { name: 'Fork me on Github' })
  expect(link.title).toBe('Git-repository')
  expect(link.dataset.size).toBe('small')
  expect(link.getAttribute('href')).toBe('https://github.com/iti-ict/wakamiti')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the link to the source can be large', () => {
  render(<ForkLink size="large" />)
  expect(screen.getByRole('link').dataset.size).toBe('large')
})
