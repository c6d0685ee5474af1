import { act, renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { usePlaceKeeping } from '@/navigation/use-place-keeping'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

let router = createRouter()

/** Tops of the entries; each is 300 high. */
let tops: Record<string, number> = {}

/** How the document came to be. */
let navigation = 'navigate'

const scrollBy = jest.fn()

beforeEach(() => {
  router = createRouter()
  jest.mocked(useRouter).mockReturnValue(router as never)
  tops = { a: -500, b: -150, c: 150 }
  navigation = 'navigate'
  sessionStorage.clear()
  scrollBy.mockReset()
  Object.assign(window, { scrollY: 700, scrollBy })
  performance.getEntriesByType = (() => [{ type: navigation }]) as never
  window.requestAnimationFrame = (run) => {
    run(0)
    return 0
  }
  history.replaceState({ key: 'one' }, '', '/wakamiti/plugins/rest/')
  document.body.innerHTML = '<main id="article"><p id="a"></p><p id="b"></p><p id="c"></p></main>'
  for (const id of Object.keys(tops)) {
    const element = document.getElementById(id) as HTMLElement
    element.getBoundingClientRect = () => ({ top: tops[id] ?? 0, bottom: (tops[id] ?? 0) + 300 }) as DOMRect
  }
})

const goAway = () => act(() => router.events.emit('routeChangeStart', '/wakamiti/'))
const arrive = () => act(() => router.events.emit('routeChangeComplete', '/wakamiti/'))

test('going back scrolls to the entry, at the same distance from the top', () => {
  renderHook(usePlaceKeeping)
  goAway()
  tops = { a: 100, b: 400, c: 900 }
  arrive()
  expect(scrollBy).toHaveBeenCalledWith(0, 550)
})

test('while heights change on the way, it scrolls until the place is settled', () => {
  renderHook(usePlaceKeeping)
  goAway()
  tops = { a: 100, b: 400, c: 900 }
  scrollBy.mockImplementation(() => {
    tops = { a: -500, b: -140, c: 900 }
  })
  arrive()
  expect(scrollBy.mock.calls.slice(0, 2)).toEqual([
    [0, 550],
    [0, 10],
  ])
})

test('a visit that was not left begins at its top', () => {
  renderHook(usePlaceKeeping)
  goAway()
  history.replaceState({ key: 'two' }, '')
  arrive()
  expect(scrollBy).not.toHaveBeenCalled()
})

test('each visit of a page has a place of its own', () => {
  renderHook(usePlaceKeeping)
  goAway()
  history.replaceState({ key: 'two' }, '')
  arrive()
  tops = { a: -900, b: -550, c: -250 }
  goAway()
  history.replaceState({ key: 'one' }, '')
  arrive()
  expect(scrollBy).toHaveBeenCalledWith(0, -400)
})

test.each([
  ['navigate', 0],
  ['reload', 1],
  ['back_forward', 1],
])('a document that came by %s is at its place %i times', (type, times) => {
  const { unmount } = renderHook(usePlaceKeeping)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  history.replaceState({ key: 'another' }, '')
  tops = { a: 100, b: 400, c: 900 }
  navigation = type
  renderHook(usePlaceKeeping)
  expect(scrollBy.mock.calls.filter(([, by]) => by === 550).length > 0 ? 1 : 0).toBe(times)
})

test('at the top of a page, nothing is kept, and what was kept is forgotten', () => {
  renderHook(usePlaceKeeping)
  goAway()
  Object.assign(window, { scrollY: 0 })
  goAway()
  arrive()
  expect(scrollBy).not.toHaveBeenCalled()
})

test('when the entry is missing, or storage is off, the reader stays where the router scrolls', () => {
  renderHook(usePlaceKeeping)
  goAway()
  document.getElementById('b')?.remove()
  arrive()
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('off')
  })
  expect(goAway).not.toThrow()
  broken.mockRestore()
  sessionStorage.setItem('place-one', '{')
  expect(arrive).not.toThrow()
  expect(scrollBy).not.toHaveBeenCalled()
})
