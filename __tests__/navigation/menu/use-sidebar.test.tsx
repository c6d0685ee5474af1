import { act, renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { useSidebar } from '@/navigation/menu/use-sidebar'
import { setScreen } from '../../match-media'
import { createRouter } from '../../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const router = createRouter()
const arrive = () => act(() => router.events.emit('routeChangeComplete', '/wakamiti/'))

beforeEach(() => {
  setScreen(true)
  jest.mocked(useRouter).mockReturnValue(router as never)
})

test.each([
  [true, 'open'],
  [false, 'closed'],
])('at load the screen decides: wide %s, %s', (isWide, state) => {
  setScreen(isWide)
  expect(renderHook(() => useSidebar('doc')).result.current.state).toBe(state)
})

test('it is asked whether the screen is wide enough for a column', () => {
  renderHook(() => useSidebar('doc'))
  expect(window.matchMedia).toHaveBeenCalledWith('(min-width: 64rem)')
})

test('every route change closes it', () => {
  const { result } = renderHook(() => useSidebar('doc'))
  arrive()
  expect(result.current.state).toBe('closed')
})

test('the reader toggles and closes it', () => {
  const { result } = renderHook(() => useSidebar('doc'))
  act(() => result.current.toggle())
  expect(result.current.state).toBe('closed')
  act(() => result.current.toggle())
  expect(result.current.state).toBe('open')
  act(() => result.current.close())
  expect(result.current.state).toBe('closed')
})

test('another template later does not open it again', () => {
  const { result, rerender } = renderHook(({ template }) => useSidebar(template), {
    initialProps: { template: 'home' },
  })
  rerender({ template: 'doc' })
  expect(result.current.state).toBe('closed')
})

test('it stops listening with its component', () => {
  const { result, unmount } = renderHook(() => useSidebar('doc'))
  unmount()
  arrive()
  expect(result.current.state).toBe('open')
})
