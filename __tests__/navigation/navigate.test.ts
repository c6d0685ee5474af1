import { loadStyleOf } from '@/lib/full-style'
import { isNewest, navigate } from '@/navigation/navigate'
import { loadNewPageData, loadPageData, PageDataError, type PageDataErrorCode } from '@/navigation/page-data'
import { pageModuleFailure } from '@/navigation/page-scripts'

jest.mock('@/navigation/page-data', () => ({
  ...jest.requireActual('@/navigation/page-data'),
  loadPageData: jest.fn(),
  loadNewPageData: jest.fn(),
}))

jest.mock('@/lib/full-style', () => ({ loadStyleOf: jest.fn() }))
const style = jest.mocked(loadStyleOf)

jest.mock('@/navigation/page-scripts', () => ({ pageModuleFailure: jest.fn() }))
const moduleFailure = jest.mocked(pageModuleFailure)

const BUILD = 'abc'
const REST = 'http://localhost/wakamiti/plugins/rest/?q=1#step-x'

const data = jest.mocked(loadPageData)
const newData = jest.mocked(loadNewPageData)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})

const tools = () => ({
  router: {
    pathname: '/404',
    push: jest.fn().mockResolvedValue(true),
    prefetch: jest.fn().mockResolvedValue(undefined),
  },
  build: BUILD,
  load: jest.fn(),
})

const failWith = (code: PageDataErrorCode) => data.mockRejectedValue(new PageDataError(code, '/plugins/rest/'))

beforeEach(() => {
  log.mockClear()
  style.mockReset().mockResolvedValue(undefined)
  moduleFailure.mockReset().mockResolvedValue(undefined)
  data.mockReset().mockResolvedValue({ hash: BUILD, code: 200 })
  newData.mockReset().mockImplementation((path) => data(path))
})

