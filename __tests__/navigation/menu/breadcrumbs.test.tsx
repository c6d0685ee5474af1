import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from '@/navigation/menu/breadcrumbs'

const FRAME = {
  source: 'plugins/rest.en.md',
  crumbs: [{ title: 'Documentation', slug: '/en/' }, { title: 'Step plugins' }, { title: 'REST' }],
}

test('it says where the page stands; only steps with a page are links', () => {
  render(<Breadcrumbs frame={FRAME} locale="en" />)
  expect(screen.getByRole('navigation', { name: 'Where you are' }).textContent).toBe('DocumentationStep pluginsREST')
  expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(FRAME.crumbs.length - 1)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/wakamiti/en/'])
})
