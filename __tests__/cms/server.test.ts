import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { serveEditor } from '@/cms/server'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'

const PAGE = '---\ntitle: "CI"\ndescription: Text\n---\n\nText.\n'

const folder = workIn({
  ...REFERENCE_FILES,
  'content/guides/ci.es.md': PAGE,
  'content/figures/two.es.svg': '',
  'content/images/a.png': new Uint8Array([137, 80, 255]),
  'content/images/a.avif': '',
  'content/fixtures/ci/run.js': '',
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

const CI = '/content/guides/ci.es.md'

const onDisk = () => readFileSync(folder + CI, 'utf8')

const versionOf = async (path: string) => String((await ask(path)).headers.etag)

/** Saves a file like the editor, after reading it. */
const save = async (path: string, body: string | Buffer) =>
  ask(path, 'PUT', { 'if-match': await versionOf(path) }, body)

beforeEach(() => writeFileSync(folder + CI, PAGE))

test('the editor listens to this machine only', () => {
  expect(['127.0.0.1', '::1']).toContain((server.address() as AddressInfo).address)
})

test('the page may only request from this server, and only show the preview', async () => {
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
  expect(await ask(CI)).toMatchObject({ status: 200, body: PAGE })
})

test('a page is saved in the style that it had', async () => {
  await save(CI, '---\ntitle: CI\ndescription: Other\n---\n\nNew.\n')
  expect(onDisk()).toBe('---\ntitle: "CI"\ndescription: Other\n---\n\nNew.\n')
})

describe('a file that another program has changed meanwhile', () => {
  const FORM = PAGE.replace('"CI"', 'CI')
  const EDITED = FORM.replace('Text.\n', 'Mine.\n')
  const CHANGED = PAGE.replace('Text.\n', 'Theirs.\n')

  /** Reads the page, lets another program write it, and then acts on it. */
  const meanwhile = async (method: string, body?: string) => {
    const version = await versionOf(CI)
    writeFileSync(folder + CI, CHANGED)
    return ask(CI, method, { 'if-match': version }, body)
  }

  test('is not overwritten: the editor gets both texts', async () => {
    const answer = await meanwhile('PUT', EDITED)
    expect(answer.status).toBe(412)
    expect(JSON.parse(answer.body)).toEqual({ theirs: CHANGED, yours: EDITED.replace('CI', '"CI"') })
    expect(onDisk()).toBe(CHANGED)
  })

  test('is not removed', async () => {
    const answer = await meanwhile('DELETE')
    expect([answer.status, JSON.parse(answer.body)]).toEqual([412, { theirs: CHANGED }])
    expect(onDisk()).toBe(CHANGED)
  })

  test.each(['PUT', 'DELETE'])('goes to a copy, which is named, when the writer continues with %s', async (method) => {
    await meanwhile(method, EDITED)
    const { copy } = JSON.parse(
      (await ask(CI, method, { 'if-match': '*' }, method === 'PUT' ? EDITED : undefined)).body,
    )
    expect(readFileSync(`${folder}/${copy}`, 'utf8')).toBe(CHANGED)
    expect(existsSync(folder + CI) ? onDisk() : '').toBe(method === 'PUT' ? EDITED.replace('CI', '"CI"') : '')
  })

  test('is not replaced by a new page, although the editor has not read it', async () => {
    expect((await ask(CI, 'PUT', {}, EDITED)).status).toBe(412)
    expect(onDisk()).toBe(PAGE)
  })
})

describe('a file that would be lost is copied first', () => {
  const NEW = '---\ntitle: CI\ndescription: New\n---\n\nNew.\n'
  const copyOf = (answer: Answer) => {
    const { copy } = JSON.parse(answer.body) as { copy?: string }
    return copy && readFileSync(`${folder}/${copy}`, 'utf8')
  }

  test.each([
    ['front matter that is no YAML', '---\ntitle: [CI\n---\n\nText.\n'],
    ['front matter without an end', '---\ntitle: CI\n\nText.\n'],
    ['a merge in the front matter', PAGE.replace('description', '<<<<<<< HEAD\ndescription')],
  ])('a page with %s is not replaced without a question', async (_, before) => {
    writeFileSync(folder + CI, before)
    expect((await save(CI, NEW)).status).toBe(412)
    expect(onDisk()).toBe(before)
    expect(copyOf(await ask(CI, 'PUT', { 'if-match': '*' }, NEW))).toBe(before)
    expect(onDisk()).toContain('New.')
  })

  test.each([PAGE, PAGE.replace('title', 'titel')])('a page that a form shows is just saved: %#', async (before) => {
    writeFileSync(folder + CI, before)
    expect(copyOf(await save(CI, NEW))).toBeUndefined()
    expect(onDisk()).toContain('New.')
  })

  test('a reference is edited as it is written, also while it is broken', async () => {
    const reference = '/content/reference/plugins/broken.yaml'
    writeFileSync(folder + reference, 'a: [b\n')
    expect(copyOf(await save(reference, 'a: [b, c\n'))).toBeUndefined()
  })

  test('a page that is removed', async () => {
    expect(copyOf(await ask(CI, 'DELETE', { 'if-match': await versionOf(CI) }))).toBe(PAGE)
    expect(existsSync(folder + CI)).toBe(false)
  })
})

test('when a file is gone, the problems of all others are reported: they may need it', async () => {
  const { body } = await ask('/problems?file=guides/gone.es.md', 'POST')
  expect(JSON.parse(body)).toContain('content/guides/ci.es.md:1:1  guides/ci.en.md is missing  (write it)')
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'

test.each([
  ['guides/a.es.md', Buffer.from('caf\xe9', 'latin1'), 'character U+FFFD'],
  ['guides/a.es.md', Buffer.from('text', 'utf16le'), 'character U+0000'],
  ['images/a.svg', `${SVG}<script>1</script></svg>`, 'cannot have <script>'],
  ['images/a.svg', `${SVG}<path onclick="1"/></svg>`, 'cannot have onclick'],
  ['images/a.svg', '<html></html>', 'a drawing is one <svg>'],
  ['images/a.es.png', '<html></html>', 'the picture cannot be read as PNG'],
  ['images/a.es.jpg', 'x', 'my-drawing.es.svg'],
  ['images/a b.svg', `${SVG}</svg>`, 'my-drawing.es.svg'],
  ['guides/a.html', '<script></script>', 'no page uses this file'],
  ['images/a.es.png', Buffer.alloc(1_000_001), 'more than 1000000 bytes'],
])('%s is refused before it is written: %#', async (file, body, reason) => {
  const answer = await ask(encodeURI(`/content/${file}`), 'PUT', {}, body)
  expect(answer).toMatchObject({ status: 422, body: expect.stringContaining(reason) })
  expect(answer.body).toMatch(new RegExp(`^content/${file}:1:\\d+  `))
  expect(existsSync(`${folder}/content/${file}`)).toBe(false)
})

test('a page that is not UTF-8 on disk is not saved as question marks', async () => {
  const before = Buffer.from('café', 'latin1')
  writeFileSync(folder + CI, before)
  expect((await save(CI, 'caf\ufffd')).status).toBe(422)
  expect(readFileSync(folder + CI)).toEqual(before)
})

test.each([
  ['figures/two.es.svg', 'image/svg+xml'],
  ['images/a.png', 'image/png'],
  ['images/a.avif', 'image/avif'],
  ['fixtures/ci/run.js', 'text/plain; charset=utf-8'],
])('%s runs nothing at its own address', async (file, type) => {
  expect((await ask(`/content/${file}`)).headers).toMatchObject({
    'content-type': type,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  })
})

test('a picture is saved as it is', async () => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await ask('/content/images/b.png', 'PUT', {}, bytes)
  expect(readFileSync(`${folder}/content/images/b.png`)).toEqual(bytes)
})

test('the problems of a page are reported as by the content check', async () => {
  const { body } = await ask('/problems?file=guides/ci.es.md', 'POST')
  expect(JSON.parse(body)).toContain(
    'content/guides/ci.es.md:3:14  description: Too small: expected string to have >=50 characters  (correct it)',
  )
})

test.each([
  ['PUT', { origin: 'https://example.org' }],
  ['DELETE', { origin: 'https://example.org' }],
  ['PUT', { origin: 'null' }],
  ['PUT', { host: 'example.org' }],
  ['GET', { host: 'example.org' }],
])('%s from elsewhere (%j) is refused', async (method, headers) => {
  expect((await ask(CI, method, headers, method === 'PUT' ? 'x' : undefined)).status).toBe(403)
  expect(onDisk()).toBe(PAGE)
})

test('only the page of the editor starts the check of the content', async () => {
  const check = '/problems?file=guides/ci.es.md'
  expect((await ask(check, 'GET')).status).toBe(404)
  expect((await ask(check, 'POST', { origin: 'https://example.org' })).status).toBe(403)
})

test.each([
  ['/content/%2e%2e/secret', 404],
  ['/content/guides%2f..%2f..%2fsecret', 400],
  ['/assets/..%2f', 404],
  ['/none.js', 404],
  ['/assets/none.woff2', 404],
])('%s is answered with %d', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('a port that is taken is an error', async () => {
  const again = serveEditor({ root: folder, bundle: new Map(), preview: '' }, port)
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
