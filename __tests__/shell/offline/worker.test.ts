import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FakeCaches } from './fake-caches'

const SOURCE = readFileSync(join(__dirname, '../../../public/worker.js'), 'utf8')

const SITE = 'https://iti-ict.github.io/wakamiti'

type List = Record<string, string>

interface Asked {
  request: { url: string; mode: string; headers: Headers }
  cacheName: string
  response?: Response
  cachedResponse?: Response
}

interface Worker {
  shellFor: (request: Asked['request']) => Promise<Response | undefined>
  refetchWrongType: (asked: Asked) => Promise<Response>
  onlyListed: (asked: Asked) => Promise<Response | undefined>
  cachedOrSaved: (asked: Asked) => Promise<Response | undefined>
}

let stored: FakeCaches
/** What the host has, by path. */
let host: Record<string, Response>

const listPath = (build: string) => `/wakamiti/_next/static/${build}/files.js`

/**
 * The list of a build, from the texts of its files by path.
 * @param length of the listed hashes, in characters: earlier builds list whole ones
 */
const listOf = (files: Record<string, string>, length = 44): List =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      `/wakamiti${path}`,
      createHash('sha256').update(text).digest('base64').slice(0, length),
    ]),
  )

/**
 * Starts the worker of a build.
 * @param files those of the build
 * @param others scripts with the lists of other builds
 */
