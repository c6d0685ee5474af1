import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { isNewest, navigate } from '@/navigation/navigate'
import { leave, useLinkNavigation } from '@/navigation/use-navigation'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/navigation/navigate')

const follow = jest.mocked(navigate)
const router = createRouter()

/** Clicks an element; jsdom cannot load a page, so that whatever reaches the window is stopped there. */
function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  let isOurs = false
  window.addEventListener(
    'click',
    (event) => {
      isOurs = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  const target = document.querySelector('[data-target]') ?? document.body.firstElementChild
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
  return isOurs
}

/** Lets everything that was promised come true. */
const settle = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  follow.mockReset().mockResolvedValue()
  jest.mocked(isNewest).mockReset().mockReturnValue(true)
  jest.mocked(useRouter).mockReturnValue(router as never)
  document.documentElement.dataset.build = 'abc'
  window.history.replaceState(null, '', '/wakamiti/plugins/')
})

test('an internal link is followed client-side, with the build of the document', () => {
  renderHook(useLinkNavigation)
  expect(click('<a href="/wakamiti/plugins/rest/#x">REST</a>')).toBe(true)
  const [url, tools] = follow.mock.calls[0] ?? []
  expect(url?.href).toBe('http://localhost/wakamiti/plugins/rest/#x')
  expect(tools).toMatchObject({ router, build: 'abc' })
})

test('a click on something inside a link counts', () => {
  renderHook(useLinkNavigation)
  expect(click('<a href="/wakamiti/"><b data-target>REST</b></a>')).toBe(true)
})

test.each([
  ['an external link', '<a href="https://example.org/">x</a>', {}],
  ['a mail link', '<a href="mailto:a@b.es">x</a>', {}],
  ['a telephone link', '<a href="tel:+34963877069">x</a>', {}],
  ['a link with a target', '<a href="/wakamiti/" target="_blank">x</a>', {}],
  ['a file', '<a href="/wakamiti/assets/steps.json">x</a>', {}],
  ['a section of this page', '<a href="#here">x</a>', {}],
  ['a click with a key held', '<a href="/wakamiti/">x</a>', { ctrlKey: true }],
  ['a click outside of links', '<p>x</p>', {}],
])('%s is left to the browser', (_, html, options) => {
  renderHook(useLinkNavigation)
  expect(click(html, options)).toBe(false)
  expect(follow).not.toHaveBeenCalled()
})

test('a link to this page without a hash opens it anew', () => {
  renderHook(useLinkNavigation)
  expect(click('<a href="/wakamiti/plugins/">x</a>')).toBe(true)
})

test('errors are written to the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('a bug')
  follow.mockRejectedValue(error)
  renderHook(useLinkNavigation)
  click('<a href="/wakamiti/">x</a>')
  await settle()
  expect(log).toHaveBeenCalledWith(error)
  log.mockRestore()
})

test('a page that cannot be shown client-side is loaded by the browser', () => {
  renderHook(useLinkNavigation)
  click('<a href="/wakamiti/plugins/rest/">x</a>')
  follow.mock.calls[0]?.[1].load('http://localhost/wakamiti/plugins/#loaded')
  expect(location.hash).toBe('#loaded')
})

test.each([new Error('route'), { cancelled: false }, 'route', null])(
  'the error %p of the router is written to the console',
  (error) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    renderHook(useLinkNavigation)
    router.events.emit('routeChangeError', error)
    expect(log).toHaveBeenCalledWith(error)
    log.mockRestore()
  },
)

test('a route that a newer click has overtaken is no error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  renderHook(useLinkNavigation)
  router.events.emit('routeChangeError', Object.assign(new Error('Route Cancelled'), { cancelled: true }))
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('the router does not load a page that a newer click has overtaken', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(isNewest).mockReturnValue(false)
  renderHook(useLinkNavigation)
  const fail = () => router.events.emit('routeChangeError', new Error('Failed to load'), '/wakamiti/plugins/')
  // What the router does after its event, it does not do when a listener throws.
  expect(fail).toThrow(expect.objectContaining({ cancelled: true }))
  expect(isNewest).toHaveBeenCalledWith('/wakamiti/plugins/')
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test.each([
  ['we load', () => leave(() => {})],
  ['the router loads', () => router.events.emit('routeChangeError', new Error('Failed to load'), '/wakamiti/')],
])('a click while a document that %s is on its way is the browser’s, which follows it at once', (_, load) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  renderHook(useLinkNavigation)
  expect(click('<a href="/wakamiti/plugins/rest/">x</a>')).toBe(true)
  load()
  expect(click('<a href="/wakamiti/setup/usage/">x</a>')).toBe(false)
  expect(follow).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('it stops listening with its component', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  renderHook(useLinkNavigation).unmount()
  expect(click('<a href="/wakamiti/">x</a>')).toBe(false)
  router.events.emit('routeChangeError', new Error('route'))
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('a click that a newer one overtakes is no error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  follow.mockRejectedValue(Object.assign(new Error('Route Cancelled'), { cancelled: true }))
  renderHook(useLinkNavigation)
  click('<a href="/wakamiti/">x</a>')
  await settle()
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('the page is busy until the last of the navigations under way has ended', async () => {
  let arrive = () => {}
  renderHook(useLinkNavigation)
  const clickBeside = () => click('<div id="content"></div><a data-target href="/wakamiti/">x</a>')
  follow.mockReturnValueOnce(
    new Promise((done) => {
      arrive = done
    }),
  )
  clickBeside()
  const content = document.getElementById('content') as HTMLElement
  expect(content.getAttribute('aria-busy')).toBe('true')
  follow.mockRejectedValueOnce(Object.assign(new Error('Route Cancelled'), { cancelled: true }))
  document.querySelector('a')?.click()
  await settle()
  expect(content.getAttribute('aria-busy')).toBe('true')
  arrive()
  await settle()
  expect(content.hasAttribute('aria-busy')).toBe(false)
})
