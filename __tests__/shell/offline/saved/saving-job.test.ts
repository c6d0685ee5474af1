/** @jest-environment node */
import { SavingError, saveSite } from '@/shell/offline/saved/save-site'
import {
  isSaving,
  listenToSaving,
  removeSaved,
  type SavingNews,
  savingEnd,
  startSaving,
  stopSaving,
} from '@/shell/offline/saved/saving-job'
import { FakeCaches } from './fake-caches'

jest.mock('@/shell/offline/saved/save-site', () => ({
  ...jest.requireActual('@/shell/offline/saved/save-site'),
  saveSite: jest.fn(),
}))

const saving = jest.mocked(saveSite)

type LockCallback = (lock: object | null) => Promise<unknown>

/** The locks of an origin. */
function fakeLocks() {
  let held: Promise<unknown> | undefined
  const request = async (_: string, options: { ifAvailable?: boolean } | LockCallback, callback?: LockCallback) => {
    const run = callback ?? (options as LockCallback)
    if (held && 'ifAvailable' in options) return run(null)
    while (held) await held.catch(() => {})
    held = Promise.resolve(run({}))
    await held.finally(() => {
      held = undefined
    })
  }
  return { request, query: async () => ({ held: held ? [{ name: 'wakamiti-saving' }] : [] }) }
}

let builds: string[]
let news: SavingNews[]
let stopListening = () => {}

/** Messages between tabs arrive a little later. */
const delivered = () => new Promise((done) => setTimeout(done, 20))

beforeEach(() => {
  builds = []
  news = []
  Object.defineProperty(globalThis, 'navigator', { value: { locks: fakeLocks() }, configurable: true })
  Object.assign(globalThis, {
    caches: new FakeCaches(),
    fetch: async () =>
      Response.json({ build: builds[0] ?? 'A', files: [{ path: '/a', hash: '', bytes: 7 }], pages: [] }),
  })
  stopListening = listenToSaving((each) => news.push(each))
  saving.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => stopListening())

test('every tab is told of the progress and of the end', async () => {
  saving.mockImplementation(async (_, { onProgress }) => onProgress(3))
  await startSaving(['es'])
  await delivered()
  expect(news).toEqual([
    { kind: 'progress', bytes: 3, total: 7 },
    { kind: 'ended', end: 'done' },
  ])
})

test.each([
  [new SavingError('full'), 'full'],
  [new SavingError('cut'), 'cut'],
  [new Error('a bug'), 'failed'],
])('%s ends it as %s', async (error, end) => {
  saving.mockRejectedValue(error)
  await startSaving(['es'])
  await delivered()
  expect(news).toEqual([{ kind: 'ended', end }])
})

test('a build that is published meanwhile is taken instead, once', async () => {
  saving.mockImplementationOnce(async () => {
    builds = ['B']
    throw new SavingError('changed')
  })
  await startSaving(['es'])
  expect(saving.mock.calls.map(([{ build }]) => build)).toEqual(['A', 'B'])
  saving.mockRejectedValue(new SavingError('changed'))
  await startSaving(['es'])
  await delivered()
  expect(saving).toHaveBeenCalledTimes(4)
  expect(news.at(-1)).toEqual({ kind: 'ended', end: 'changed' })
})

test('without a network nothing is begun', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  await startSaving(['es'])
  await delivered()
  expect(saving).not.toHaveBeenCalled()
  expect(news).toEqual([{ kind: 'ended', end: 'cut' }])
})

test('one tab saves at a time; another one can stop it, and what removes waits for its end', async () => {
  saving.mockImplementation((_, { signal }) => new Promise((_done, fail) => signal.addEventListener('abort', fail)))
  const first = startSaving(['es'])
  await delivered()
  expect(await isSaving()).toBe(true)
  await startSaving(['en'])
  expect(saving).toHaveBeenCalledTimes(1)
  const log: string[] = []
  const removed = removeSaved().then(() => log.push('removed'))
  const ended = savingEnd().then(() => log.push('ended'))
  await delivered()
  expect(log).toEqual([])
  stopSaving()
  await Promise.all([first, removed, ended])
  await delivered()
  expect(news).toEqual([{ kind: 'ended', end: 'stopped' }])
  expect(await isSaving()).toBe(false)
})
