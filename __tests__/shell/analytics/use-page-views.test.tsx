import { act, renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { startTracker } from '@/shell/analytics/tracker'
import { usePageViews } from '@/shell/analytics/use-page-views'
import { ANALYTICS } from '@/site/analytics-settings'
import { createRouter } from '../../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/shell/analytics/tracker')
jest.mock('@/site/analytics-settings', () => ({
  ANALYTICS: { id: 'G-ABC123', debug: false, host: 'https://provider.example' },
  ANALYTICS_PLACEHOLDER: 'G-XXXXXXXXXX',
}))

const settings = ANALYTICS as { id: string }
const start = jest.mocked(startTracker)
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

let router = createRouter()
let add = jest.fn()

/** Renders the hook and waits until the code of the tracker has been fetched. */
async function view() {
  const { unmount } = renderHook(usePageViews)
  await act(async () => {})
  return unmount
}

const refuseTracking = (value: string | null) =>
  Object.defineProperty(navigator, 'doNotTrack', { value, configurable: true })

beforeEach(() => {
  router = createRouter()
  add = jest.fn()
  warn.mockClear()
  settings.id = 'G-ABC123'
  refuseTracking(null)
  jest.mocked(useRouter).mockReturnValue(router as never)
  start.mockReset().mockReturnValue({ add, flush: jest.fn() })
  window.history.replaceState(null, '', '/wakamiti/')
})

test('the page that is opened is a hit', async () => {
  await view()
  expect(start).toHaveBeenCalledWith(ANALYTICS)
  expect(add.mock.calls).toEqual([['/wakamiti/']])
})

test('every route change is a hit, with the path of the page', async () => {
  await view()
  window.history.replaceState(null, '', '/wakamiti/plugins/?x#y')
  router.events.emit('routeChangeComplete')
  await act(async () => {})
  expect(add.mock.calls).toEqual([['/wakamiti/'], ['/wakamiti/plugins/']])
})

test('the placeholder means that no tracking is wanted: no code, no word', async () => {
  settings.id = 'G-XXXXXXXXXX'
  await view()
  router.events.emit('routeChangeComplete')
  expect(start).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})

test('a missing id is a warning', async () => {
  settings.id = ''
  await view()
  expect(start).not.toHaveBeenCalled()
  expect(warn.mock.calls).toEqual([
    ['Analytics: the tracking id is missing; no hit is sent. Set NEXT_PUBLIC_ANALYTICS_ID when building.'],
  ])
})

test('a reader with Do Not Track is not tracked', async () => {
  refuseTracking('1')
  await view()
  expect(start).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})

test('a wrong configuration leaves the page alone', async () => {
  start.mockReturnValue(undefined)
  await view()
  expect(warn).not.toHaveBeenCalled()
})

test('a tracker that breaks is a warning and nothing else', async () => {
  const error = new Error('a bug')
  start.mockImplementation(() => {
    throw error
  })
  await view()
  expect(warn).toHaveBeenCalledWith(error)
})

test('it stops listening with its component', async () => {
  const unmount = await view()
  unmount()
  router.events.emit('routeChangeComplete')
  await act(async () => {})
  expect(add).toHaveBeenCalledTimes(1)
})
