import { fireEvent, render, screen } from '@testing-library/react'
import type { SitePage } from '@/content/site-page'
import { TopicItem } from '@/navigation/topic-item'
import { REST_PAGE } from '../page-fixture'

const REST = { title: 'REST', slug: '/plugins/rest/' }
const AMQP = { title: 'AMQP', slug: '/plugins/amqp/' }

const show = (topic: object, active?: string, page: SitePage = REST_PAGE) =>
  render(<TopicItem topic={{ ...REST, ...topic }} page={page} active={active} />)

const chevron = () => screen.getByRole('button')
const isOpen = () => chevron().getAttribute('aria-expanded') === 'true'
const press = () => fireEvent.click(chevron())
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const rail = () => document.querySelector('.rail')

test('the topic of the page is marked and open: its headings of depth 1 and 2, and no deeper', () => {
  show(REST, 'pasos')
  expect(screen.getByRole('link', { name: 'REST' }).getAttribute('aria-current')).toBe('page')
  expect(isOpen()).toBe(true)
  expect(hrefs()).toEqual(['/wakamiti/plugins/rest/', '#uso', '#pasos', '#definir'])
})

test('the heading in view is marked in it', () => {
  show(REST, 'pasos')
  expect(screen.getByRole('link', { name: 'Pasos' }).getAttribute('aria-current')).toBe('true')
})

test('it can be closed', () => {
  show(REST)
  press()
  expect(isOpen()).toBe(false)
  expect(hrefs()).toEqual(['/wakamiti/plugins/rest/'])
})

test('where the contents list is beside the page, its headings are not repeated', () => {
  show(REST)
  expect([chevron().className, rail()?.classList.contains('xl:hidden')]).toEqual(['xl:hidden', true])
})

test('the only heading of a page, which has no contents list, is in the menu at every width', () => {
  show(REST, undefined, { ...REST_PAGE, headings: REST_PAGE.headings.slice(0, 1) })
  expect([chevron().className, rail()?.classList.contains('xl:hidden')]).toEqual(['', false])
})

test('every other topic is a link and nothing else', () => {
  show(AMQP)
  expect(screen.queryByRole('button')).toBeNull()
  expect(hrefs()).toEqual(['/wakamiti/plugins/amqp/'])
})

test('the label of the chevron names the topic of the headings', () => {
  show(REST)
  expect(chevron().getAttribute('aria-label')).toBe('Apartados de REST')
})

test('a page without headings has no chevron', () => {
  show(REST, undefined, { ...REST_PAGE, headings: [] })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a number beside it is not part of its words', () => {
  show({ title: 'Plugins', slug: '/plugins/', count: 17 })
  expect(screen.getByRole('link').querySelector('small')?.textContent).toBe('17')
})

test('a topic that was closed is open on the next visit', () => {
  const { rerender } = show(REST)
  const goTo = (slug: string) => rerender(<TopicItem topic={REST} page={{ ...REST_PAGE, slug }} />)
  press()
  goTo(AMQP.slug)
  expect(screen.queryByRole('button')).toBeNull()
  goTo(REST.slug)
  expect(isOpen()).toBe(true)
})
