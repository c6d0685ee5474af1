import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { useArrival } from '@/navigation/use-navigation'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const router = createRouter()
const arriveAt = (url: string) => router.events.emit('routeChangeComplete', url)

beforeEach(() => {
  jest.mocked(useRouter).mockReturnValue(router as never)
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><h2 id="uso">Uso</h2><h2 id="qué">?</h2><a id="link" tabindex="0">x</a></main>'
})

test.each([
  ['/wakamiti/plugins/', 'main'],
  ['/wakamiti/plugins/#uso', 'uso'],
  ['/wakamiti/plugins/#qu%C3%A9', 'qué'],
])('on arrival at %s the focus is on #%s', (url, id) => {
  renderHook(useArrival)
  arriveAt(url)
  expect(document.activeElement?.id).toBe(id)
})

test('a target can take the focus, and one that can already is left as it is', () => {
  renderHook(useArrival)
  arriveAt('/wakamiti/#uso')
  expect(document.getElementById('uso')?.getAttribute('tabindex')).toBe('-1')
  arriveAt('/wakamiti/#link')
  expect(document.getElementById('link')?.getAttribute('tabindex')).toBe('0')
})

test('the page is not scrolled by the focus', () => {
  renderHook(useArrival)
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  arriveAt('/wakamiti/#uso')
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  focus.mockRestore()
})

test.each(['/wakamiti/#nowhere', '/wakamiti/#100%'])('a target that is not there leaves the focus alone: %s', (url) => {
  renderHook(useArrival)
  document.getElementById('link')?.focus()
  expect(() => arriveAt(url)).not.toThrow()
  expect(document.activeElement?.id).toBe('link')
})

test('after leaving the document, the browser restores the position', () => {
  history.scrollRestoration = 'manual'
  const { unmount } = renderHook(useArrival)
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  unmount()
  history.scrollRestoration = 'manual'
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('manual')
})

test('it stops listening with its component', () => {
  renderHook(useArrival).unmount()
  arriveAt('/wakamiti/#uso')
  expect(document.activeElement).toBe(document.body)
})
