/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serveEditor } from '@/cms/server'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'

const PAGE = '---\ntitle: "CI"\ndescription: Text\n---\n\nText.\n'

const folder = workIn({
  ...REFERENCE_FILES,
  'content/guides/ci.es.md': PAGE,
  'content/figures/two.es.svg': '',
  'content/images/a.png': new Uint8Array([137, 80, 255]),
})

let server: Server
let port = 0

beforeAll(async () => {
  const bundle = new Map([['/editor.js', Buffer.from('start()')]])
  server = await serveEditor({ root: `${folder}/content`, bundle, preview: 'http://localhost:3000' }, 0)
  port = (server.address() as AddressInfo).port
})

afterAll(() => void server.close())

interface Answer {
  status?: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

const ask = (
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Answer> =>
  new Promise((done, fail) => {
    const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
    const asked = request(
      { host: 'localhost', port, path, method, headers: { ...own, ...headers } },
      async (response) => done({ status: response.statusCode, headers: response.headers, body: await text(response) }),
    )
    asked.on('error', fail).end(body)
  })

const onDisk = () => readFileSync(`${folder}/content/guides/ci.es.md`, 'utf8')

test('the editor listens to this machine only', () => {
  expect(['127.0.0.1', '::1']).toContain((server.address() as AddressInfo).address)
})

test('the page may ask nobody but this server, and shows nothing but the preview', async () => {
  const { headers, body } = await ask('/')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['content-security-policy']).toContain('frame-src blob: http://localhost:3000')
  expect(body).not.toMatch(/https?:\/\/(?!localhost)/)
})

test.each([
  ['es-ES,es;q=0.9', 'Título'],
  ['en-US,en', 'Title'],
  ['fr', 'Title'],
])('for a browser in %s the title is called %s', async (language, label) => {
  const { body } = await ask('/settings', 'GET', { 'accept-language': language })
  expect(JSON.parse(body).config.collections[0].fields[0].label).toBe(label)
})

test('files are listed and read', async () => {
  expect(JSON.parse((await ask('/content/guides/')).body)).toEqual([{ name: 'ci.es.md', kind: 'file' }])
  expect(await ask('/content/guides/ci.es.md')).toMatchObject({ status: 200, body: PAGE })
  expect((await ask('/content/images/a.png')).headers['content-type']).toBe('image/png')
})

test('a page is saved in the style that it had', async () => {
  await ask('/content/guides/ci.es.md', 'PUT', {}, '---\ntitle: CI\ndescription: Other\n---\n\nNew.\n')
  expect(onDisk()).toBe('---\ntitle: "CI"\ndescription: Other\n---\n\nNew.\n')
  await ask('/content/guides/ci.es.md', 'PUT', {}, PAGE)
})

test('a picture is saved as it is', async () => {
  const bytes = Buffer.from([137, 0, 254, 255])
  await ask('/content/images/b.png', 'PUT', {}, bytes)
  expect(readFileSync(`${folder}/content/images/b.png`)).toEqual(bytes)
})

test('the problems of a page are told as the content check tells them', async () => {
  const { body } = await ask('/problems?file=guides/ci.es.md')
  expect(JSON.parse(body)).toContain('content/guides/ci.es.md:3:14  description has 4 characters  (write at least 50)')
})

test.each([
  ['PUT', { origin: 'https://example.org' }],
  ['DELETE', { origin: 'https://example.org' }],
  ['PUT', { origin: 'null' }],
  ['PUT', { host: 'example.org' }],
  ['GET', { host: 'example.org' }],
])('%s from elsewhere (%j) is refused', async (method, headers) => {
  expect((await ask('/content/guides/ci.es.md', method, headers, method === 'PUT' ? 'x' : undefined)).status).toBe(403)
  expect(onDisk()).toBe(PAGE)
})

test.each([
  ['/content/%2e%2e/secret', 404],
  ['/content/guides%2f..%2f..%2fsecret', 400],
  ['/content/%00', 400],
  ['/content/%', 400],
  ['/content/none.es.md', 404],
  ['/none.js', 404],
  ['/assets/none.woff2', 404],
])('%s is answered with %d', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('a port that is taken is an error', async () => {
  const again = serveEditor({ root: folder, bundle: new Map(), preview: '' }, port)
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
