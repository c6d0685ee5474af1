/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = readFileSync(join(__dirname, '../../../public/worker.js'), 'utf8')

const SITE = 'https://iti-ict.github.io/wakamiti'

const documentOf = (build: string, text: string) =>
  `<html lang="es" data-build="${build}"><body><div id="page"><main>${text}</main></div><nav></nav></body></html>`

interface Kept {
  files: string[]
  documents: string[]
}

/** What the worker answers with for an address, when it has kept these. */
async function answer(path: string, { files, documents }: Kept, mode = 'navigate'): Promise<string | undefined> {
  const stores: Record<string, object> = {
    'wakamiti-static': { keys: async () => files.map((url) => ({ url })) },
    'wakamiti-pages': { matchAll: async () => documents.map((html) => new Response(html)) },
  }
  const caches = { open: async (name: string) => stores[name] }
  const worker: { shellFor?: (request: object) => Promise<Response | undefined> } = {}
  new Function('self', 'caches', 'addEventListener', SOURCE)(worker, caches, () => {})
  const response = await worker.shellFor?.({ url: SITE + path, mode })
  return response?.text()
}

const REST_DATA = `${SITE}/_next/data/abc/plugins/rest.json`
const KEPT: Kept = { files: [REST_DATA], documents: [documentOf('abc', 'Plugins')] }

test('a page that was kept as data is answered with another document, marked and without its text', async () => {
  const html = await answer('/plugins/rest/', KEPT)
  expect(html).toBe('<html data-shell lang="es" data-build="abc"><body><div id="page"></div><nav></nav></body></html>')
})

test.each([
  ['/', `${SITE}/_next/data/abc/index.json`],
  ['/plugins/rest/index.html', REST_DATA],
  ['/en/', `${SITE}/_next/data/abc/en.json`],
])('%s is found by its data', async (path, data) => {
  expect(await answer(path, { ...KEPT, files: [data] })).toContain('data-shell')
})

test('the document is one of the build of the data', async () => {
  const documents = [documentOf('new', 'Email'), documentOf('abc', 'Plugins')]
  expect(await answer('/plugins/rest/', { ...KEPT, documents })).toContain('data-build="abc"')
})

test.each<[string, string, Kept, string]>([
  ['a page that was not kept', '/plugins/email/', KEPT, 'navigate'],
  [
    'data of a build without any document',
    '/plugins/rest/',
    { ...KEPT, documents: [documentOf('new', 'Email')] },
    'navigate',
  ],
  [
    'a document without a page, as the not-found one',
    '/plugins/rest/',
    { ...KEPT, documents: ['<html data-build="abc">'] },
    'navigate',
  ],
  ['what is no navigation', '/plugins/rest/', KEPT, 'cors'],
])('there is no answer for %s', async (_, path, kept, mode) => {
  expect(await answer(path, kept, mode)).toBeUndefined()
})

describe('the saved site', () => {
  const RECORD = { build: 'abc', locales: { es: { date: '2026-11-20', bytes: 1 } } }

  /** Files of the saved site of build abc, by their paths. */
  const FILES: Record<string, string> = {
    '/wakamiti/': 'home',
    '/wakamiti/404/': 'not found',
    '/wakamiti/assets/offline/es.txt': 'shell of Spanish pages',
    '/wakamiti/_next/data/abc/plugins/rest.json': '{}',
    '/wakamiti/assets/steps.json': 'steps of abc',
    '/wakamiti/_next/static/chunks/a.js': 'script',
  }

  interface Asked {
    path: string
    mode?: string
    build?: string
    visited?: string
    record?: object
  }

  /** What the worker takes: its status and text. */
  async function taken({ path, mode = 'cors', build, visited, record = RECORD }: Asked) {
    const match = async (address: string, { cacheName }: { cacheName: string }) => {
      if (cacheName === 'wakamiti-saved') return new Response(JSON.stringify(record))
      const text = FILES[new URL(address, SITE).pathname]
      return cacheName === 'wakamiti-saved-abc' && text ? new Response(text) : undefined
    }
    const worker: { savedOr?: (found: object) => Promise<Response | undefined> } = {}
    new Function('self', 'caches', 'addEventListener', SOURCE)(worker, { match }, () => {})
    const headers = new Headers(build ? { 'x-wakamiti-build': build } : {})
    const request = { url: SITE.replace('/wakamiti', '') + path, mode, headers }
    const response = await worker.savedOr?.({ request, cachedResponse: visited && new Response(visited) })
    return response && [response.status, await response.text()]
  }

  test.each<[string, Asked, [number, string] | undefined]>([
    ['a page by its own document', { path: '/wakamiti/', mode: 'navigate' }, [200, 'home']],
    [
      'a page by the shell of its language',
      { path: '/wakamiti/plugins/rest/?step=x', mode: 'navigate' },
      [200, 'shell of Spanish pages'],
    ],
    ['a page without its slash', { path: '/wakamiti/plugins/rest', mode: 'navigate' }, [200, 'shell of Spanish pages']],
    [
      'a page by the name of its file',
      { path: '/wakamiti/plugins/rest/index.html', mode: 'navigate' },
      [200, 'shell of Spanish pages'],
    ],
    ['a page that there is not', { path: '/wakamiti/none/', mode: 'navigate' }, [404, 'not found']],
    ['a page of a language that was not saved', { path: '/wakamiti/en/plugins/rest/', mode: 'navigate' }, undefined],
    [
      'a page that may only be missing yet',
      { path: '/wakamiti/none/', mode: 'navigate', record: { build: 'abc', locales: {} } },
      undefined,
    ],
    ['data for a tab of its build', { path: '/wakamiti/assets/steps.json', build: 'abc' }, [200, 'steps of abc']],
    ['data for a tab of another build', { path: '/wakamiti/assets/steps.json', build: 'new' }, undefined],
    ['a script, which has its hash in its name', { path: '/wakamiti/_next/static/chunks/a.js' }, [200, 'script']],
    [
      'the copy of a visit of a script, at once',
      { path: '/wakamiti/_next/static/chunks/a.js', visited: 'the same' },
      [200, 'the same'],
    ],
    ['a copy of a visit that is not saved', { path: '/wakamiti/b.svg', visited: 'kept' }, [200, 'kept']],
    [
      'the saved file before the copy of a visit, which may be of another build',
      { path: '/wakamiti/assets/steps.json', build: 'abc', visited: 'newer steps' },
      [200, 'steps of abc'],
    ],
    [
      'the copy of a visit to a tab of another build',
      { path: '/wakamiti/assets/steps.json', build: 'new', visited: 'steps of new' },
      [200, 'steps of new'],
    ],
  ])('answers with %s', async (_, asked, answer) => {
    expect(await taken(asked)).toEqual(answer)
  })

  test('is no concern of readers who have not saved it', async () => {
    const caches = { match: async () => undefined }
    const worker: { savedOr?: (found: object) => Promise<unknown> } = {}
    new Function('self', 'caches', 'addEventListener', SOURCE)(worker, caches, () => {})
    const kept = new Response('kept')
    expect(await worker.savedOr?.({ request: { url: SITE }, cachedResponse: kept })).toBe(kept)
  })
})
