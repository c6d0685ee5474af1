import { act, renderHook } from '@testing-library/react'
import { useActiveHeading } from '@/navigation/menu/use-active-heading'
import { REST_PAGE } from '../../page-fixture'

const HEADINGS = REST_PAGE.headings.slice(0, 3)
const THROTTLE_MS = 50

let resized = () => {}
const disconnect = jest.fn()

class Observer {
  observe = jest.fn()
  disconnect = disconnect
  constructor(callback: () => void) {
    resized = callback
  }
}

/** Puts the headings at distances from the top of the viewport; the page ends far below. */
function placeAt(tops: number[]) {
  document.body.innerHTML = HEADINGS.map(({ anchor }) => `<h2 id="${anchor}"></h2>`).join('')
  HEADINGS.forEach(({ anchor }, index) => {
    const element = document.getElementById(anchor) as HTMLElement
    element.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect
  })
}

const scrollTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true })

const scroll = () =>
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  disconnect.mockClear()
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true })
  scrollTo(0)
  placeAt([150, 400, 900])
})

afterEach(() => jest.useRealTimers())

test('at load it is the first heading', () => {
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('uso')
})

test('a page that opens in the middle knows its heading at once', () => {
  placeAt([-500, -200, 50])
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('definir')
})

test('it follows the scroll, at most every 50 ms', () => {
  const { result } = renderHook(() => useActiveHeading(HEADINGS))
  placeAt([-300, 90, 600])
  scroll()
  wait(THROTTLE_MS - 1)
  expect(result.current).toBe('uso')
  wait(1)
  expect(result.current).toBe('pasos')
})

test('it follows changes of the content', () => {
  const { result } = renderHook(() => useActiveHeading(HEADINGS))
  wait(THROTTLE_MS)
  placeAt([-300, 90, 600])
  act(() => resized())
  expect(result.current).toBe('pasos')
})

test('at the end of the page it is the last heading', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1000, configurable: true })
  scrollTo(1000 - window.innerHeight)
  placeAt([-300, 90, 600])
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('definir')
})

test('a page too short to scroll is not at its end', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 500, configurable: true })
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('uso')
})

test('headings that are not in the document count as far below', () => {
  document.body.innerHTML = ''
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('uso')
})

test('a page without headings has none', () => {
  expect(renderHook(() => useActiveHeading([])).result.current).toBeUndefined()
})

test('a new page has its own headings', () => {
  const { result, rerender } = renderHook(({ headings }) => useActiveHeading(headings), {
    initialProps: { headings: HEADINGS },
  })
  placeAt([-300, 90, 600])
  rerender({ headings: HEADINGS.slice(1) })
  expect(result.current).toBe('pasos')
})

test('it stops listening with its component, and drops what was still to come', () => {
  const { unmount } = renderHook(() => useActiveHeading(HEADINGS))
  const top = jest.fn(() => ({ top: 0 }) as DOMRect)
  scroll()
  const first = document.getElementById('uso') as HTMLElement
  first.getBoundingClientRect = top
  unmount()
  scroll()
  wait(10 * THROTTLE_MS)
  expect(top).not.toHaveBeenCalled()
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test('a browser without ResizeObserver follows the scroll', () => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  const { result, unmount } = renderHook(() => useActiveHeading(HEADINGS))
  placeAt([-300, 90, 600])
  scroll()
  wait(THROTTLE_MS)
  expect(result.current).toBe('pasos')
  unmount()
})
