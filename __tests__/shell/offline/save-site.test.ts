import { createHash } from 'node:crypto'
import { readRecord, removeSaved, saveSite } from '@/shell/offline/save-site'
import { FakeCaches } from './fake-caches'

const NAMES = ['/wakamiti/', '/wakamiti/_next/static/a.js', '/wakamiti/assets/steps.json', '/wakamiti/b.svg']

const contentOf = (build: string, path: string) => (path.includes('/_next/') ? `script ${path}` : `${path} of ${build}`)

/** What a build has to save. */
const setOf = (build: string) => ({
  build,
  bytes: 10 * NAMES.length,
  files: NAMES.map((path) => ({
    path,
    hash: createHash('sha256').update(contentOf(build, path)).digest('base64'),
    bytes: 10,
  })),
  pages: ['/', '/plugins/'],
})

let stored: FakeCaches
/** The published build. */
let published: string
let asked: string[]
/** Responses of the host in place of files. */
let lie: (path: string) => Response | Error | undefined

const update = jest.fn(async () => {})
/** The worker of a newer build. */
let installing: (EventTarget & { state: string }) | undefined
const postMessage = jest.fn()

beforeEach(() => {
  stored = new FakeCaches()
  published = 'A'
  asked = []
  lie = () => undefined
  jest.clearAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  installing = undefined
  const serviceWorker = { controller: { postMessage }, getRegistration: async () => ({ update, installing }) }
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true })
  Object.assign(globalThis, {
    caches: stored,
    fetch: async (path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted()
      const answer = lie(path)
      if (answer instanceof Error) throw answer
      if (path.includes('/assets/offline/')) return answer ?? Response.json(setOf(published))
      asked.push(path)
      return (
        answer ?? new Response(contentOf(published, path), { headers: { 'content-type': 'text/plain', date: 'today' } })
      )
    },
  })
})

const progress: number[] = []
const save = (stop = new AbortController().signal) => saveSite(stop, ({ bytes }) => progress.push(bytes))

const FILES = [...NAMES, '/wakamiti/assets/data/index.json', '/wakamiti/assets/data/plugins/index.json'].sort()

const textIn = async (path: string, build = 'A') =>
  (await stored.match(path, { cacheName: `wakamiti-saved-${build}` }))?.text()

test('every file is stored with its type and without its date, and the data of every page with its build', async () => {
  expect(await save()).toBe('done')
  expect(stored.pathsIn('wakamiti-saved-A')).toEqual(FILES)
  const file = await stored.match('/wakamiti/b.svg', { cacheName: 'wakamiti-saved-A' })
  expect([...(file?.headers ?? [])]).toEqual([['content-type', 'text/plain']])
  expect(await textIn('/wakamiti/assets/data/plugins/index.json')).toBe('{"hash":"A","code":200}')
  expect(await readRecord()).toEqual({ build: 'A', date: expect.any(String) })
})

test('the worker is updated first, and deletes unlisted files afterwards', async () => {
  await save()
  expect(update).toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith('clean')
})

/** Moves the installing worker to another state. */
async function change(worker: NonNullable<typeof installing>, state: string) {
  await new Promise((done) => setTimeout(done))
  worker.state = state
  worker.dispatchEvent(new Event('statechange'))
}

test('files are fetched once the worker of the published build has taken over', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  installing = worker
  const saving = save()
  await change(worker, 'activating')
  expect(asked).toEqual([])
  await change(worker, 'activated')
  expect(await saving).toBe('done')
})

test('nothing is saved when that worker cannot be installed', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  installing = worker
  const saving = save()
  await change(worker, 'redundant')
  expect(await saving).toBe('failed')
  expect(asked).toEqual([])
})

test('closing the dialog ends it while a worker waits to take over', async () => {
  installing = Object.assign(new EventTarget(), { state: 'installed' })
  const stop = new AbortController()
  const saving = save(stop.signal)
  await new Promise((done) => setTimeout(done))
  stop.abort()
  expect(await saving).toBe('failed')
})

