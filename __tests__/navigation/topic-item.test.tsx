import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadMenu } from '@/navigation/menu'
import { TopicItem } from '@/navigation/topic-item'
import { REST_PAGE } from '../page-fixture'

jest.mock('@/navigation/menu')

const load = jest.mocked(loadMenu)

const REST = { title: 'REST', slug: '/plugins/rest/', hasHeadings: true }
const AMQP = { title: 'AMQP', slug: '/plugins/amqp/', hasHeadings: true }

const AMQP_HEADINGS = [
  { depth: 1, value: 'Uso', anchor: 'uso' },
  { depth: 3, value: 'Detalle', anchor: 'detalle' },
]

const show = (topic: object, active?: string) =>
  render(<TopicItem topic={{ ...REST, ...topic }} page={REST_PAGE} active={active} />)

const chevron = () => screen.getByRole('button')
const isOpen = () => chevron().getAttribute('aria-expanded') === 'true'
const press = () => act(async () => fireEvent.click(chevron()))
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  load.mockReset().mockResolvedValue({ sections: [], headings: { [AMQP.slug]: AMQP_HEADINGS } })
})

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

test('it can be closed, without fetching anything', async () => {
  show(REST)
  await press()
  expect(isOpen()).toBe(false)
  expect(hrefs()).toEqual(['/wakamiti/plugins/rest/'])
  expect(load).not.toHaveBeenCalled()
})

test('another topic is closed, and its headings are fetched when it is opened', async () => {
  show(AMQP)
  expect(isOpen()).toBe(false)
  expect(load).not.toHaveBeenCalled()
  await press()
  expect(isOpen()).toBe(true)
  expect(load).toHaveBeenCalledWith('es')
  expect(hrefs()).toEqual(['/wakamiti/plugins/amqp/', '/wakamiti/plugins/amqp/#uso'])
})

test('its headings are not marked: another page is in view', async () => {
  show(AMQP, 'uso')
  await press()
  expect(screen.getByRole('link', { name: 'Uso' }).hasAttribute('aria-current')).toBe(false)
})

test('headings are fetched once', async () => {
  show(AMQP)
  await press()
  await press()
  await press()
  expect(load).toHaveBeenCalledTimes(1)
})

test('when they cannot be fetched, the topic stays a link and the console shows why', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValue(new Error('offline'))
  show(AMQP)
  await press()
  expect(hrefs()).toEqual(['/wakamiti/plugins/amqp/'])
  expect(log).toHaveBeenCalledWith(new Error('offline'))
  expect(isOpen()).toBe(false)
  log.mockRestore()
})

test('the label of the chevron names the topic of the headings', () => {
  show(AMQP)
  expect(chevron().getAttribute('aria-label')).toBe('Apartados de AMQP')
})

test('a topic without headings has no chevron', () => {
  show({ hasHeadings: false })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a number beside it is not part of its words', () => {
  show({ title: 'Plugins', slug: '/plugins/', count: 17 })
  expect(screen.getByRole('link').querySelector('small')?.textContent).toBe('17')
})

test('a topic that was opened is open when the reader navigates to it, and closed after leaving it', async () => {
  const { rerender } = show(AMQP)
  const goTo = (slug: string) => rerender(<TopicItem topic={{ ...REST, ...AMQP }} page={{ ...REST_PAGE, slug }} />)
  await press()
  goTo(AMQP.slug)
  expect(isOpen()).toBe(true)
  await press()
  expect(isOpen()).toBe(false)
  goTo('/plugins/rest/')
  expect(isOpen()).toBe(false)
})
