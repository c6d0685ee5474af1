/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseBuildList } from '@/build/deploy/build-list'
import { lastSite } from '@/build/deploy/last-site'
import { publishKeeping } from '@/build/deploy/publish-keep'
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

/** What the last publication said. */
let said: string[]

beforeEach(() => {
  for (const name of readdirSync('.')) rmSync(name, { recursive: true })
})

/** Publishes a build after the one that was published to a folder, or at an address. */
async function publishBuild(build: string, from: string, now: number, to = 'next'): Promise<void> {
  said = []
  rmSync('out', { recursive: true, force: true })
  writeFiles(folder, filesOf(build))
  await publishKeeping({ build: 'out', last: lastSite(from), to, now, say: (message) => said.push(message) })
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

/** The new build is there as it was made. */
function expectWhole(build: string): void {
  expect(textOf('next/wakamiti/index.html')).toBe(`<html data-build="${build}">`)
  expect(textOf(`next/wakamiti/${scriptOf(build)}`)).toBe(`script ${build}`)
  expect(listed()[0]).toBe(build)
}

test('a first build is published without others, and that is said', async () => {
  await publishBuild('a', 'nowhere', 0)
  expectWhole('a')
  expect(listed()).toEqual(['a'])
  expect(said[0]).toBe('The published site has no assets/builds.json: no earlier build is kept.')
})

test('the hashed files of earlier builds are beside those of the new one, their pages are not', async () => {
  await publishBuilds(['a', 'b', 'c'])
  await publishBuild('d', 'site/wakamiti', 3 * DAY_MS)
  expectWhole('d')
  expect(listed()).toEqual(['d', 'c', 'b', 'a'])
  for (const build of 'abc') expect(textOf(`next/wakamiti/${scriptOf(build)}`)).toBe(`script ${build}`)
  expect(said.at(-1)).toBe('next/wakamiti has build d and 4 files of 3 earlier builds.')
})

test('files of builds that are too old are gone, those that another build has stay', async () => {
  await publishBuilds([...'abcdefghijklmnop'])
  const site = 'site/wakamiti/_next/static'
  expect(readdirSync(`${site}/chunks/pages`)).toHaveLength(14)
  expect(existsSync(`site/wakamiti/${scriptOf('b')}`)).toBe(false)
  expect(textOf(`${site}/media/text.woff2`)).toBe('font')
})

test('what hosts read themselves is at the top, above the base path', async () => {
  await publishBuild('a', 'nowhere', 0)
  expect(readdirSync('next').sort()).toEqual(['404.html', '_headers', '_redirects', 'wakamiti'])
  expect(textOf('next/_headers')).toBe('headers a')
  expect(existsSync('next/wakamiti/_headers')).toBe(false)
  expect(textOf('next/wakamiti/404.html')).toBe('not found a')
})

test('a file that is no longer what the list says is left out, and that is said', async () => {
  await publishBuilds(['a', 'b'])
  writeFileSync(`site/wakamiti/${scriptOf('a')}`, 'script x')
  await publishBuild('c', 'site/wakamiti', 2 * DAY_MS)
  expectWhole('c')
  expect(existsSync(`next/wakamiti/${scriptOf('a')}`)).toBe(false)
  expect(said).toContain(`1 files of earlier builds cannot be had any more, such as ${scriptOf('a')}`)
  expect(textOf('next/wakamiti/assets/builds.json')).not.toContain(scriptOf('a'))
})

test.each([
  ['is cut', '{"version":1,"bui', 'not JSON'],
  [
    'names a path outside',
    JSON.stringify({
      version: 1,
      builds: [
        {
          build: 'a',
          published: '2026-11-22T12:00:00Z',
          files: [{ path: '_next/static/../../../../victim', bytes: 1, sha256: '0'.repeat(64) }],
        },
      ],
    }),
    'builds.0.files.0.path: not a path inside _next/static/',
  ],
])('a list that %s publishes the new build alone, and says why', async (_, list, reason) => {
  await publishBuilds(['a'])
  writeFileSync('site/wakamiti/assets/builds.json', list)
  await publishBuild('b', 'site/wakamiti', DAY_MS)
  expectWhole('b')
  expect(listed()).toEqual(['b'])
  expect(said[0]).toBe(
    `The assets/builds.json of the published site cannot be used (${reason}): no earlier build is kept.`,
  )
  expect(existsSync('victim')).toBe(false)
})

test('without a new build nothing is written', async () => {
  await expect(
    publishKeeping({ build: 'out', last: lastSite('x'), to: 'next', now: 0, say: () => {} }),
  ).rejects.toThrow('out/ does not exist  (npm run build makes it)')
  expect(existsSync('next')).toBe(false)
})

describe('from the live site', () => {
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

  test('what is still needed is downloaded, each file once, past the caches of the host', async () => {
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
    expect(said[0]).toContain('cannot be used (status 503): no earlier build is kept.')
  })

  test('a host that cannot be reached publishes the new build alone, and says why', async () => {
    await publishBuild('b', 'http://localhost:1/wakamiti', 0)
    expectWhole('b')
    expect(said[0]).toMatch(/cannot be used \(fetch failed: .+\): no earlier build is kept\./)
  })
})
