/** @jest-environment jsdom */
import { focusWhileScrolling } from '@/lib/focus-while-scrolling'

const SIZES = ['scrollWidth', 'clientWidth', 'scrollHeight', 'clientHeight'] as const
type Sizes = Record<(typeof SIZES)[number], number>

const FITS: Sizes = { scrollWidth: 300, clientWidth: 300, scrollHeight: 80, clientHeight: 80 }

const observed = new Set<Element>()
let report: (...targets: Element[]) => void

class StandIn {
  constructor(callback: (entries: { target: Element }[]) => void) {
    report = (...targets) => callback(targets.filter((target) => observed.has(target)).map((target) => ({ target })))
  }
  observe = (element: Element) => observed.add(element)
  unobserve = (element: Element) => observed.delete(element)
  disconnect = () => observed.clear()
}

beforeAll(() => Object.assign(window, { ResizeObserver: StandIn }))

function paneOf(sizes: Partial<Sizes>): HTMLElement {
  const pane = document.createElement('pre')
  pane.tabIndex = 0
  for (const name of SIZES) Object.defineProperty(pane, name, { value: { ...FITS, ...sizes }[name] })
  return document.body.appendChild(pane)
}

test.each([
  ['is wider than its box', { scrollWidth: 420 }, '0'],
  ['is higher than its box', { scrollHeight: 200 }, '0'],
  ['fits', {}, null],
  ['differs by a rounded pixel', { scrollHeight: 81 }, null],
])('code that %s', (_, sizes, tabIndex) => {
  const pane = paneOf(sizes)
  focusWhileScrolling(pane)
  report(pane)
  expect(pane.getAttribute('tabindex')).toBe(tabIndex)
})

test('an element stays as it is until it is laid out', () => {
  const pane = paneOf({})
  focusWhileScrolling(pane)
  expect(pane.getAttribute('tabindex')).toBe('0')
})

test('a focused element keeps the focus', () => {
  const pane = paneOf({})
  focusWhileScrolling(pane)
  pane.focus()
  report(pane)
  expect(document.activeElement).toBe(pane)
})

test('it stops watching when asked to', () => {
  const pane = paneOf({})
  focusWhileScrolling(pane)()
  report(pane)
  expect(pane.getAttribute('tabindex')).toBe('0')
})
