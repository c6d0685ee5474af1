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