test('the progress goes up to everything', async () => {
  progress.length = 0
  await save()
  expect(progress).toEqual([10, 20, 30, 40])
})

const html = () => new Response('Sign in', { headers: { 'content-type': 'text/html' } })

test.each<[string, () => Response | Error]>([
  ['a request that is lost', () => new TypeError('Failed to fetch')],
  ['a server in trouble', () => new Response('', { status: 500 })],
  ['a login page', html],
  ['a file of another build', () => new Response('another')],
])('%s ends it, and the second try fetches only what is missing', async (_, answer) => {
  lie = (path) => (path.endsWith('.svg') ? answer() : undefined)
  expect(await save()).toBe('failed')
  expect(await readRecord()).toBeUndefined()
  lie = () => undefined
  asked = []
  expect(await save()).toBe('done')
  expect(asked).toEqual(['/wakamiti/b.svg'])
})

test.each<[string, () => Response | Error]>([
  ['does not come', () => new TypeError('Failed to fetch')],
  ['is a login page', html],
])('when the list of files %s, nothing is begun', async (_, answer) => {
  lie = answer
  expect(await save()).toBe('failed')
  expect(await stored.keys()).toEqual([])
})

test('a wrong file is fetched again', async () => {
  const cache = await stored.open('wakamiti-saved-A')
  await cache.put('/wakamiti/', new Response('evil'))
  await cache.put('/wakamiti/b.svg', new Response(contentOf('A', '/wakamiti/b.svg')))
  expect(await save()).toBe('done')
  expect(await textIn('/wakamiti/')).toBe('/wakamiti/ of A')
  expect(asked).not.toContain('/wakamiti/b.svg')
})

test('a browser without space keeps what it has', async () => {
  await save()
  published = 'B'
  stored.space = 2
  expect(await save()).toBe('full')
  expect(await readRecord()).toMatchObject({ build: 'A' })
  expect(stored.pathsIn('wakamiti-saved-A')).toEqual(FILES)
  expect(await stored.keys()).not.toContain('wakamiti-saved-B')
})

test('the earlier build stays until the new one is complete, and is then deleted', async () => {
  await save()
  published = 'B'
  lie = (path) => (path.endsWith('.svg') ? new TypeError('Failed to fetch') : undefined)
  expect(await save()).toBe('failed')
  expect((await readRecord())?.build).toBe('A')
  expect(stored.pathsIn('wakamiti-saved-A')).toEqual(FILES)
  lie = () => undefined
  expect(await save()).toBe('done')
  expect((await readRecord())?.build).toBe('B')
  expect((await stored.keys()).sort()).toEqual(['wakamiti-saved', 'wakamiti-saved-B'])
})

test('what is stopped ends', async () => {
  const stop = new AbortController()
  lie = (path) => {
    if (path.endsWith('steps.json')) stop.abort()
    return undefined
  }
  expect(await save(stop.signal)).toBe('failed')
  expect(await readRecord()).toBeUndefined()
})

test('a browser that lets nothing be stored says so', async () => {
  stored.open = () => Promise.reject(new DOMException('private window', 'SecurityError'))
  expect(await save()).toBe('failed')
})

test('only saved files are removed', async () => {
  await stored.open('other-project')
  await stored.open('wakamiti-pages')
  await save()
  await removeSaved()
  expect((await stored.keys()).sort()).toEqual(['other-project', 'wakamiti-pages'])
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"build":1,"date":"2026-11-20"}'],
  ['a date that is none', '{"build":"A","date":"soon"}'],
])('a record of %s, as other pages of the origin may write it, is none', async (_, text) => {
  await stored.open('wakamiti-saved-A')
  await (await stored.open('wakamiti-saved')).put('/wakamiti/assets/offline/saved.json', new Response(text))
  expect(await readRecord()).toBeUndefined()
})
