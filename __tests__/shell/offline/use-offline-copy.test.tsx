import { renderHook } from '@testing-library/react'
import { useOfflineCopy } from '@/shell/offline/use-service-worker'
import { REST_PAGE, REST_PAGE_EN } from '../../page-fixture'

const fetchPage = jest.fn()

const setWorker = (worker: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })

beforeEach(() => {
  setWorker({ controller: {} })
  fetchPage.mockReset().mockResolvedValue({})
  globalThis.fetch = fetchPage
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
})

/** Opens one page by its address, then another one by a click. */
const click = (page = REST_PAGE_EN) => renderHook(useOfflineCopy, { initialProps: REST_PAGE }).rerender(page)

test('the document of a page that was opened by a click is fetched for the worker', () => {
  click()
  expect(fetchPage.mock.calls).toEqual([['/wakamiti/en/plugins/rest/', { priority: 'low' }]])
})

test('the first page is kept by its own load', () => {
  click(REST_PAGE)
  expect(fetchPage).not.toHaveBeenCalled()
})

test('a page that does not exist is not kept', () => {
  click({ ...REST_PAGE_EN, template: 'not-found' })
  expect(fetchPage).not.toHaveBeenCalled()
})

test.each([
  ['no worker in charge', { controller: null }],
  ['a browser without workers', undefined],
])('with %s nothing is fetched', (_, worker) => {
  setWorker(worker)
  click()
  expect(fetchPage).not.toHaveBeenCalled()
})

test('with Save-Data nothing more is fetched', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  click()
  expect(fetchPage).not.toHaveBeenCalled()
})

test('a page that cannot be kept is no matter', async () => {
  fetchPage.mockRejectedValue(new Error('offline'))
  click()
  await expect(Promise.resolve()).resolves.toBeUndefined()
})
