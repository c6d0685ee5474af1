import { loadPageData, pageProblem } from '@/navigation/page-data'

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

test('hash and code are read', async () => {
  answerWith(json('{"hash":"abc","code":404}'))
  expect(await loadFresh()).toEqual({ hash: 'abc', code: 404 })
})

const FAILURES: [string, Answer, string, string][] = [
  ['an answer of 404', json('', 404), 'NOT_FOUND', `Could not find ${PATH}`],
  ['an answer of 500', json('', 500), 'FETCH_FAILED', `Failed to fetch ${URL}`],
  ['HTML in place of JSON', json('<!doctype html>'), 'INVALID_JSON', 'Failed to parse JSON'],
  ['no hash', json('{"code":200}'), 'MISSING_HASH', `JSON data ${URL} is missing a hash`],
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

const problemWith = async (path: string, known: string, fresh = known) => {
  globalThis.fetch = jest.fn().mockResolvedValueOnce(json(known)).mockResolvedValueOnce(json(fresh))
  return { problem: await pageProblem(path, 'abc'), calls: jest.mocked(fetch).mock.calls }
}

test("a page of the document's build is fine, and requested once", async () => {
  const { problem, calls } = await problemWith('/fine/', '{"hash":"abc","code":200}')
  expect([problem, calls.length]).toEqual([undefined, 1])
})

test('page data cached before a deployment is revalidated', async () => {
  const { problem, calls } = await problemWith('/kept/', '{"hash":"last"}', '{"hash":"abc"}')
  expect([problem, calls[1]?.[1]]).toEqual([undefined, { credentials: 'include', cache: 'no-cache' }])
})

test.each([
  ['/old/', '{"hash":"xyz","code":200}', 'INVALID_HASH', '/old/ belongs to another build'],
  ['/none/', '{"hash":"abc","code":404}', 'NOT_FOUND', 'Could not find /none/'],
])('the data of %s, %s, has the problem %s', async (path, known, code, message) => {
  const { problem } = await problemWith(path, known)
  expect(problem).toMatchObject({ code, message })
})

test('a document without a build has an invalid hash for every page', async () => {
  answerWith(json('{"hash":"abc"}'))
  expect(await pageProblem('/any/', undefined)).toMatchObject({ code: 'INVALID_HASH' })
})

test('an error outside of the catalogue is not swallowed', async () => {
  globalThis.fetch = jest.fn(() => {
    throw new Error('a bug')
  })
  await expect(pageProblem('/bug/', 'abc')).rejects.toThrow('a bug')
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

test('a failure is forgotten, so that the next click tries again', async () => {
  answerWith(json('', 500))
  await expect(loadPageData('/d/')).rejects.toThrow('Failed to fetch')
  answerWith(json('{"hash":"abc","code":200}'))
  await expect(loadPageData('/d/')).resolves.toEqual({ hash: 'abc', code: 200 })
})
