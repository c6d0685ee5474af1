import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lastSite, parseBuildList } from '@/build/deploy/publication'
import { publishKeeping } from '@/build/deploy/publish-keep'
import { withLock } from '@/lib/node/replace'
import { type Files, workIn, writeFiles } from '../../work-in'

const DAY_MS = 86_400_000

const folder = workIn({})

/** A build: its page, a script of its own, and one that all builds share. */
const filesOf = (build: string): Files => ({
  'out/index.html': `<html data-build="${build}">`,
  'out/404.html': `not found ${build}`,
  'out/_headers': `headers ${build}`,
  'out/_redirects': `redirects ${build}`,
  [`out/_next/static/chunks/pages/[[...slug]]-${build}.js`]: `script ${build}`,
  'out/_next/static/media/text.woff2': 'font',
})

const scriptOf = (build: string) => `_next/static/chunks/pages/[[...slug]]-${build}.js`

/** What the last publication printed. */
const said: string[] = []

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation((message: string) => void said.push(message))
  said.length = 0
  for (const name of readdirSync('.')) rmSync(name, { recursive: true })
})

/** Publishes a build after the one that was published to a folder, or at an address. */
async function publishBuild(build: string, from: string, now: number, to = 'next'): Promise<void> {
  said.length = 0
  rmSync('out', { recursive: true, force: true })
  writeFiles(folder, filesOf(build))
  await publishKeeping({ build: 'out', last: lastSite(from), to, now })
}

/** Publishes builds, one after the other, a day apart. */
async function publishBuilds(builds: string[]): Promise<void> {
  for (const [day, build] of builds.entries()) {
    await publishBuild(build, 'site/wakamiti', day * DAY_MS)
    rmSync('site', { recursive: true, force: true })
    await publishBuild(build, 'next/wakamiti', day * DAY_MS, 'site')
  }
}

const textOf = (path: string) => readFileSync(path, 'utf8')

const listed = (list = 'next/wakamiti/assets/builds.json') => parseBuildList(textOf(list)).map(({ build }) => build)

/** Expects the new build to be complete. */
function expectWhole(build: string): void {
  expect(textOf('next/wakamiti/index.html')).toBe(`<html data-build="${build}">`)
  expect(textOf(`next/wakamiti/${scriptOf(build)}`)).toBe(`script ${build}`)
  expect(listed()[0]).toBe(build)
}

test('a first build is published alone, and says so', async () => {
  await publishBuild('a', 'nowhere', 0)
  expectWhole('a')
  expect(listed()).toEqual(['a'])
  expect(said[0]).toBe('The published site has no assets/builds.json: no earlier build is kept.')
})

test('a build that is being replaced is published once it is complete', async () => {
  let publishing: Promise<void> | undefined
  await withLock('out', 0, async () => {
    publishing = publishBuild('a', 'nowhere', 0)
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate)
    rmSync('out', { recursive: true })
    writeFiles(folder, filesOf('b'))
  })
  await publishing
  expectWhole('b')
  expect(listed()).toEqual(['b'])
})

test('the hashed files of earlier builds are beside those of the new one, their pages are not', async () => {
  await publishBuilds(['a', 'b', 'c'])
  await publishBuild('d', 'site/wakamiti', 3 * DAY_MS)
  expectWhole('d')
  expect(listed()).toEqual(['d', 'c', 'b', 'a'])
  for (const build of 'abc') expect(textOf(`next/wakamiti/${scriptOf(build)}`)).toBe(`script ${build}`)
  expect(said.at(-1)).toBe('next/wakamiti has build d and 4 files of 3 earlier builds.')
})

test('files of builds that are too old are removed, unless another build has them', async () => {
  await publishBuilds([...'abcdefghijklmnop'])
  const site = 'site/wakamiti/_next/static'
  expect(readdirSync(`${site}/chunks/pages`)).toHaveLength(14)
  expect(existsSync(`site/wakamiti/${scriptOf('b')}`)).toBe(false)
  expect(textOf(`${site}/media/text.woff2`)).toBe('font')
})

