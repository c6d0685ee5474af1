/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { useFocusOnNavigation, useScrollRestoration } from '@/navigation/focus-and-scroll'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

let router = createRouter()

const goAway = () => act(() => router.events.emit('routeChangeStart', '/wakamiti/'))
const arrive = (url = '/wakamiti/') => act(() => router.events.emit('routeChangeComplete', url))

beforeEach(() => {
  router = createRouter()
  jest.mocked(useRouter).mockReturnValue(router as never)
})

describe('the focus', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><h2 id="uso">Uso</h2><h2 id="qué">?</h2><a id="link" tabindex="0">x</a></main>'
  })

  test.each([
    ['/wakamiti/plugins/', 'main'],
    ['/wakamiti/plugins/#uso', 'uso'],
    ['/wakamiti/plugins/#qu%C3%A9', 'qué'],
  ])('on arrival at %s is on #%s, and nothing is scrolled for it', (url, id) => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus')
    renderHook(useFocusOnNavigation)
    arrive(url)
    expect([document.activeElement?.id, focus.mock.calls]).toEqual([id, [[{ preventScroll: true }]]])
    focus.mockRestore()
  })

  test('can be on every target; a focusable one is left as it is', () => {
    renderHook(useFocusOnNavigation)
    for (const id of ['uso', 'link']) arrive(`/wakamiti/#${id}`)
    expect(['uso', 'link'].map((id) => document.getElementById(id)?.tabIndex)).toEqual([-1, 0])
  })

  test.each(['/wakamiti/#nowhere', '/wakamiti/#100%'])('stays when the target is not there: %s', (url) => {
    renderHook(useFocusOnNavigation)
    document.getElementById('link')?.focus()
    arrive(url)
    expect(document.activeElement?.id).toBe('link')
  })

  test('stays once the component is gone', () => {
    renderHook(useFocusOnNavigation).unmount()
    arrive('/wakamiti/#uso')
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the position', () => {
  /** Tops of the entries; each is 300 high. */
  let tops: Record<string, number> = {}

  /** How the document was opened. */
  let navigation = 'navigate'

  const scrollBy = jest.fn()
  /** Reports that the height of the page has changed. */
  let resize = () => {}

  function show(html: string) {
    document.body.innerHTML = html
    for (const element of document.querySelectorAll('[id]'))
      element.getBoundingClientRect = () =>
        ({ top: tops[element.id] ?? 0, bottom: (tops[element.id] ?? 0) + 300 }) as DOMRect
  }

  beforeEach(() => {
    tops = { a: -500, b: -150, c: 150 }
    navigation = 'navigate'
    sessionStorage.clear()
    scrollBy.mockReset()
    Object.assign(window, { scrollY: 700, scrollBy })
    performance.getEntriesByType = (() => [{ type: navigation }]) as never
    window.ResizeObserver = class {
      constructor(run: () => void) {
        resize = run
      }
      observe() {}
      disconnect() {
        resize = () => {}
      }
    } as never
    history.replaceState({ key: 'one' }, '', '/wakamiti/plugins/rest/')
    show('<main id="main"><div id="article"><p id="a"></p><p id="b"></p><p id="c"></p></div></main>')
  })

  test('going back is that of the entry, at the same distance from the top', () => {
    renderHook(useScrollRestoration)
    goAway()
    tops = { a: 100, b: 400, c: 900 }
    arrive()
    expect(scrollBy).toHaveBeenCalledWith(0, 550)
  })

  test('of a page without an article is that of its main part', () => {
    show('<main id="main"></main>')
    tops = { main: -640 }
    renderHook(useScrollRestoration)
    goAway()
    tops = { main: 60 }
    arrive()
    expect(scrollBy).toHaveBeenCalledWith(0, 700)
  })

  test.each<[string, () => void, number]>([
    ['while heights above it change', () => {}, 2],
    ['not once the reader goes elsewhere', () => window.dispatchEvent(new Event('wheel')), 1],
    ['not once the address leads elsewhere', () => history.replaceState({ key: 'one' }, '', '#a'), 1],
  ])('is corrected: %s', (_, happen, corrections) => {
    renderHook(useScrollRestoration)
    goAway()
    tops = { a: 100, b: 400, c: 900 }
    arrive()
    tops = { a: -500, b: -140, c: 900 }
    happen()
    resize()
    expect(scrollBy.mock.calls).toEqual([[0, 550], ...(corrections > 1 ? [[0, 10]] : [])])
  })

  test('of a new visit is that of the anchor', () => {
    history.replaceState({ key: 'two' }, '', '/wakamiti/plugins/rest/#c')
    tops = { c: 930 }
    for (const element of document.querySelectorAll<HTMLElement>('#c')) element.style.scrollMarginTop = '84px'
    renderHook(useScrollRestoration)
    expect(scrollBy).toHaveBeenCalledWith(0, 846)
  })

  test('is kept for each visit of a page, and a new one begins at its top', () => {
    renderHook(useScrollRestoration)
    goAway()
    history.replaceState({ key: 'two' }, '')
    arrive()
    expect(scrollBy).not.toHaveBeenCalled()
    tops = { a: -900, b: -550, c: -250 }
    goAway()
    history.replaceState({ key: 'one' }, '')
    arrive()
    expect(scrollBy).toHaveBeenCalledWith(0, -400)
  })

  test.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('in a document that came by %s is restored: %s', (type, isRestored) => {
    const { unmount } = renderHook(useScrollRestoration)
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    history.replaceState({ key: 'another' }, '')
    tops = { a: 100, b: 400, c: 900 }
    navigation = type
    renderHook(useScrollRestoration)
    expect(scrollBy.mock.calls.some(([, by]) => by === 550)).toBe(isRestored)
  })

  test('at the top of a page is its top, whatever the address leads to', () => {
    history.replaceState({ key: 'one' }, '', '/wakamiti/plugins/rest/#c')
    Object.assign(window, { scrollY: 0 })
    tops = { main: 60, c: 930 }
    renderHook(useScrollRestoration)
    goAway()
    scrollBy.mockReset()
    tops = { main: -640, c: 230 }
    arrive()
    expect(scrollBy.mock.calls).toEqual([[0, -700]])
  })

  test('is that of the router when the entry is missing, or storage is off', () => {
    renderHook(useScrollRestoration)
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

  test('is restored by the browser once the document is left', () => {
    history.scrollRestoration = 'manual'
    const { unmount } = renderHook(useScrollRestoration)
    window.dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('auto')
    unmount()
    history.scrollRestoration = 'manual'
    window.dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('manual')
  })
})
