import { render, screen } from '@testing-library/react'
import { ContentsList, HeadingList } from '@/navigation/heading-list'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'

const { headings } = REST_PAGE

test('every heading is a link to its anchor, with its depth', () => {
  render(<HeadingList headings={headings} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#uso', 'Uso'],
    ['#pasos', 'Pasos'],
    ['#definir', 'Definir la URL'],
    ['#detalle', 'Detalle'],
  ])
  expect(links.map((link) => link.closest('li')?.dataset.depth)).toEqual(['1', '1', '2', '3'])
})

test('the heading in view is marked, and no other', () => {
  render(<HeadingList headings={headings} active="pasos" />)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Pasos', 'true']])
})

test('the marker is beside the heading in view, and hidden when there is none', () => {
  const { container, rerender } = render(<HeadingList headings={headings} active="pasos" />)
  const marker = container.querySelector<HTMLElement>('li[aria-hidden]')
  expect(marker?.hidden).toBe(false)
  expect(marker?.style.transform).toBe('translateY(-10px)')
  rerender(<HeadingList headings={headings} />)
  expect(marker?.hidden).toBe(true)
})

test('with a language it shows the counts and the keyword of the steps of each heading', () => {
  render(<HeadingList headings={headings} locale="es" />)
  const [, steps, define] = screen.getAllByRole('link')
  expect(steps?.textContent).toBe('Pasos3')
  expect(define?.textContent).toBe('Dado definir la URL1')
})

test('a section of steps of one kind keeps its title', () => {
  render(<HeadingList headings={[{ depth: 1, value: 'Acciones', anchor: 'a', kind: 'action' }]} locale="es" />)
  expect(screen.getByRole('link').textContent).toBe('Acciones')
})

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
