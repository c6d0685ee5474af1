import { render, screen } from '@testing-library/react'
import { ContentsList } from '@/navigation/menu/contents-list'
import { REST_PAGE, REST_PAGE_EN } from '../../page-fixture'

test('it lists the headings of depth 1 and 2 only', () => {
  render(<ContentsList page={REST_PAGE} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#uso', '#pasos', '#definir'])
})

test('it is a region of its own, named in the language of the page', () => {
  render(<ContentsList page={REST_PAGE_EN} />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy()
})

test('it marks the heading in view', () => {
  render(<ContentsList page={REST_PAGE} active="uso" />)
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Uso')
})

test('two headings are worth a list', () => {
  render(<ContentsList page={{ ...REST_PAGE, headings: REST_PAGE.headings.slice(0, 2) }} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('a page with one heading needs no list', () => {
  const { container } = render(<ContentsList page={{ ...REST_PAGE, headings: REST_PAGE.headings.slice(0, 1) }} />)
  expect(container.innerHTML).toBe('')
})
