import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { HELPFUL_EVENT } from '@/article/use-helpful'
import { usePageViews } from '@/shell/analytics/analytics'
import { startTracker } from '@/shell/analytics/tracker'
import { ANALYTICS } from '@/site/analytics-settings'
import { createRouter } from '../../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/shell/analytics/tracker')

const start = jest.mocked(startTracker)

let router = createRouter()
let tracker = { add: jest.fn(), addHelpful: jest.fn(), stop: jest.fn() }

const view = (isGranted: boolean) =>
  renderHook(({ granted }) => usePageViews(granted), { initialProps: { granted: isGranted } })

beforeEach(() => {
  router = createRouter()
  tracker = { add: jest.fn(), addHelpful: jest.fn(), stop: jest.fn() }
  jest.mocked(useRouter).mockReturnValue(router as never)
  start.mockReset().mockReturnValue(tracker)
  window.history.replaceState(null, '', '/wakamiti/')
})

test('the page that is open when the permission is given is a hit', () => {
  const { rerender } = view(false)
  rerender({ granted: true })
  expect(start).toHaveBeenCalledWith(ANALYTICS)
  expect(tracker.add.mock.calls).toEqual([['/wakamiti/']])
})

test('every route change is a hit, with the path of the page', () => {
  view(true)
  window.history.replaceState(null, '', '/wakamiti/plugins/?x#y')
  router.events.emit('routeChangeComplete')
  expect(tracker.add.mock.calls).toEqual([['/wakamiti/'], ['/wakamiti/plugins/']])
})

test('a yes to whether a page helped is counted with permission only', () => {
  const { rerender } = view(false)
  window.dispatchEvent(new Event(HELPFUL_EVENT))
  expect(tracker.addHelpful).not.toHaveBeenCalled()
  rerender({ granted: true })
  window.dispatchEvent(new Event(HELPFUL_EVENT))
  expect(tracker.addHelpful.mock.calls).toEqual([['/wakamiti/']])
})

test('with the permission the tracker stops, and route changes are no hits any more', () => {
  const { rerender } = view(true)
  rerender({ granted: false })
  router.events.emit('routeChangeComplete')
  expect(tracker.stop).toHaveBeenCalledTimes(1)
  expect(tracker.add).toHaveBeenCalledTimes(1)
})
