import { render, screen } from '@testing-library/react'
import { Neighbours } from '@/navigation/menu/neighbours'

const FRAME = { source: 'x', crumbs: [] }
const PREVIOUS = { title: 'Plugins', slug: '/plugins/' }
const NEXT = { title: 'AMQP', slug: '/plugins/amqp/' }

test('both neighbours are links that say which way they lead', () => {
  render(<Neighbours frame={{ ...FRAME, previous: PREVIOUS, next: NEXT }} locale="es" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent])).toEqual([
    ['prev', '/wakamiti/plugins/', ' AnteriorPlugins'],
    ['next', '/wakamiti/plugins/amqp/', 'Siguiente AMQP'],
  ])
})

test('the first page has a next one only', () => {
  render(<Neighbours frame={{ ...FRAME, next: NEXT }} locale="es" />)
  expect(screen.getByRole('link').getAttribute('rel')).toBe('next')
})

test('a page without neighbours shows nothing', () => {
  const { container } = render(<Neighbours frame={FRAME} locale="es" />)
  expect(container.innerHTML).toBe('')
})
