/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'

jest.mock('tsx/cjs/api', () => ({
  require: (path: string) => jest.requireActual(path.replace(/^\.\.\/\.\.(.*)\.ts$/, '@$1')),
}))

const scriptTimeout = require('@/build/next/script-timeout.cjs') as ((
  this: { resourcePath: string },
  source: string,
) => string) & { rule: { test: RegExp } }

const FILE = require.resolve('next/dist/client/lib/promise')

const adapt = (source: string) => scriptTimeout.call({ resourcePath: 'promise.js' }, source)

type Wait = (work: Promise<unknown>, error: Error) => Promise<unknown>

/** What browsers get of the installed Next.js. */
function waiting(): Wait {
  const exported: { resolvePromiseWithTimeout?: Wait } = {}
  const idle = { requestIdleCallback: (run: () => void) => run() }
  new Function('exports', 'require', 'module', adapt(readFileSync(FILE, 'utf8')))(exported, () => idle, {})
  if (!exported.resolvePromiseWithTimeout) throw new Error('the module exports something else')
  return exported.resolvePromiseWithTimeout
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it is for the module with which the installed Next.js waits', () => {
  expect(FILE).toMatch(scriptTimeout.rule.test)
})

test('the scripts of a route may take 120 seconds; then the reason is a timeout', async () => {
  const ended = jest.fn()
  const wait = waiting()(new Promise(() => {}), new Error('Route did not complete loading: /x')).catch(ended)
  await jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await wait
  expect(ended.mock.calls).toEqual([[expect.objectContaining({ name: 'ChunkLoadError', type: 'timeout' })]])
})

test('what arrives in time is passed on', async () => {
  await expect(waiting()(Promise.resolve('route'), new Error('late'))).resolves.toBe('route')
})

test('an upgrade that waits otherwise stops the build', () => {
  expect(() => adapt('const MS = 5000')).toThrow('waits otherwise for scripts')
})
