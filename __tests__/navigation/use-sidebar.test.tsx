/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { type SidebarState, toggledSidebar, useSidebar } from '@/navigation/use-sidebar'
import { setScreen, turnScreen } from '../match-media'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const router = createRouter()
const arrive = () => act(() => router.events.emit('routeChangeComplete', '/wakamiti/'))

const open = () => renderHook(({ shown }) => useSidebar(shown), { initialProps: { shown: REST_PAGE } })

beforeEach(() => {
  setScreen(true)
  sessionStorage.clear()
  jest.mocked(useRouter).mockReturnValue(router as never)
})

test.each<[SidebarState, SidebarState]>([
  ['open', 'closed'],
  ['closed', 'open'],
  ['auto', 'open'],
])('the toggle makes %s %s', (before, after) => {
  expect(toggledSidebar(before)).toBe(after)
})

test.each([
  [true, 'open'],
  [false, 'closed'],
])('at load the screen decides: wide %s, %s', (isWide, state) => {
  setScreen(isWide)
  expect(open().result.current.state).toBe(state)
  expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 64rem)')
})

test('the reader toggles and closes it', () => {
  const { result } = open()
  act(() => result.current.toggle())
  expect(result.current.state).toBe('closed')
  act(() => result.current.toggle())
  expect(result.current.state).toBe('open')
  act(() => result.current.close())
  expect(result.current.state).toBe('closed')
})

test('a window made narrow closes it, and one made wide again brings it back', () => {
  const { result } = open()
  const turn = (isWide: boolean) => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches: isWide } as MediaQueryList)
    act(turnScreen)
    return result.current.state
  }
  expect([turn(false), turn(true)]).toEqual(['closed', 'open'])
})

describe('on a wide screen', () => {
  test('it stays open on the next page, in the very render that shows it', () => {
    const states: string[] = []
    const { rerender } = renderHook(
      ({ shown }) => {
        const { state } = useSidebar(shown)
        states.push(state)
      },
      { initialProps: { shown: REST_PAGE } },
    )
    rerender({ shown: REST_PAGE_EN })
    arrive()
    expect(states.slice(states.indexOf('open'))).not.toContain('closed')
  })

  test('it stays closed on the next pages when the reader has closed it, also after a reload', () => {
    const { result, rerender, unmount } = open()
    act(() => result.current.toggle())
    rerender({ shown: REST_PAGE_EN })
    arrive()
    expect(result.current.state).toBe('closed')
    unmount()
    expect(open().result.current.state).toBe('closed')
  })
})

describe('on a small screen', () => {
  beforeEach(() => setScreen(false))

  test('every change of page closes it', () => {
    const { result, rerender } = open()
    act(() => result.current.toggle())
    rerender({ shown: REST_PAGE_EN })
    expect(result.current.state).toBe('closed')
  })

  test('a link to the page itself closes it, too', () => {
    const { result } = open()
    act(() => result.current.toggle())
    arrive()
    expect(result.current.state).toBe('closed')
  })

  test('what the reader does there does not affect a wide screen', () => {
    const { result, unmount } = open()
    act(() => result.current.toggle())
    act(() => result.current.toggle())
    unmount()
    setScreen(true)
    expect(open().result.current.state).toBe('open')
  })
})

test('it stops listening with its component', () => {
  setScreen(false)
  const { result, unmount } = open()
  act(() => result.current.toggle())
  unmount()
  arrive()
  expect(result.current.state).toBe('open')
})
