import { act, renderHook } from '@testing-library/react'
import { useScrolled } from '@/lib/use-scrolled'

const THRESHOLD = 40

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }))

test('at the threshold the page does not count as scrolled, one pixel below it does', () => {
  const { result } = renderHook(() => useScrolled(THRESHOLD))
  expect(result.current).toBe(false)
  scrollTo(THRESHOLD)
  expect(result.current).toBe(false)
  scrollTo(THRESHOLD + 1)
  expect(result.current).toBe(true)
})

test('back at the top it is not scrolled any more', () => {
  const { result } = renderHook(() => useScrolled(THRESHOLD))
  scrollTo(100)
  scrollTo(0)
  expect(result.current).toBe(false)
})

test('a page that opens scrolled counts as scrolled at once', () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
  expect(renderHook(() => useScrolled(THRESHOLD)).result.current).toBe(true)
})

test('it stops listening with its component', () => {
  const remove = jest.spyOn(window, 'removeEventListener')
  const { unmount } = renderHook(() => useScrolled(THRESHOLD))
  unmount()
  expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function))
  remove.mockRestore()
})
