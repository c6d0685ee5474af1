import { act, renderHook } from '@testing-library/react'
import Router from 'next/router'
import { navigate } from '@/navigation/navigate'
import { useHistoryNavigation } from '@/navigation/use-navigation'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ __esModule: true, default: {} }))
jest.mock('@/navigation/navigate')

const check = jest.mocked(navigate)
const router = createRouter()

// Chromium calls the listeners of a window in the order in which they were added, those of the capture phase too.
for (const name of ['addEventListener', 'removeEventListener'] as const) {
  const change = window[name].bind(window)
  window[name] = (type: string, listener: EventListenerOrEventListenerObject) => change(type, listener)
}

/** What reaches the router, which has listened at the same place before. */
const reached = jest.fn()
Object.assign(Router, router, { router: { onPopState: reached } })
window.addEventListener('popstate', reached)

/** Goes to another entry of the history, as the back button does. */
async function goTo(path: string, state: unknown = { __N: true }) {
  window.history.replaceState(state, '', `/wakamiti${path}`)
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate', { state })))
}

const tools = () => {
  const [, given] = check.mock.calls[0] ?? []
  if (!given) throw new Error('nothing was checked')
  return given
}

beforeEach(() => {
  check.mockReset().mockResolvedValue()
  reached.mockReset()
  router.replace.mockClear()
  Object.assign(Router, { asPath: '/plugins/rest/?q=1#uso' })
  document.documentElement.dataset.build = 'abc'
})

test('the page that a reader goes back to is checked before the router gets to know', async () => {
  renderHook(useHistoryNavigation)
  await goTo('/plugins/#x')
  expect(check.mock.calls[0]?.[0].href).toBe('http://localhost/wakamiti/plugins/#x')
  expect(tools().build).toBe('abc')
  expect(reached).not.toHaveBeenCalled()
})

test('a reader who goes back as soon as a page is shown gets a checked page, too', async () => {
  renderHook(useHistoryNavigation)
  Object.assign(Router, { asPath: '/plugins/' })
  await goTo('/plugins/rest/')
  expect(check).toHaveBeenCalledTimes(1)
  expect(reached).not.toHaveBeenCalled()
})

test('a page that is fine is shown by the router, which gets the step as it was', async () => {
  renderHook(useHistoryNavigation)
  await goTo('/plugins/', { __N: true, key: 'k' })
  await tools().router.push('/plugins/')
  expect(reached.mock.calls.map(([event]) => (event as PopStateEvent).state)).toEqual([{ __N: true, key: 'k' }])
  expect(check).toHaveBeenCalledTimes(1)
})

test('a page that is missing is the not-found page in its place in the history', async () => {
  renderHook(useHistoryNavigation)
  await goTo('/plugins/')
  await tools().router.push('/404', '/plugins/')
  expect(router.replace).toHaveBeenCalledWith('/404', '/plugins/')
})

test('data that cannot be fetched leaves the page to the router, which may have it still', async () => {
  renderHook(useHistoryNavigation)
  await goTo('/plugins/')
  tools().load('http://localhost/wakamiti/plugins/', 'FETCH_FAILED')
  expect(reached).toHaveBeenCalledTimes(1)
})

test.each([
  ['a section of the page that is shown', '/plugins/rest/#pasos', { __N: true }],
  ['an entry that is not of the router', '/plugins/', null],
])('%s is not checked', async (_, path, state) => {
  renderHook(useHistoryNavigation)
  await goTo(path, state)
  expect(check).not.toHaveBeenCalled()
  expect(reached).toHaveBeenCalledTimes(1)
})

test('it stops listening with its component', async () => {
  renderHook(useHistoryNavigation).unmount()
  await goTo('/plugins/')
  expect(check).not.toHaveBeenCalled()
})
