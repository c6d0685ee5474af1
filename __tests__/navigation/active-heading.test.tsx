import { act, renderHook } from '@testing-library/react'
import { activeHeading, listedAnchor, useActiveHeading } from '@/navigation/active-heading'
import { REST_PAGE } from '../page-fixture'

const OFFSET = 100

test.each([
  ['before any has passed, the first one', [150, 400, 700], 0],
  ['the last one that has passed the line', [-300, 40, 700], 1],
  ['one that stands on the line has passed it', [-300, 100, 700], 1],
  ['one pixel below the line it has not', [-300, 101, 700], 0],
  ['when all have passed, the last one', [-900, -600, -300], 2],
  ['a heading that is missing counts as far below', [-300, Number.POSITIVE_INFINITY, 700], 0],
  ['without headings, none', [], -1],
])('%s', (_, tops, index) => {
  expect(activeHeading(tops, OFFSET)).toBe(index)
})

test('at the end of the page the last one counts, although it could not reach the line', () => {
  expect(activeHeading([-300, 40, 700], OFFSET, true)).toBe(2)
})

test('an empty page has none at its end, either', () => {
  expect(activeHeading([], OFFSET, true)).toBe(-1)
})

const LISTED = [
  { depth: 1, value: 'Uso', anchor: 'uso' },
  { depth: 2, value: 'Pasos', anchor: 'pasos' },
  { depth: 3, value: 'Definir', anchor: 'definir' },
  { depth: 3, value: 'Comprobar', anchor: 'comprobar' },
]

test.each([
  ['a listed one is marked itself', 'uso', 'uso'],
  ['one of depth 2 is listed, too', 'pasos', 'pasos'],
  ['a deeper one is marked by the listed one above it', 'comprobar', 'pasos'],
  ['without a heading in view none is marked', undefined, undefined],
  ['a heading of another page marks none', 'otro', undefined],
])('%s', (_, active, marked) => {
  expect(listedAnchor(LISTED, active)).toBe(marked)
})

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

test('on a page that opens in the middle the heading is set at once', () => {
  scrollTo(500)
  placeAt([-500, -200, 50])
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('definir')
})

test('before the first scroll nothing is measured', () => {
  const measure = jest.fn(() => ({ top: 0 }) as DOMRect)
  for (const { anchor } of HEADINGS)
    Object.assign(document.getElementById(anchor) ?? {}, { getBoundingClientRect: measure })
  const { result } = renderHook(() => useActiveHeading(HEADINGS))
  act(() => resized())
  wait(THROTTLE_MS)
  expect(result.current).toBe('uso')
  expect(measure).not.toHaveBeenCalled()
})

test('it follows the scroll, at most every 50 ms', () => {
  const { result } = renderHook(() => useActiveHeading(HEADINGS))
  scrollTo(310)
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
  scrollTo(310)
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
  scrollTo(310)
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
  scrollTo(310)
  placeAt([-300, 90, 600])
  rerender({ headings: HEADINGS.slice(1) })
  expect(result.current).toBe('pasos')
})

test('after unmounting it stops listening and cancels the pending update', () => {
  const { unmount } = renderHook(() => useActiveHeading(HEADINGS))
  scrollTo(310)
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
  scrollTo(310)
  placeAt([-300, 90, 600])
  scroll()
  wait(THROTTLE_MS)
  expect(result.current).toBe('pasos')
  unmount()
})
