/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { mockIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils'
import { loadPageData } from '@/navigation/page-data'
import { useLinkPrefetch } from '@/navigation/use-link-prefetch'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/navigation/page-data', () => ({
  ...jest.requireActual('@/navigation/page-data'),
  loadPageData: jest.fn(),
}))
jest.mock('@/lib/run-in-pieces', () => ({
  inSlices: <T,>(itemsOf: () => Iterable<T>, run: (item: T) => void) => {
    for (const item of itemsOf()) run(item)
    return () => {}
  },
}))

const DWELL_MS = 250
const data = jest.mocked(loadPageData)

let router = createRouter()

/** Bytes that the browser reports for pages. */
let spent = 0

const link = (id: string) => document.getElementById(id) as HTMLElement
const show = (id: string, isInView = true) => act(() => mockIsIntersecting(link(id), isInView))
const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))
const pathsOfData = () => data.mock.calls.map(([path]) => path)
const pathsOfPages = () => router.prefetch.mock.calls.map(([path]) => path as string)

beforeAll(() => setupIntersectionMocking(jest.fn))

beforeEach(() => {
  jest.useFakeTimers()
  router = createRouter()
  spent = 0
  jest.mocked(useRouter).mockReturnValue(router as never)
  data.mockReset().mockResolvedValue({ hash: 'abc', code: 200 })
  const [before, now] = [performance.now() - 1, performance.now() + 1000]
  const entry = (name: string, startTime: number, transferSize: number) => ({ name, startTime, transferSize })
  performance.getEntriesByType = (type) =>
    (type === 'resource'
      ? [
          entry('http://localhost/wakamiti/_next/data/abc/a.json', now, spent),
          entry('http://localhost/wakamiti/_next/data/abc/b.json', before, 999_999),
          entry('http://localhost/wakamiti/_next/static/c.js', now, 999_999),
        ]
      : []) as never
  window.history.replaceState(null, '', '/wakamiti/plugins/')
  document.body.innerHTML = `
    <nav><a id="menu" href="/wakamiti/setup/usage/">Uso</a></nav>
    <main id="main">
      <nav><a id="path" href="/wakamiti/setup/">Puesta en marcha</a></nav>
      <a id="rest" href="/wakamiti/plugins/rest/#a">REST</a>
      <a id="again" href="/wakamiti/plugins/rest/#b">REST</a>
      <a id="amqp" href="/wakamiti/plugins/amqp/">AMQP</a>
      <a id="here" href="/wakamiti/plugins/#x">Aquí</a>
      <a id="away" href="https://example.org/">Fuera</a>
      <nav><a id="next" rel="next" href="/wakamiti/plugins/email/">Email</a></nav>
    </main>`
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

test('a link that has been in view for 250 ms is fetched: its data and its page', async () => {
  renderHook(useLinkPrefetch)
  show('rest')
  await wait(DWELL_MS - 1)
  expect(data).not.toHaveBeenCalled()
  await wait(1)
  expect(pathsOfData()).toEqual(['/plugins/rest/'])
  expect(pathsOfPages()).toEqual(['/plugins/rest/'])
})

test('a link that leaves the view earlier is not fetched', async () => {
  renderHook(useLinkPrefetch)
  show('rest')
  await wait(DWELL_MS - 1)
  show('rest', false)
  await wait(DWELL_MS)
  expect(data).not.toHaveBeenCalled()
})

test('a path is fetched once, however many links lead there', async () => {
  renderHook(useLinkPrefetch)
  show('rest')
  await wait(DWELL_MS)
  show('again')
  await wait(DWELL_MS)
  show('rest', false)
  show('rest')
  await wait(DWELL_MS)
  expect(new Set(pathsOfData())).toEqual(new Set(['/plugins/rest/']))
  expect(pathsOfPages()).toEqual(['/plugins/rest/'])
})

test.each([
  ['the menu', 'menu', '/setup/usage/'],
  ['the path to the page', 'path', '/setup/'],
])('a link of %s brings its data only', async (_, id, path) => {
  renderHook(useLinkPrefetch)
  show(id)
  await wait(DWELL_MS)
  expect(pathsOfData()).toEqual([path])
  expect(pathsOfPages()).toEqual([])
})

test('a link to the next page brings its page', async () => {
  renderHook(useLinkPrefetch)
  show('next')
  await wait(DWELL_MS)
  expect(pathsOfPages()).toEqual(['/plugins/email/'])
})

test.each([
  [99_999, ['/plugins/rest/']],
  [100_000, []],
])(
  'once the budget of a page view is spent, links in view bring their data only: of %i bytes',
  async (bytes, paths) => {
    renderHook(useLinkPrefetch)
    spent = bytes
    show('rest')
    await wait(DWELL_MS)
    expect(pathsOfData()).toEqual(['/plugins/rest/'])
    expect(pathsOfPages()).toEqual(paths)
  },
)

test.each(['pointerover', 'focusin'])('on %s a page is fetched at once, whatever the budget', (type) => {
  renderHook(useLinkPrefetch)
  spent = 100_000
  link('menu').dispatchEvent(new Event(type, { bubbles: true }))
  expect(pathsOfData()).toEqual(['/setup/usage/'])
  expect(pathsOfPages()).toEqual(['/setup/usage/'])
})

test('this page and external links are never fetched', () => {
  renderHook(useLinkPrefetch)
  for (const id of ['here', 'away']) link(id).dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(data).not.toHaveBeenCalled()
  expect(router.prefetch).not.toHaveBeenCalled()
})

test('pointing beside links fetches nothing', () => {
  renderHook(useLinkPrefetch)
  document.dispatchEvent(new Event('focusin'))
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(data).not.toHaveBeenCalled()
})

test('data that failed is requested again when the link is pointed at', async () => {
  data.mockRejectedValueOnce(new Error('offline'))
  renderHook(useLinkPrefetch)
  link('rest').dispatchEvent(new Event('focusin', { bubbles: true }))
  await Promise.resolve()
  await Promise.resolve()
  link('rest').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(pathsOfData()).toEqual(['/plugins/rest/', '/plugins/rest/'])
})

test('a page that failed is fetched again when the link is pointed at', async () => {
  router.prefetch.mockRejectedValueOnce(new Error('offline'))
  renderHook(useLinkPrefetch)
  link('rest').dispatchEvent(new Event('focusin', { bubbles: true }))
  await Promise.resolve()
  await Promise.resolve()
  link('rest').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(pathsOfPages()).toEqual(['/plugins/rest/', '/plugins/rest/'])
})

test('a new page has new links', async () => {
  const { rerender } = renderHook(useLinkPrefetch)
  link('main').innerHTML = '<a id="new" href="/wakamiti/plugins/jmeter/">JMeter</a>'
  jest.mocked(useRouter).mockReturnValue({ ...router, asPath: '/plugins/x/' } as never)
  rerender()
  show('new')
  await wait(DWELL_MS)
  expect(pathsOfData()).toEqual(['/plugins/jmeter/'])
})

test.each([
  ['the next one follows', false, ['/plugins/rest/', '/plugins/amqp/']],
  ['when the reader has left, the next one does not', true, ['/plugins/rest/']],
])('pages come one by one: %s', async (_, isLeft, paths) => {
  let arrive = () => {}
  router.prefetch.mockReturnValueOnce(
    new Promise<void>((done) => {
      arrive = done
    }),
  )
  const { unmount } = renderHook(useLinkPrefetch)
  show('rest')
  show('amqp')
  await wait(DWELL_MS)
  expect(pathsOfPages()).toEqual(['/plugins/rest/'])
  if (isLeft) unmount()
  await act(async () => arrive())
  expect(pathsOfPages()).toEqual(paths)
})

test('it stops with its component: neither dwell nor pointer fetches any more', async () => {
  const { unmount } = renderHook(useLinkPrefetch)
  show('rest')
  unmount()
  await wait(DWELL_MS)
  link('rest').dispatchEvent(new Event('pointerover', { bubbles: true }))
  link('rest').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(data).not.toHaveBeenCalled()
})

test('a link that appears later is fetched, too, until the reader leaves the page', async () => {
  const { unmount } = renderHook(useLinkPrefetch)
  link('menu').insertAdjacentHTML('afterend', '<a id="late" href="/wakamiti/plugins/email/">Email</a>')
  await act(async () => {})
  show('late')
  await wait(DWELL_MS)
  expect(pathsOfData()).toEqual(['/plugins/email/'])
  unmount()
  document.body.insertAdjacentHTML('beforeend', '<a id="later" href="/wakamiti/plugins/files/">Files</a>')
  await act(async () => {})
  expect(() => show('later')).toThrow('IntersectionObserver')
})

test('a browser without IntersectionObserver fetches only what is pointed at', async () => {
  const observer = globalThis.IntersectionObserver
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  renderHook(useLinkPrefetch)
  globalThis.IntersectionObserver = observer
  await wait(DWELL_MS)
  expect(pathsOfData()).toEqual([])
  act(() => {
    link('rest').dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  expect(pathsOfPages()).toEqual(['/plugins/rest/'])
})

test.each([
  [{ saveData: true }, []],
  [{ effectiveType: '2g' }, []],
  [{ effectiveType: 'slow-2g' }, []],
  [{ saveData: false, effectiveType: '3g' }, ['/plugins/rest/']],
])('with the connection %j, what is fetched ahead is %j', (connection, paths) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  renderHook(useLinkPrefetch)
  link('rest').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(pathsOfData()).toEqual(paths)
})
