/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'

const routeScripts = require('@/build/next/route-scripts.cjs') as ((
  this: { resourcePath: string },
  source: string,
) => string) & { rule: { test: RegExp } }

const PROMISE = require.resolve('next/dist/client/lib/promise')
const LOADER = require.resolve('next/dist/client/route-loader')

const adapt = (file: string, source: string) => routeScripts.call({ resourcePath: file }, source)

/** A module of the installed Next.js as browsers get it, which must not wait for an idle browser. */
function browserModule(file: string): Record<string, unknown> {
  const exported: Record<string, unknown> = {}
  const load = (path: string) => {
    if (path.endsWith('request-idle-callback')) return { requestIdleCallback: (run: () => void) => run() }
    return path === './lib/promise'
      ? browserModule(PROMISE)
      : require(path.startsWith('.') ? resolve(dirname(file), path) : path)
  }
  const code = adapt(file, readFileSync(file, 'utf8')).replaceAll('process.env.NODE_ENV', "'production'")
  new Function('exports', 'require', 'module', code)(exported, load, { exports: exported })
  return exported
}

test.each([PROMISE, LOADER])('it patches %s, and an upgrade that changes that file stops the build', (file) => {
  expect(file).toMatch(routeScripts.rule.test)
  expect(() => adapt(file, 'const MS = 5000')).toThrow('is not there any more')
})

describe('waiting', () => {
  type Wait = (work: Promise<unknown>, error: Error) => Promise<unknown>
  const wait = browserModule(PROMISE).resolvePromiseWithTimeout as Wait

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('the scripts of a route may take 120 seconds; then the reason is a timeout', async () => {
    const ended = jest.fn()
    const waiting = wait(new Promise(() => {}), new Error('Route did not complete loading: /x')).catch(ended)
    await jest.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await waiting
    expect(ended.mock.calls).toEqual([[expect.objectContaining({ name: 'ChunkLoadError', type: 'timeout' })]])
  })

  test('a result that arrives in time is passed on', async () => {
    await expect(wait(Promise.resolve('route'), new Error('late'))).resolves.toBe('route')
  })
})

describe('loading a route', () => {
  interface Loader {
    loadRoute: (route: string, prefetch?: boolean) => Promise<{ component?: unknown; error?: unknown }>
    onEntrypoint: (route: string, execute: () => unknown) => void
  }

  const scripts = () => [...document.querySelectorAll('script')]
  const answer = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))
  const settle = () => new Promise((done) => setTimeout(done, 5))

  let loader: Loader

  beforeEach(() => {
    document.body.innerHTML = ''
    Object.assign(window, { __BUILD_MANIFEST: { '/x': ['static/x.js'] } })
    loader = (browserModule(LOADER).createRouteLoader as (prefix: string) => Loader)('/wakamiti')
  })

  test('a script that registers its module is the route', async () => {
    const loading = loader.loadRoute('/x')
    await settle()
    loader.onEntrypoint('/x', () => ({ default: 'page' }))
    answer('load')
    await expect(loading).resolves.toMatchObject({ component: 'page' })
  })

  test('a script that has arrived without a module is missing at once', async () => {
    const loading = loader.loadRoute('/x')
    await settle()
    answer('load')
    await expect(loading).resolves.toMatchObject({ error: { name: 'ChunkLoadError', type: 'missing' } })
  })

  test('a script that has failed is loaded again', async () => {
    const first = loader.loadRoute('/x', true)
    await settle()
    answer('error')
    await expect(first).rejects.toThrow('Failed to load script')
    expect(scripts()).toEqual([])
    const second = loader.loadRoute('/x')
    await settle()
    loader.onEntrypoint('/x', () => ({ default: 'page' }))
    answer('load')
    await expect(second).resolves.toMatchObject({ component: 'page' })
  })
})
