import { checkPageData, loadPageData, pageDataUrl } from '@/navigation/page-data'

const PATH = '/plugins/rest/'
const URL = '/wakamiti/assets/data/plugins/rest/index.json'

interface Answer {
  status: number
  ok: boolean
  json: () => Promise<unknown>
}

const json = (body: string, status = 200): Answer => ({
  status,
  ok: status === 200,
  json: async () => JSON.parse(body) as unknown,
})

/** Page data is cached in the module: each test loads a new one. */
async function loadFresh() {
  jest.resetModules()
  const fresh = await import('@/navigation/page-data')
  return fresh.loadPageData(PATH)
}

const answerWith = (answer: Answer) => {
  const fetch = jest.fn().mockResolvedValue(answer)
  globalThis.fetch = fetch
  return fetch
}

test('page data is asked for with credentials', async () => {
  const fetch = answerWith(json('{"hash":"abc","code":200}'))
  await loadFresh()
  expect(fetch).toHaveBeenCalledWith(URL, { credentials: 'include' })
})

test('page data as it is now is asked for past what the browser keeps, each time', async () => {
  const fetch = answerWith(json('{"hash":"abc","code":200}'))
  const { loadNewPageData } = await import('@/navigation/page-data')
  expect([await loadNewPageData(PATH), await loadNewPageData(PATH)]).toEqual(Array(2).fill({ hash: 'abc', code: 200 }))
  expect(fetch.mock.calls).toEqual(Array(2).fill([URL, { credentials: 'include', cache: 'no-cache' }]))
})

test('hash and code are read', async () => {
  answerWith(json('{"hash":"abc","code":404}'))
  expect(await loadFresh()).toEqual({ hash: 'abc', code: 404 })
})

test.each(['{"hash":"abc"}', '{"hash":"abc","code":"404"}'])(
  'without a number as code, %s counts as found',
  async (body) => {
    answerWith(json(body))
    expect(await loadFresh()).toEqual({ hash: 'abc', code: 200 })
  },
)

const FAILURES: [string, Answer, string, string][] = [
  ['an answer of 404', json('', 404), 'NOT_FOUND', `Could not find ${PATH}`],
  ['an answer of 500', json('', 500), 'FETCH_FAILED', `Failed to fetch ${URL}`],
  ['HTML in place of JSON', json('<!doctype html>'), 'INVALID_JSON', 'Failed to parse JSON'],
  ['JSON cut in the middle', json('{"hash":"a'), 'INVALID_JSON', 'Failed to parse JSON'],
  ['an empty answer', json(''), 'INVALID_JSON', 'Failed to parse JSON'],
  ['no hash', json('{"code":200}'), 'MISSING_HASH', `JSON data ${URL} is missing a hash`],
  ['an empty hash', json('{"hash":""}'), 'MISSING_HASH', `JSON data ${URL} is missing a hash`],
  ['a hash that is no text', json('{"hash":1}'), 'MISSING_HASH', `JSON data ${URL} is missing a hash`],
  ['JSON that is null', json('null'), 'MISSING_HASH', `JSON data ${URL} is missing a hash`],
]

test.each(FAILURES)('%s is an error of the catalogue', async (_, answer, code, message) => {
  answerWith(answer)
  await expect(loadFresh()).rejects.toMatchObject({ name: 'PageDataError', code, message })
})

test('an address that cannot be reached is an error of the catalogue', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('network'))
  await expect(loadFresh()).rejects.toMatchObject({ code: 'FETCH_FAILED', message: `Failed to fetch ${URL}` })
})

test('data of the build that the document belongs to is fine', () => {
  expect(() => checkPageData(PATH, { hash: 'abc', code: 200 }, 'abc')).not.toThrow()
})

test.each([['xyz'], [undefined]])('data of another build than %s has an invalid hash', (expected) => {
  expect(() => checkPageData(PATH, { hash: 'abc', code: 200 }, expected)).toThrow(
    expect.objectContaining({ code: 'INVALID_HASH', message: `${PATH} belongs to another build` }),
  )
})

test('data with the code 404 is NOT_FOUND, whatever its build', () => {
  expect(() => checkPageData(PATH, { hash: 'abc', code: 404 }, 'xyz')).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND', message: `Could not find ${PATH}` }),
  )
})

test('a path is fetched once, also while it is still on its way', async () => {
  const fetch = answerWith(json('{"hash":"abc","code":200}'))
  const both = await Promise.all([loadPageData('/a/'), loadPageData('/a/')])
  await loadPageData('/a/')
  expect(both).toEqual([
    { hash: 'abc', code: 200 },
    { hash: 'abc', code: 200 },
  ])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('another path is fetched on its own', async () => {
  const fetch = answerWith(json('{"hash":"abc","code":200}'))
  await loadPageData('/b/')
  await loadPageData('/c/')
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([pageDataUrl('/b/'), pageDataUrl('/c/')])
})

test('a failure is forgotten, so that the next click tries again', async () => {
  answerWith(json('', 500))
  await expect(loadPageData('/d/')).rejects.toThrow('Failed to fetch')
  answerWith(json('{"hash":"abc","code":200}'))
  await expect(loadPageData('/d/')).resolves.toEqual({ hash: 'abc', code: 200 })
})

test.each([
  ['/', '/wakamiti/assets/data/index.json'],
  ['/plugins/rest/', '/wakamiti/assets/data/plugins/rest/index.json'],
  ['/en/plugins/', '/wakamiti/assets/data/en/plugins/index.json'],
])('the data of %s is at %s', (path, url) => {
  expect(pageDataUrl(path)).toBe(url)
})
