/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react'
import { ContentsList, HeadingList, listedAnchor, useActiveHeading } from '@/navigation/heading-list'
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

test('once the list is laid out, the marker is beside the heading in view, and hidden when there is none', () => {
  const { container, rerender } = render(<HeadingList headings={headings} active="pasos" />)
  const marker = container.querySelector<HTMLElement>('li[aria-hidden]')
  resized()
  expect(marker?.hidden).toBe(false)
  expect(marker?.style.transform).toBe('translateY(-10px)')
  rerender(<HeadingList headings={headings} />)
  resized()
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

test('a page with one heading needs no list', () => {
  const { container } = render(<ContentsList page={{ ...REST_PAGE, headings: REST_PAGE.headings.slice(0, 1) }} />)
  expect(container.innerHTML).toBe('')
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

class Observer {
  observe = jest.fn()
  disconnect = () => {}
  constructor(callback: () => void) {
    resized = callback
  }
}

/** Puts the headings at distances from the top of the viewport; the page ends far below. */
function placeAt(tops: number[]) {
  const placed = HEADINGS.slice(0, tops.length)
  document.body.innerHTML = placed.map(({ anchor }) => `<h2 id="${anchor}"></h2>`).join('')
  placed.forEach(({ anchor }, index) => {
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
  scrollTo(310)
  placeAt([-300, 90, 600])
  act(() => resized())
  wait(THROTTLE_MS)
  expect(result.current).toBe('pasos')
})

test('at the end of the page it is the last heading', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1000, configurable: true })
  scrollTo(1000 - window.innerHeight)
  placeAt([-300, 90, 600])
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe('definir')
})

test.each([
  ['before any has passed, the first one', [150, 400, 700], 'uso'],
  ['the last one that has passed the line', [-300, 40, 700], 'pasos'],
  ['one that stands on the line has passed it', [-300, 100, 700], 'pasos'],
  ['one pixel below the line it has not', [-300, 101, 700], 'uso'],
  ['when all have passed, the last one', [-900, -600, -300], 'definir'],
  ['headings that are not in the document count as far below', [], 'uso'],
])('it is %s', (_, tops, anchor) => {
  scrollTo(310)
  placeAt(tops)
  expect(renderHook(() => useActiveHeading(HEADINGS)).result.current).toBe(anchor)
})

test('a page without headings has none, at its end neither', () => {
  expect(renderHook(() => useActiveHeading([])).result.current).toBeUndefined()
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 500, configurable: true })
  scrollTo(10)
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

test('a new page is rendered once, although the reader had scrolled down in the one before', () => {
  let renders = 0
  const { result, rerender } = renderHook(
    (shown) => {
      renders += 1
      return useActiveHeading(shown)
    },
    { initialProps: HEADINGS },
  )
  scrollTo(500)
  placeAt([-400, 50, 300])
  scroll()
  wait(THROTTLE_MS)
  expect(result.current).toBe('pasos')
  scrollTo(0)
  const before = renders
  rerender([...HEADINGS])
  expect(result.current).toBe('uso')
  expect(renders - before).toBe(1)
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
