import { readFileSync } from 'node:fs'
import { emitHeaders, emitRedirects } from '@/build/emit/emit-host-files'
import { headersOf, readHeaderRules } from '@/build/exported/serve-site'
import { workIn } from '../../work-in'

const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc='"

workIn({
  'index.html': 'home',
  'sw.js': 'worker',
  'plugins/rest/index.html': 'rest',
  'en/index.html': 'home',
  'assets/steps.json': {},
  '_next/static/chunks/1.abc.js': 'script',
})

beforeAll(() => emitHeaders('.', POLICY))

const of = (path: string) => headersOf(readHeaderRules('.'), path)

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'public, max-age=0, must-revalidate'

test.each([
  ['/wakamiti/_next/static/chunks/1.abc.js', FOR_EVER],
  ['/wakamiti/_next/data/abc/plugins/rest.json', FOR_EVER],
  ['/wakamiti/', ASK_FIRST],
  ['/wakamiti/sw.js', ASK_FIRST],
  ['/wakamiti/index.html', ASK_FIRST],
  ['/wakamiti/plugins/rest/', ASK_FIRST],
  ['/wakamiti/en/', ASK_FIRST],
  ['/wakamiti/assets/steps.json', ASK_FIRST],
])('%s gets a single cache-control header: %s', (path, cacheControl) => {
  expect(of(path)['cache-control']).toBe(cacheControl)
})

test.each(['/wakamiti/', '/wakamiti/plugins/rest/', '/wakamiti/_next/static/chunks/1.abc.js'])(
  '%s has the policy, which nobody may frame, and what protects readers',
  (path) => {
    expect(of(path)).toMatchObject({
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^camera=\(\), .*microphone=\(\)/),
    })
  },
)

test('other projects on the host get no headers of ours', () => {
  expect([of('/'), of('/other/index.html'), of('/wakamitix/')]).toEqual([{}, {}, {}])
})

test('a second run writes the same', () => {
  const first = readFileSync('_headers', 'utf8')
  emitRedirects('.')
  emitHeaders('.', POLICY)
  expect(readFileSync('_headers', 'utf8')).toBe(first)
})

test('the root of a host leads to the site', () => {
  emitRedirects('.')
  expect(readFileSync('_redirects', 'utf8')).toBe('/ /wakamiti/ 302\n')
})

test.each([
  ['/old/', 'old/index.html', '/plugins/', 'es'],
  ['/old.html', 'old.html', '/en/plugins/', 'en'],
])('%s leads to its present page, by the host or by a page of its own', (from, file, to, lang) => {
  emitRedirects('.', { [from]: to })
  expect(readFileSync('_redirects', 'utf8')).toBe(`/ /wakamiti/ 302\n/wakamiti${from} /wakamiti${to} 301\n`)
  const html = readFileSync(file, 'utf8')
  expect(html).toContain(`<html lang="${lang}"><head><meta http-equiv="Content-Security-Policy"`)
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=/wakamiti${to}"/>`)
  expect(html).toContain(`<link rel="canonical" href="https://iti-ict.github.io/wakamiti${to}"/>`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain(`<a href="/wakamiti${to}">`)
  expect(html).toMatch(/script-src 'self' 'sha256-[^;]+;.*<script>[^<]+location\.hash\)<\/script>/s)
})