test('files for the host are at the top, above the base path', async () => {
  await publishBuild('a', 'nowhere', 0)
  expect(readdirSync('next').sort()).toEqual(['404.html', '_headers', '_redirects', 'wakamiti'])
  expect(textOf('next/_headers')).toBe('headers a')
  expect(existsSync('next/wakamiti/_headers')).toBe(false)
  expect(textOf('next/wakamiti/404.html')).toBe('not found a')
})

test('a file that differs from the list is left out, and reported', async () => {
  await publishBuilds(['a', 'b'])
  writeFileSync(`site/wakamiti/${scriptOf('a')}`, 'script x')
  await publishBuild('c', 'site/wakamiti', 2 * DAY_MS)
  expectWhole('c')
  expect(existsSync(`next/wakamiti/${scriptOf('a')}`)).toBe(false)
  expect(said).toContain(`1 files of earlier builds are no longer available, such as ${scriptOf('a')}`)
  expect(textOf('next/wakamiti/assets/builds.json')).not.toContain(scriptOf('a'))
})

test('with an unusable list, the new build is published alone, and the reason printed', async () => {
  await publishBuilds(['a'])
  writeFileSync('site/wakamiti/assets/builds.json', '{"version":1,"bui')
  await publishBuild('b', 'site/wakamiti', DAY_MS)
  expectWhole('b')
  expect(listed()).toEqual(['b'])
  expect(said[0]).toMatch(/^The assets\/builds\.json of the published site cannot be used \(.*JSON.*\): no earlier/)
})

test('without a new build nothing is written', async () => {
  await expect(publishKeeping({ build: 'out', last: lastSite('x'), to: 'next', now: 0 })).rejects.toThrow(
    'out/ does not exist  (npm run build makes it)',
  )
  expect(existsSync('next')).toBe(false)
})

