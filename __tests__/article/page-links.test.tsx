import { render, screen } from '@testing-library/react'
import { Breadcrumbs, Neighbours } from '@/article/doc-page'

const FRAME = {
  crumbs: [{ title: 'Documentation', slug: '/en/' }, { title: 'Step plugins' }, { title: 'REST' }],
  engine: '2.12.0',
}

test('breadcrumbs show the path to the page; only entries with a page are links', () => {
  render(<Breadcrumbs frame={FRAME} locale="en" />)
  expect(screen.getByRole('navigation', { name: 'Where you are' }).textContent).toBe('DocumentationStep pluginsREST')
  expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(FRAME.crumbs.length - 1)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/wakamiti/en/'])
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('REST')
})

const PLAIN = { crumbs: [], engine: '2.12.0' }
const PREVIOUS = { title: 'Plugins', slug: '/plugins/' }
const NEXT = { title: 'AMQP', slug: '/plugins/amqp/' }

test('both neighbours are links with a direction', () => {
  render(<Neighbours frame={{ ...PLAIN, previous: PREVIOUS, next: NEXT }} locale="es" />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent])).toEqual([
    ['prev', '/wakamiti/plugins/', ' AnteriorPlugins'],
    ['next', '/wakamiti/plugins/amqp/', 'Siguiente AMQP'],
  ])
})

test('a page without neighbours shows nothing', () => {
  const { container } = render(<Neighbours frame={PLAIN} locale="es" />)
  expect(container.innerHTML).toBe('')
})