test('a page of this build opens client-side, with its query and hash', async () => {
  const browser = tools()
  await navigate(new URL(REST), browser)
  expect(data).toHaveBeenCalledWith('/plugins/rest/')
  expect(browser.router.push).toHaveBeenCalledWith('/plugins/rest/?q=1#step-x')
  expect(browser.load).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('the page is fetched while its data is checked', async () => {
  const browser = tools()
  data.mockReturnValue(new Promise(() => {}))
  void navigate(new URL(REST), browser)
  expect(browser.router.prefetch.mock.calls).toEqual([['/plugins/rest/']])
})

test('a page that cannot be fetched ahead is asked for again', async () => {
  const browser = tools()
  browser.router.prefetch.mockRejectedValue(new Error('offline'))
  await navigate(new URL(REST), browser)
  expect(browser.router.push).toHaveBeenCalledTimes(1)
})

test('a page of another build is loaded as a whole, without a word', async () => {
  const browser = tools()
  data.mockResolvedValue({ hash: 'other', code: 200 })
  await navigate(new URL(REST), browser)
  expect(browser.load).toHaveBeenCalledWith(REST, 'INVALID_HASH')
  expect(browser.router.push).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('a page whose data was kept from before a deployment opens client-side once the host has said what it is now', async () => {
  const browser = tools()
  data.mockResolvedValue({ hash: 'last', code: 200 })
  newData.mockResolvedValue({ hash: BUILD, code: 200 })
  await navigate(new URL(REST), browser)
  expect(browser.router.push).toHaveBeenCalledTimes(1)
  expect(browser.load).not.toHaveBeenCalled()
})

test('a page of this build is asked for once', async () => {
  await navigate(new URL(REST), tools())
  expect(newData).not.toHaveBeenCalled()
})

test('a page that is missing shows the not-found page under the asked address', async () => {
  const browser = tools()
  failWith('NOT_FOUND')
  await navigate(new URL(REST), browser)
  expect(browser.router.push).toHaveBeenCalledWith('/404', '/plugins/rest/?q=1#step-x')
  expect(browser.load).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledWith('Could not find /plugins/rest/')
})

test('page data with the code 404 shows the not-found page, too', async () => {
  const browser = tools()
  data.mockResolvedValue({ hash: BUILD, code: 404 })
  await navigate(new URL(REST), browser)
  expect(browser.router.push).toHaveBeenCalledWith('/404', expect.any(String))
})

test.each<[PageDataErrorCode, string]>([
  ['FETCH_FAILED', 'Failed to fetch /wakamiti/assets/data/plugins/rest/index.json'],
  ['INVALID_JSON', 'Failed to parse JSON'],
  ['MISSING_HASH', 'JSON data /wakamiti/assets/data/plugins/rest/index.json is missing a hash'],
])('%s is written to the console, and the reader arrives by a full load', async (code, message) => {
  const browser = tools()
  failWith(code)
  await navigate(new URL(REST), browser)
  expect(log).toHaveBeenCalledWith(message)
  expect(browser.load).toHaveBeenCalledWith(REST, code)
  expect(browser.router.push).not.toHaveBeenCalled()
})

test('an error outside of the catalogue is not swallowed', async () => {
  data.mockRejectedValue(new Error('a bug'))
  await expect(navigate(new URL(REST), tools())).rejects.toThrow('a bug')
})

test('the newest click wins, also when an older one is answered last', async () => {
  const browser = tools()
  let answerFirst = (_: { hash: string; code: number }) => {}
  data.mockReturnValueOnce(
    new Promise((resolve) => {
      answerFirst = resolve
    }),
  )
  const first = navigate(new URL('http://localhost/wakamiti/first/'), browser)
  const second = navigate(new URL('http://localhost/wakamiti/second/'), browser)
  await second
  answerFirst({ hash: BUILD, code: 200 })
  await first
  expect(browser.router.push.mock.calls).toEqual([['/second/']])
})

test('the page of the newest click is known by its path', async () => {
  await navigate(new URL('http://localhost/wakamiti/first/'), tools())
  await navigate(new URL(REST), tools())
  expect(['/wakamiti/plugins/rest/#uso', '/wakamiti/first/'].map(isNewest)).toEqual([true, false])
})

test('an older click that fails late neither loads nor speaks', async () => {
  const browser = tools()
  data.mockReturnValueOnce(
    Promise.resolve().then(() => {
      throw new PageDataError('FETCH_FAILED', '/first/')
    }),
  )
  const first = navigate(new URL('http://localhost/wakamiti/first/'), browser)
  await navigate(new URL('http://localhost/wakamiti/second/'), browser)
  await first
  expect(browser.load).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test.each([
  ['http://localhost/wakamiti/en/', 'home'],
  [REST, 'doc'],
])('%s waits for the style of its kind, %s', async (url, kind) => {
  await navigate(new URL(url), tools())
  expect(style.mock.calls).toEqual([[kind]])
})

test('a page whose style cannot be loaded is loaded as a whole', async () => {
  const browser = tools()
  style.mockRejectedValue(new Error('gone'))
  await navigate(new URL(REST), browser)
  expect(browser.load).toHaveBeenCalledWith(REST)
  expect(browser.router.push).not.toHaveBeenCalled()
})

test('a page whose module the host does not have shows the not-found page under its address', async () => {
  const browser = tools()
  moduleFailure.mockResolvedValue('missing')
  await navigate(new URL(REST), browser)
  expect(browser.router.push.mock.calls).toEqual([['/404', '/plugins/rest/?q=1#step-x']])
  expect(browser.load).not.toHaveBeenCalled()
})

test('after a new build the page is loaded as a whole, also when the module of the old one is missing', async () => {
  const browser = tools()
  moduleFailure.mockResolvedValue('missing')
  data.mockResolvedValue({ hash: 'other', code: 200 })
  await navigate(new URL(REST), browser)
  expect(browser.load).toHaveBeenCalledWith(REST, 'INVALID_HASH')
  expect(browser.router.push).not.toHaveBeenCalled()
})

test('a page whose module does not come in time is loaded as a whole', async () => {
  const browser = tools()
  moduleFailure.mockResolvedValue('timeout')
  await navigate(new URL(REST), browser)
  expect(browser.load).toHaveBeenCalledWith(REST)
})

test('a module that cannot be asked for is left to the router', async () => {
  const browser = tools()
  moduleFailure.mockResolvedValue('other')
  await navigate(new URL(REST), browser)
  expect(browser.router.push).toHaveBeenCalledTimes(1)
})

test('a document that shows a page has the module: nothing is asked', async () => {
  const browser = tools()
  browser.router.pathname = '/[[...slug]]'
  moduleFailure.mockResolvedValue('missing')
  await navigate(new URL(REST), browser)
  expect(moduleFailure).not.toHaveBeenCalled()
  expect(browser.router.push.mock.calls).toEqual([['/plugins/rest/?q=1#step-x']])
})