function start(build: string, files: Record<string, string>, others: Record<string, Record<string, string>> = {}) {
  const self = { fileLists: { [build]: listOf(files, 22) } as Record<string, List> }
  const listeners: Record<string, (event: object) => void> = {}
  const importScripts = (path: string) => {
    const [name, found] = Object.entries(others).find(([other]) => listPath(other) === path) ?? []
    if (!name || !found) throw new Error(`no script ${path}`)
    self.fileLists[name] = listOf(found)
  }
  const fetched = async (path: string) => host[path] ?? new Response('', { status: 404 })
  new Function('self', 'caches', 'addEventListener', 'importScripts', 'fetch', 'clients', SOURCE)(
    self,
    stored,
    (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    importScripts,
    fetched,
    { claim: () => {} },
  )
  const happen = async (type: string, data?: string) => {
    let done: unknown
    listeners[type]?.({ data, waitUntil: (promise: unknown) => (done = promise) })
    await done
  }
  return { ...(self as unknown as Worker), happen }
}

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', txt: 'text/plain' }

/** A response with the type of its path. */
const answer = (path: string, text: string, type = TYPES[path.split('.')[1] ?? ''] ?? 'text/html') =>
  new Response(text, { headers: { 'content-type': type } })

async function keep(cacheName: string, files: Record<string, string>) {
  const cache = await stored.open(cacheName)
  for (const [path, text] of Object.entries(files)) await cache.put(SITE + path, answer(path, text))
}

interface Question {
  mode?: string
  cacheName?: string
  /** The build of the requesting tab. */
  build?: string
}

const ask = (path: string, { mode = 'cors', cacheName = 'wakamiti-pages', build }: Question = {}): Asked => ({
  request: { url: SITE + path, mode, headers: new Headers(build ? { 'x-wakamiti-build': build } : {}) },
  cacheName,
})

const textOf = async (response: Response | undefined) => response && [response.status, await response.text()]

/** The status and text of what the worker serves from its caches, when Workbox asks. */
async function taken(worker: Worker, path: string, question: Question = {}) {
  const asked = ask(path, question)
  const cachedResponse = await (await stored.open(asked.cacheName)).match(asked.request)
  return textOf(await worker.cachedOrSaved({ ...asked, cachedResponse }))
}

const documentOf = (build: string, text: string) =>
  `<html lang="es" data-build="${build}"><body><div id="page"><main>${text}</main></div><nav></nav></body></html>`

const REST_DATA = '/_next/data/abc/plugins/rest.json'
const SCRIPT = '/_next/static/chunks/a.js'

const NOT_SAVED: [number, string] = [
  404,
  '<html data-offline="Not saved|Not saved|No answer|No answer"><h1>Not saved</h1>No answer',
]

const FILES = {
  '/': 'home',
  '/404/': '<html data-offline="None|Not saved|404|No answer"><h1>None</h1>404',
  '/plugins/': documentOf('abc', 'Plugins'),
  '/en/404/': 'not found in English',
  '/assets/offline/es.txt': 'shell of Spanish pages',
  '/assets/offline/en.txt': 'shell of English pages',
  '/assets/steps.json': 'steps of abc',
  '/b.svg': 'picture',
  [REST_DATA]: '{}',
  '/_next/data/abc/en/plugins/rest.json': '{}',
  [SCRIPT]: 'script',
  '/_next/static/abc/_buildManifest.js': 'manifest',
}

beforeEach(() => {
  stored = new FakeCaches()
  host = {}
})

describe('what is kept of a visit', () => {
  const kept = async (path: string, response: Response) =>
    textOf(await start('abc', FILES).onlyListed({ ...ask(path), response }))

  test('is what the build lists, with its type and no other header', async () => {
    const response = new Response('script', {
      headers: { 'content-type': 'text/javascript', refresh: '0;url=/other/' },
    })
    const copy = await start('abc', FILES).onlyListed({ ...ask(SCRIPT), response })
    expect([...(copy?.headers ?? [])]).toEqual([['content-type', 'text/javascript']])
    expect(await copy?.text()).toBe('script')
  })

  test.each<[string, string, Response]>([
    ['a login page in the place of a script', SCRIPT, answer('/', 'Sign in')],
    ['another script', SCRIPT, answer(SCRIPT, 'evil')],
    ['the right text as another type', SCRIPT, answer(SCRIPT, 'script', 'text/html')],
    ['a page of a login page', '/', answer('/', 'Sign in')],
    ['what no build lists', '/other.js', answer('/other.js', 'script')],
    ['an error', SCRIPT, new Response('script', { status: 500, headers: { 'content-type': 'text/javascript' } })],
  ])('is not %s', async (_, path, response) => {
    expect(await kept(path, response)).toBeUndefined()
  })

  test.each(['/', '/?step=x', '/index.html'])('%s is known by its page', async (path) => {
    expect(await kept(path, answer('/', 'home'))).toEqual([200, 'home'])
  })

  test('a script of the wrong type is requested past the HTTP cache', async () => {
    host[SITE + SCRIPT] = answer(SCRIPT, 'script')
    const { refetchWrongType } = start('abc', FILES)
    expect(await textOf(await refetchWrongType({ ...ask(SCRIPT), response: answer('/', 'Sign in') }))).toEqual([
      200,
      'script',
    ])
    const right = answer(SCRIPT, 'script')
    expect(await refetchWrongType({ ...ask(SCRIPT), response: right })).toBe(right)
  })
})

describe('what is taken of a visit', () => {
  test.each([
    ['a script', SCRIPT, 'wakamiti-static', 'script'],
    ['a page', '/', 'wakamiti-pages', 'home'],
  ])('is %s as the build lists it', async (_, path, cacheName, text) => {
    await keep(cacheName, { [path]: text })
    expect(await taken(start('abc', FILES), path, { cacheName })).toEqual([200, text])
  })

  test.each([
    ['a script', SCRIPT, 'wakamiti-static'],
    ['a page', '/', 'wakamiti-pages'],
    ['a file that no build has', '/evil.js', 'wakamiti-assets'],
  ])('is not %s of a neighbour, which is thrown away', async (_, path, cacheName) => {
    await keep(cacheName, { [path]: 'evil' })
    expect(await taken(start('abc', FILES), path, { cacheName })).toBeUndefined()
    expect(stored.pathsIn(cacheName)).toEqual([])
  })

  test('an address with index.html opens the page without it', async () => {
    const { cachedOrSaved } = start('abc', FILES)
    const response = await cachedOrSaved(ask('/plugins/rest/index.html?a=1', { mode: 'navigate' }))
    expect(response?.headers.get('location')).toBe(`${SITE}/plugins/rest/?a=1`)
  })
})

describe('an update', () => {
  const NEW = { [SCRIPT]: 'script', '/': 'new home' }

  const begin = async (others?: Record<string, Record<string, string>>) => {
    const worker = start('new', NEW, others)
    await worker.happen('install')
    await worker.happen('activate')
    return worker
  }

  beforeEach(async () => {
    await keep('wakamiti-pages', { '/': 'home', '/plugins/': 'evil' })
    await keep('wakamiti-static', { [SCRIPT]: 'script', '/_next/static/abc/_buildManifest.js': 'manifest' })
    await keep('wakamiti-saved-abc', { '/': 'home', '/404/': 'evil' })
    await keep('wakamiti-saved-evil', { '/': 'evil' })
    await keep('other-project', { '/': 'theirs' })
    await (await stored.open('wakamiti-saved')).put(
      '/wakamiti/assets/offline/saved.json',
      Response.json({ build: 'abc' }),
    )
  })

  test('deletes what no build lists, and leaves what the last one lists while its host does', async () => {
    host[listPath('abc')] = answer('/a.js', '')
    const worker = await begin({ abc: FILES })
    expect(stored.pathsIn('wakamiti-pages')).toEqual(['/wakamiti/'])
    expect(stored.pathsIn('wakamiti-saved-abc')).toEqual(['/wakamiti/'])
    expect(stored.pathsIn('wakamiti-saved')).toEqual(['/wakamiti/assets/offline/saved.json'])
    expect(await stored.keys()).not.toContain('wakamiti-saved-evil')
    expect(stored.pathsIn('other-project')).toEqual(['/wakamiti/'])
    expect(await taken(worker, '/', { mode: 'navigate' })).toEqual([200, 'home'])
  })

  test('knows the last build again when the worker has been stopped', async () => {
    host[listPath('abc')] = answer('/a.js', '')
    await begin({ abc: FILES })
    expect(await taken(start('new', NEW, { abc: FILES }), '/', { mode: 'navigate' })).toEqual([200, 'home'])
  })

  test('deletes all files of a build that the host no longer has', async () => {
    await begin()
    expect(stored.pathsIn('wakamiti-pages')).toEqual([])
    expect(stored.pathsIn('wakamiti-static')).toEqual([`/wakamiti${SCRIPT}`])
    expect(await stored.keys()).not.toContain('wakamiti-saved-abc')
  })

  test.each([
    ['is out of order', new Response('', { status: 503 })],
    ['has too much to do', new Response('', { status: 429 })],
    ['asks for a login', answer('/', 'Sign in')],
  ])('waits for another visit when the host %s', async (_, response) => {
    host[listPath('abc')] = response
    await expect(start('new', NEW).happen('install')).rejects.toThrow('cannot be had now')
    expect(stored.pathsIn('wakamiti-saved-abc')).toEqual(['/wakamiti/', '/wakamiti/404/'])
  })

  test('after a save, unlisted files are deleted, and those of a newer build stay', async () => {
    const worker = start('new', NEW)
    await keep('wakamiti-pages', { '/': 'new home' })
    await worker.happen('message', 'clean')
    expect(stored.pathsIn('wakamiti-pages')).toEqual(['/wakamiti/'])
    expect(stored.pathsIn('wakamiti-saved-abc')).toEqual(['/wakamiti/', '/wakamiti/404/'])
  })
})

describe('a page that is cached as data only', () => {
  const shown = async (path: string, kept: Record<string, string>, mode = 'navigate') => {
    await keep('wakamiti-static', { [REST_DATA]: '{}' })
    await keep('wakamiti-pages', kept)
    const { shellFor } = start('abc', FILES)
    return (await shellFor(ask(path, { mode }).request))?.text()
  }

  const PLUGINS = { '/plugins/': FILES['/plugins/'] }

  test('is served in another document, marked and emptied', async () => {
    expect(await shown('/plugins/rest/', PLUGINS)).toBe(
      '<html data-shell lang="es" data-build="abc"><body><div id="page"></div><nav></nav></body></html>',
    )
  })

  test.each<[string, string, Record<string, string>, string]>([
    ['a page that was not kept', '/plugins/email/', PLUGINS, 'navigate'],
    ['data without any document', '/plugins/rest/', {}, 'navigate'],
    ['a document of a neighbour', '/plugins/rest/', { '/plugins/': documentOf('abc', 'evil') }, 'navigate'],
    ['what is no navigation', '/plugins/rest/', PLUGINS, 'cors'],
  ])('there is no answer for %s', async (_, path, kept, mode) => {
    expect(await shown(path, kept, mode)).toBeUndefined()
  })
})

describe('the saved site', () => {
  interface Case extends Question {
    path: string
    record?: unknown
    visited?: string
    /** What another project has put into it. */
    foreign?: Record<string, string>
  }

  const RECORD = { build: 'abc', date: '2026-11-20' }

  async function shown({ path, record = RECORD, visited, foreign = {}, ...question }: Case) {
    await keep('wakamiti-saved-abc', { ...FILES, ...foreign })
    await (await stored.open('wakamiti-saved')).put('/wakamiti/assets/offline/saved.json', Response.json(record))
    const cacheName = path.includes('/_next/') ? 'wakamiti-static' : 'wakamiti-assets'
    if (visited) await keep(cacheName, { [path]: visited })
    const own = { '/assets/steps.json': 'newer steps' }
    return taken(start('new', own, { abc: FILES }), path, {
      cacheName,
      ...question,
    })
  }

  test.each<[string, Case, [number, string] | undefined]>([
    ['a page by its own document', { path: '/', mode: 'navigate' }, [200, 'home']],
    [
      'a page by the shell of its language',
      { path: '/plugins/rest/?step=x', mode: 'navigate' },
      [200, 'shell of Spanish pages'],
    ],
    ['a page without its slash', { path: '/plugins/rest', mode: 'navigate' }, [200, 'shell of Spanish pages']],
    ['a page that there is not', { path: '/none/', mode: 'navigate' }, NOT_SAVED],
    ['what only looks like a language', { path: '/no/page/', mode: 'navigate' }, NOT_SAVED],
    [
      'a page of another language by the shell of that',
      { path: '/en/plugins/rest/', mode: 'navigate' },
      [200, 'shell of English pages'],
    ],
    ['data for a tab of its build', { path: '/assets/steps.json', build: 'abc' }, [200, 'steps of abc']],
    ['data for a tab of another build', { path: '/assets/steps.json', build: 'new' }, undefined],
    ['a script, which has its hash in its name', { path: SCRIPT }, [200, 'script']],
    ['a picture', { path: '/b.svg' }, [200, 'picture']],
    [
      'the saved file before the copy of a visit, which may be of another build',
      { path: '/assets/steps.json', build: 'abc', visited: 'newer steps' },
      [200, 'steps of abc'],
    ],
    [
      'the copy of a visit to a tab of another build',
      { path: '/assets/steps.json', build: 'new', visited: 'newer steps' },
      [200, 'newer steps'],
    ],
    ['no page of a neighbour', { path: '/', mode: 'navigate', foreign: { '/': 'evil' } }, NOT_SAVED],
    [
      'no shell of a neighbour',
      { path: '/plugins/rest/', mode: 'navigate', foreign: { '/assets/offline/es.txt': 'evil' } },
      NOT_SAVED,
    ],
    ['nothing of a build that no host has listed', { path: '/', record: { build: 'evil' } }, undefined],
    ['nothing, when the record is none', { path: '/', record: 'evil' }, undefined],
  ])('answers with %s', async (_, asked, response) => {
    expect(await shown(asked)).toEqual(response)
  })
})
