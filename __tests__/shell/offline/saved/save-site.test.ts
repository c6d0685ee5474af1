/** @jest-environment node */
import { createHash } from 'node:crypto'
import { localesToSave, missingFiles, SavingError, saveSite } from '@/shell/offline/saved/save-site'
import { readRecord, removeOtherBuilds } from '@/shell/offline/saved/saved-record'
import type { JoinedSet, SavedFile } from '@/shell/offline/saved/saved-set'
import { FakeCaches } from './fake-caches'

const NAMES = ['/wakamiti/', '/wakamiti/_next/static/a.js', '/wakamiti/assets/steps.json', '/wakamiti/b.svg']

const contentOf = (build: string, path: string) => (path.includes('/_next/') ? `script ${path}` : `${path} of ${build}`)

const fileOf = (build: string, path: string): SavedFile => ({
  path,
  hash: createHash('sha256').update(contentOf(build, path)).digest('base64'),
  bytes: 10,
})

/** What a build has to save. */
const setOf = (build: string, locales: JoinedSet['locales'] = ['es']): JoinedSet => ({
  build,
  locales,
  files: NAMES.map((path) => fileOf(build, path)),
  pages: ['/', '/plugins/'],
  bytes: 40,
})

let stored: FakeCaches
/** The build that the host has. */
let published: string
let asked: string[]
let isLost: (path: string) => boolean
let status: number
/** How the browser's own cache was used, by path. */
let past: Record<string, RequestCache | undefined>

beforeEach(() => {
  stored = new FakeCaches()
  published = 'A'
  asked = []
  isLost = () => false
  status = 200
  past = {}
  Object.assign(globalThis, {
    caches: stored,
    fetch: async (path: string, { signal, cache }: RequestInit) => {
      signal?.throwIfAborted()
      past[path] = cache
      asked.push(path)
      if (isLost(path)) throw new TypeError('Failed to fetch')
      return new Response(contentOf(published, path), {
        status,
        headers: { 'content-type': 'text/plain', date: 'today' },
      })
    },
  })
})

const signal = new AbortController().signal
const progress: number[] = []
const save = (set: JoinedSet, stop = signal) =>
  saveSite(set, { signal: stop, onProgress: (bytes) => progress.push(bytes) })

const problemOf = (saving: Promise<void>) =>
  saving.then(
    () => 'done',
    (error: unknown) => (error instanceof SavingError ? error.problem : error),
  )

const FILES_OF_A = [...NAMES, '/wakamiti/assets/data/index.json', '/wakamiti/assets/data/plugins/index.json'].sort()

test('every file is stored with its type and without its date, and the data of every page with its build', async () => {
  await save(setOf('A'))
  expect(stored.addressesIn('wakamiti-saved-A')).toEqual(FILES_OF_A)
  const file = await stored.match('/wakamiti/b.svg')
  expect([...(file?.headers ?? [])]).toEqual([['content-type', 'text/plain']])
  expect(await (await stored.match('/wakamiti/assets/data/plugins/index.json'))?.json()).toEqual({
    hash: 'A',
    code: 200,
  })
  expect(await readRecord()).toMatchObject({ build: 'A', locales: { es: { bytes: 40 } } })
})

test('only files with a hash in their name may come from, and go to, the cache of the browser', async () => {
  await save(setOf('A'))
  expect(past).toEqual({
    '/wakamiti/': 'no-store',
    '/wakamiti/_next/static/a.js': 'default',
    '/wakamiti/assets/steps.json': 'no-store',
    '/wakamiti/b.svg': 'no-store',
  })
})

test('the progress goes from nothing to everything', async () => {
  progress.length = 0
  await save(setOf('A'))
  expect(progress).toEqual([0, 10, 20, 30, 40])
})

test('what was cut goes on where it was', async () => {
  isLost = (path) => path.endsWith('.svg')
  expect(await problemOf(save(setOf('A')))).toBe('cut')
  expect(await readRecord()).toEqual({ build: 'A', locales: {} })
  isLost = () => false
  asked = []
  await save(setOf('A'))
  expect(asked).toEqual(['/wakamiti/b.svg'])
})

test('what a visit has stored is not fetched again, if it is the same', async () => {
  const visits = await stored.open('wakamiti-static')
  await visits.put('/wakamiti/_next/static/a.js', new Response(contentOf('A', '/wakamiti/_next/static/a.js')))
  await visits.put('/wakamiti/assets/steps.json', new Response('steps of an earlier build'))
  await save(setOf('A'))
  expect(asked.sort()).toEqual(NAMES.filter((path) => !path.endsWith('.js')).sort())
})

test('a file of another build is not taken', async () => {
  published = 'B'
  expect(await problemOf(save(setOf('A')))).toBe('changed')
  status = 404
  expect(await problemOf(save(setOf('A')))).toBe('changed')
})

test('a browser without space keeps what it has', async () => {
  await save(setOf('A'))
  published = 'B'
  stored.space = 2
  expect(await problemOf(save(setOf('B')))).toBe('full')
  expect(await readRecord()).toMatchObject({ build: 'A', locales: { es: { bytes: 40 } } })
  expect(stored.addressesIn('wakamiti-saved-A')).toEqual(FILES_OF_A)
  expect(stored.addressesIn('wakamiti-saved-B')).toEqual([])
})

test('a browser without any space says so at once', async () => {
  stored.space = 0
  expect(await problemOf(save(setOf('A')))).toBe('full')
})

test('the build before stays until the new one is whole, and is gone then', async () => {
  await save(setOf('A'))
  published = 'B'
  isLost = (path) => path.endsWith('.svg')
  expect(await problemOf(save(setOf('B')))).toBe('cut')
  expect((await readRecord())?.build).toBe('A')
  expect(stored.addressesIn('wakamiti-saved-A')).toEqual(FILES_OF_A)
  isLost = () => false
  await save(setOf('B'))
  expect((await readRecord())?.build).toBe('B')
  expect((await stored.keys()).sort()).toEqual(['wakamiti-saved', 'wakamiti-saved-B'])
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
})

test('a language that is saved stays when another one of the same build comes', async () => {
  await save(setOf('A', ['en']))
  await save(setOf('A', ['es']))
  expect(Object.keys((await readRecord())?.locales ?? {}).sort()).toEqual(['en', 'es'])
})

test('what is stopped ends, and keeps what has arrived', async () => {
  const stop = new AbortController()
  isLost = (path) => {
    if (path.endsWith('steps.json')) stop.abort()
    return false
  }
  await expect(save(setOf('A'), stop.signal)).rejects.toThrow('aborted')
  expect(stored.addressesIn('wakamiti-saved-A')).not.toEqual(FILES_OF_A)
})

test('removed is what was saved, nothing else', async () => {
  await stored.open('other-project')
  await stored.open('wakamiti-pages')
  await save(setOf('A'))
  await removeOtherBuilds(undefined)
  expect((await stored.keys()).sort()).toEqual(['other-project', 'wakamiti-pages'])
})

test('to ask what is missing stores nothing', async () => {
  expect(await missingFiles(setOf('A'))).toHaveLength(NAMES.length)
  expect(await stored.keys()).toEqual([])
})

test('an update brings the languages that are saved', () => {
  const saved = { date: '2026-11-20', bytes: 1 }
  expect(localesToSave(['es'], { build: 'A', locales: { en: saved, es: saved } }).sort()).toEqual(['en', 'es'])
  expect(localesToSave(['es'], undefined)).toEqual(['es'])
})
