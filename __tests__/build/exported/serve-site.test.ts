import { get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseHeaderRules, serveSite } from '@/build/exported/serve-site'
import { LOCALHOST } from '@/lib/node/command'
import { workIn } from '../../work-in'

const LONG = 'a text that is worth compressing '.repeat(100)

workIn({
  'out/index.html': 'home',
  'out/long/index.html': LONG,
  'out/plugins/rest/index.html': 'rest',
  'out/404.html': 'not found',
  'out/assets/data/index.json': { hash: 'abc', code: 200 },
})

let server: Server

const address = () => `http://localhost:${(server.address() as AddressInfo).port}`

const open = (path: string) => fetch(address() + path, { redirect: 'manual' })

beforeAll(async () => {
  server = await serveSite('out', 0)
})

afterAll(() => new Promise((done) => server.close(done)))

test.each([
  ['/wakamiti/', 200, 'home'],
  ['/wakamiti/plugins/rest/', 200, 'rest'],
  ['/wakamiti/assets/data/index.json', 200, '{"hash":"abc","code":200}'],
  ['/wakamiti/no/such/page/', 404, 'not found'],
  ['/wakamiti/assets/none.js', 404, 'not found'],
  ['/', 404, 'not found'],
])('%s answers %i', async (path, status, text) => {
  const answer = await open(path)
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

test('a folder without its slash is redirected to it', async () => {
  const answer = await open('/wakamiti/plugins/rest')
  expect([Math.floor(answer.status / 100), answer.headers.get('location')]).toEqual([3, '/wakamiti/plugins/rest/'])
})

test('a folder without a page is not listed', async () => {
  const answer = await open('/wakamiti/assets/')
  expect(answer.status).toBe(404)
})

describe('an address that cannot be a file', () => {
  /** `fetch` would correct it. */
  const raw = async (path: string) => {
    const { port } = server.address() as AddressInfo
    const answer = await new Promise<IncomingMessage>((done, fail) => get({ port, path }, done).on('error', fail))
    return { status: answer.statusCode, text: await text(answer) }
  }

  test.each([
    '/%00',
    '/wakamiti/index.html%00.js',
    '/%',
    '/%c3%28',
    `/wakamiti/${'a'.repeat(256)}/`,
    `/wakamiti/${'a/'.repeat(4_000)}`,
    '//example.org/%2e%2e/wakamiti',
    '/\\example.org/%2e%2e/wakamiti',
  ])('%# answers 400, and no path of the machine', async (path) => {
    expect(await raw(path)).toEqual({ status: 400, text: 'Bad request' })
  })

  test.each([
    '/wakamiti/../../etc/passwd',
    '/wakamiti/..%2f..%2fetc/passwd',
    '/wakamiti/%2e%2e/package.json',
    '//etc/passwd',
    '/wakamiti/?%',
  ])('%s leads to no file outside of the site', async (path) => {
    const { status, text } = await raw(path)
    expect([status === 500, text.includes('root:'), text.includes(process.cwd())]).toEqual([false, false, false])
  })
})

test('browsers may keep files for ten minutes', async () => {
  expect((await open('/wakamiti/')).headers.get('cache-control')).toBe('max-age=600')
})

test('the headers of an export are sent, as hosts that read them do', async () => {
  const rules = parseHeaderRules('/wakamiti/*\n  X-Frame-Options: DENY\n/wakamiti/\n  Cache-Control: no-cache\n')
  const host = await serveSite('out', 0, '.site-with-headers', rules)
  const { port } = host.address() as AddressInfo
  const headersOf = async (path: string) => {
    const { headers } = await fetch(`http://localhost:${port}/wakamiti${path}`, { method: 'HEAD' })
    return [headers.get('x-frame-options'), headers.get('cache-control')]
  }
  expect(await headersOf('/')).toEqual(['DENY', 'no-cache'])
  expect(await headersOf('/plugins/rest/')).toEqual(['DENY', 'max-age=600'])
  host.closeAllConnections()
  await new Promise((done) => host.close(done))
})

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['identity', null],
])('a browser that accepts %s is sent %s', async (known, sent) => {
  const answer = await fetch(`${address()}/wakamiti/long/`, { headers: { 'accept-encoding': known } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([sent, LONG])
})

test('the site can be served to this machine only', async () => {
  const host = await serveSite('out', 0, '.site-of-mine', [], LOCALHOST)
  expect(host.address()).toMatchObject({ address: '127.0.0.1' })
  await new Promise((done) => host.close(done))
})

test('without an export the error says what to do', async () => {
  await expect(serveSite('missing', 0)).rejects.toThrow('missing/ does not exist  (npm run build makes it)')
})

test('a port that is taken is an error', async () => {
  const { port } = server.address() as AddressInfo
  await expect(serveSite('out', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