describe('a folder that is no publication stays', () => {
  const refused = async (to: string) => {
    const error: unknown = await publishBuild('b', 'nowhere', 0, to).catch((reason: unknown) => reason)
    return String(error)
  }

  test.each([
    ['the folder above the project', '..', /has files that are no publication/],
    ['the project', '.', /is no publication|has files|is inside/],
    ['no name', '', /has files that are no publication/],
    ['the last build', 'out', /is inside of out/],
    ['a folder of the last build', 'out/assets/new', /is inside of out/],
    [
      'a folder with work',
      'work',
      /^Error: work has files that are no publication of this site: they stay {2}\(name one/,
    ],
    ['a file', 'work/notes.md', /is no folder/],
  ])('%s', async (_, to, reason) => {
    writeFiles(folder, { 'work/notes.md': 'work', 'work/wakamiti/assets/builds.json': { version: 1, builds: [] } })
    expect(await refused(to)).toMatch(reason)
    expect(textOf('work/notes.md')).toBe('work')
    expect(textOf('out/index.html')).toContain('data-build="b"')
    expect(readdirSync('.').sort()).toEqual(['out', 'work'])
  })

  test.each(['next', 'next/'])('%s, empty or an earlier publication, is replaced', async (to) => {
    mkdirSync('next')
    await publishBuild('a', 'nowhere', 0, to)
    await publishBuild('b', 'nowhere', DAY_MS, to)
    expectWhole('b')
    expect(readdirSync('.').sort()).toEqual(['next', 'out'])
  })

  test('a link stays a link: its target is written', async () => {
    mkdirSync('elsewhere')
    symlinkSync('elsewhere', 'next')
    await publishBuild('a', 'nowhere', 0)
    expectWhole('a')
    expect(lstatSync('next').isSymbolicLink()).toBe(true)
  })
})

describe('publishing from the folder that is written', () => {
  test.each(['next', 'next/wakamiti'])('%s has the earlier builds afterwards', async (from) => {
    await publishBuild('a', 'nowhere', 0)
    await publishBuild('b', from, DAY_MS)
    expectWhole('b')
    expect(listed()).toEqual(['b', 'a'])
    expect(textOf(`next/wakamiti/${scriptOf('a')}`)).toBe('script a')
  })

  test('a run that was killed while replacing it loses nothing', async () => {
    await publishBuild('a', 'nowhere', 0)
    renameSync('next', 'next.wakamiti-old')
    writeFiles(folder, { 'next.wakamiti-new/half': '' })
    await publishBuild('b', 'next', DAY_MS)
    expect(listed()).toEqual(['b', 'a'])
    expect(readdirSync('.').sort()).toEqual(['next', 'out'])
  })
})

test.each([
  ['in the place of a folder', '_next/static/media', 4],
  ['below a file', '_next/static/media/text.woff2/x.js', 4],
  ['with a name that is too long', `_next/static/${'a'.repeat(280)}`, 4],
  ['that is too large', '_next/static/large.js', 20_000_001],
])('an earlier build with a file %s does not prevent the publication of the new one', async (_, path, bytes) => {
  const files = [{ path, bytes, sha256: '0'.repeat(64) }]
  const builds = [{ build: 'a', published: new Date(0).toISOString(), files }]
  writeFiles(folder, {
    'site/wakamiti/assets/builds.json': { version: 1, builds },
    'site/wakamiti/_next/static/large.js': '',
  })
  await publishBuild('b', 'site/wakamiti', DAY_MS)
  expectWhole('b')
})

describe('publishing from a hostile site', () => {
  const LIMITS = { fileMs: 300, siteMs: 1_000 }
  const list = { version: 1, builds: [{ build: 'a', published: new Date(0).toISOString(), files: [] as unknown[] }] }
  const file = { path: scriptOf('a'), bytes: 8, sha256: '0'.repeat(64) }
  const unending =
    (piece: string): RequestListener =>
    (_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(piece), 10)
      response.on('close', () => clearInterval(timer))
    }
  const withList =
    (files: RequestListener): RequestListener =>
    (request, response) =>
      request.url?.includes('builds.json')
        ? response.end(JSON.stringify({ ...list, builds: [{ ...list.builds[0], files: [file] }] }))
        : files(request, response)

  test.each<[string, RequestListener, limits: typeof LIMITS | undefined]>([
    ['never answers', () => {}, LIMITS],
    ['sends its list byte by byte', unending('['), LIMITS],
    ['sends a list without end', unending(' '.repeat(1_000_000)), undefined],
    ['never sends a file', withList(() => {}), LIMITS],
    ['sends a file without end', withList(unending('x')), undefined],
  ])('one that %s does not prevent the publication of the new build', async (_, answer, limits) => {
    const server = createServer(answer)
    await new Promise<void>((done) => server.listen(0, done))
    writeFiles(folder, filesOf('b'))
    const { port } = server.address() as AddressInfo
    const last = lastSite(`http://localhost:${port}/wakamiti`, limits)
    await publishKeeping({ build: 'out', last, to: 'next', now: 0 })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    expectWhole('b')
    expect(said[0]).toMatch(/cannot be used \(|no longer available/)
  })
})

describe('publishing from the live site', () => {
  let status = 200
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const path = `site${decodeURIComponent(url.split('?')[0] ?? '')}`
    const isThere = existsSync(path)
    response.writeHead(isThere ? status : 404).end(isThere ? readFileSync(path) : 'not found')
  })
  const address = () => `http://localhost:${(server.address() as AddressInfo).port}/wakamiti/`

  beforeAll(() => new Promise<void>((done) => server.listen(0, done)))
  afterAll(() => new Promise((done) => server.close(done)))

  test('needed files are downloaded once each, bypassing the caches of the host', async () => {
    await publishBuilds(['a', 'b'])
    asked.length = 0
    await publishBuild('c', address(), 2 * DAY_MS)
    expectWhole('c')
    expect(listed()).toEqual(['c', 'b', 'a'])
    expect(asked).toHaveLength(3)
    for (const url of asked) expect(url).toMatch(/\?\d+$/)
  })

  test('a host that answers with errors publishes the new build alone, and says why', async () => {
    await publishBuilds(['a'])
    status = 503
    await publishBuild('b', address(), DAY_MS)
    status = 200
    expectWhole('b')
    expect(said[0]).toContain('cannot be used (Error: status 503): no earlier build is kept.')
  })

  test('a host that cannot be reached publishes the new build alone, and says why', async () => {
    await publishBuild('b', 'http://localhost:1/wakamiti', 0)
    expectWhole('b')
    expect(said[0]).toMatch(/cannot be used \(.+\): no earlier build is kept\./)
  })
})
