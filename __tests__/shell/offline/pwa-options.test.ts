/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { pwaOptions } from '@/shell/offline/pwa-options'

Object.assign(globalThis, { fileLists: { abc: {} } })
new Function(readFileSync('public/worker.js', 'utf8'))()

const { runtimeCaching, ...options } = pwaOptions('abc')

/** The first rule that matches a request, as in Workbox. */
function ruleFor(address: string, mode = 'cors', headers: HeadersInit = {}) {
  const url = new URL(address, 'https://iti-ict.github.io')
  const sameOrigin = url.origin === 'https://iti-ict.github.io'
  const request = { mode, headers: new Headers(headers) } as Request
  return runtimeCaching.find(({ urlPattern }) => urlPattern({ url, request, sameOrigin }))
}

test.each([
  ['/wakamiti/', 'navigate', 'wakamiti-pages', 'NetworkFirst'],
  ['/wakamiti/plugins/rest/?x', 'navigate', 'wakamiti-pages', 'NetworkFirst'],
  ['/wakamiti/plugins/rest/', 'cors', 'wakamiti-pages', 'NetworkFirst'],
  ['/wakamiti/_next/static/chunks/a-123.js', 'no-cors', 'wakamiti-static', 'CacheFirst'],
  ['/wakamiti/assets/data/plugins/rest/index.json', 'cors', 'wakamiti-assets', 'NetworkFirst'],
  ['/wakamiti/favicon.svg', 'no-cors', 'wakamiti-assets', 'NetworkFirst'],
])('%s (%s) is kept in %s, %s', (address, mode, cache, handler) => {
  expect(ruleFor(address, mode)).toMatchObject({ handler, options: { cacheName: cache } })
})

test.each([
  ['/other-project/', 'navigate'],
  ['https://www.googletagmanager.com/gtag/js', 'no-cors'],
  ['https://example.org/wakamiti/', 'navigate'],
])('%s is none of ours and never kept', (address, mode) => {
  expect(ruleFor(address, mode)).toBeUndefined()
})

test('caches have a limit, and keep successful responses only', () => {
  for (const { options: rule } of runtimeCaching) {
    expect(rule.expiration.maxEntries).toBeGreaterThan(0)
    expect(rule.expiration.maxAgeSeconds).toBe(60 * 24 * 60 * 60)
    expect(rule.cacheableResponse.statuses).toEqual([200])
  }
})

test('nothing is precached, and no page is reloaded', () => {
  expect(options).toMatchObject({
    scope: '/wakamiti/',
    skipWaiting: true,
    clientsClaim: true,
    register: false,
    reloadOnOnline: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    additionalManifestEntries: [],
  })
  expect(options.buildExcludes.map((exclude) => exclude())).toEqual([true])
})

test('rules are copied into the worker: they cannot use a closure', () => {
  for (const { urlPattern } of runtimeCaching) {
    const alone = new Function(`return ${urlPattern}`)() as typeof urlPattern
    const url = new URL('https://iti-ict.github.io/wakamiti/')
    const request = { mode: 'navigate', headers: new Headers() } as Request
    expect(() => alone({ url, request, sameOrigin: true })).not.toThrow()
  }
})

test('a page that neither the network nor the cache has may still be shown from its data', async () => {
  const shellFor = jest.fn().mockResolvedValue('shell')
  Object.assign(globalThis, { shellFor })
  const request = {} as Request
  const [plugin] = ruleFor('/wakamiti/plugins/rest/', 'navigate')?.options.plugins ?? []
  expect(await plugin?.handlerDidError?.({ request })).toBe('shell')
  expect(shellFor).toHaveBeenCalledWith(request)
})

test('responses of the saved site come before those cached on a visit', async () => {
  Object.assign(globalThis, { cachedOrSaved: jest.fn().mockResolvedValue('saved') })
  const found = { request: {} as Request, cacheName: '' }
  for (const { options: stored } of runtimeCaching) {
    const plugin = stored.plugins.find(({ cachedResponseWillBeUsed }) => cachedResponseWillBeUsed)
    expect(await plugin?.cachedResponseWillBeUsed?.(found)).toBe('saved')
  }
})

test('of network responses, only listed ones are cached, and a wrong script is requested again', async () => {
  Object.assign(globalThis, { onlyListed: async () => 'listed', refetchWrongType: async () => 'fresh' })
  const answered = { request: {} as Request, response: {} as Response }
  for (const { options: stored } of runtimeCaching) {
    const plugin = stored.plugins.find(({ cacheWillUpdate }) => cacheWillUpdate)
    expect(await plugin?.cacheWillUpdate?.(answered)).toBe('listed')
  }
  const [fresh] = ruleFor('/wakamiti/_next/static/chunks/a-123.js')?.options.plugins ?? []
  expect(await fresh?.fetchDidSucceed?.(answered)).toBe('fresh')
})

test('every build has a worker of its own, with its list first', () => {
  expect(options.importScripts).toEqual(['/wakamiti/_next/static/abc/files.js', '/wakamiti/worker.js?abc'])
})

test.each(['/wakamiti/', '/wakamiti/_next/static/chunks/a-123.js', '/wakamiti/assets/steps.json'])(
  '%s is not stored a second time when the site is being saved',
  (address) => {
    expect(ruleFor(address, 'cors', { 'x-wakamiti-saving': '1' })).toBeUndefined()
  },
)
