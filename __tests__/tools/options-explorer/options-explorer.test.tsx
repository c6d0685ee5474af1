/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { loadOptions } from '@/config/options/option'
import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { loadAsked } from '@/steps/catalogue'
import { OptionsExplorer } from '@/tools/options-explorer/options-explorer'

jest.mock('@/config/options/option', () => ({
  ...jest.requireActual('@/config/options/option'),
  loadOptions: jest.fn(),
}))
jest.mock('@/steps/catalogue', () => ({
  ...jest.requireActual('@/steps/catalogue'),
  loadAsked: jest.fn(),
}))

const WHOLE = optionCatalogue(readReferences())
/** Some of the options: hundreds of rows are slow in jsdom. */
const CATALOGUE = {
  ...WHOLE,
  options: WHOLE.options.filter(({ plugin }) => ['jmeter', 'modbus', 'rest'].includes(plugin)),
}
const ALL = CATALOGUE.options.length

beforeEach(() => {
  history.replaceState({ as: '/x', key: 'kept' }, '', '/wakamiti/reference/options/')
  jest.mocked(loadOptions).mockResolvedValue(CATALOGUE)
  jest.mocked(loadAsked).mockResolvedValue(undefined)
  Element.prototype.scrollIntoView = jest.fn()
})

const show = async (locale: 'es' | 'en' = 'es') => {
  const place = document.createElement('div')
  place.dataset.tool = 'options-explorer'
  place.innerHTML = '<div data-static=""></div><div data-static="">the static list</div>'
  document.body.append(place)
  const rendered = render(<OptionsExplorer locale={locale} />, {
    container: place.appendChild(document.createElement('div')),
  })
  await act(async () => undefined)
  return { place, ...rendered }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const status = () => screen.getByRole('status').textContent

test('it replaces the static list, with all options and the same anchors', async () => {
  const { place } = await show()
  expect(place.querySelector('[data-static]')).toBeNull()
  expect(status()).toBe(`${ALL} opciones`)
  expect(place.querySelectorAll('li[id^="all-"]')).toHaveLength(ALL)
  expect(screen.getByRole('heading', { level: 3, name: 'JMeter' }).id).toBe('options-jmeter')
})

test('the outline of the page follows the filter', async () => {
  const rail = document.createElement('ul')
  rail.className = 'rail'
  rail.innerHTML = ['jmeter', 'rest'].map((plugin) => `<li><a href="#options-${plugin}"></a></li>`).join('')
  document.body.append(rail)
  const hidden = () => [...rail.children].map((entry) => (entry as HTMLElement).hidden)
  const { unmount } = await show()
  expect(hidden()).toEqual([false, false])
  fireEvent.change(field(), { target: { value: 'proxy jmeter' } })
  await waitFor(() => expect(hidden()).toEqual([false, true]))
  unmount()
  expect(hidden()).toEqual([false, false])
})

test('the address follows the filter, and the state of the router is kept', async () => {
  await show()
  fireEvent.change(field(), { target: { value: 'url base' } })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rest' } })
  fireEvent.click(screen.getByRole('button', { name: 'rest.baseURL' }))
  await waitFor(() => expect(location.hash).toBe('#q=url+base&plugin=rest&option=rest.baseURL'))
  expect(history.state).toEqual({ key: 'kept', as: `/wakamiti/reference/options/${location.hash}` })
})

test.each([
  ['until its data is loaded', () => new Promise<never>(() => {})],
  ['when its data cannot be loaded', () => Promise.reject(new Error('offline'))],
])('%s, the static list stays', async (_, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(loadOptions).mockImplementation(load)
  const { place } = await show()
  expect(place.textContent).toBe('the static list')
})

test('a text of megabytes is refused with a message, and the field keeps its text', async () => {
  await show()
  fireEvent.change(field(), { target: { value: 'proxy' } })
  fireEvent.change(field(), { target: { value: 'a'.repeat(5_000_000) } })
  expect(field().value).toBe('proxy')
  expect(status()).toContain('El texto es demasiado largo')
  fireEvent.change(field(), { target: { value: 'prox' } })
  expect(status()).not.toContain('demasiado')
})
