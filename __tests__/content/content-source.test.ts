/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CONTENT_CLONE, ContentFetchError, fetchContent } from '@/content/content-source'
import { contentRoot } from '@/site/content-root'
import { workIn, writeFiles } from '../work-in'

const folder = workIn({ 'work/content/menu.es.yaml': 'first', 'work/README.md': 'not content' })

const SITE = join(folder, 'site')
const BARE = `file://${join(folder, 'bare.git')}`

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: join(folder, 'work'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

const commit = (message: string) => {
  git('add', '-A')
  git('commit', '--quiet', '-m', message)
  return git('rev-parse', 'HEAD')
}

let firstCommit = ''

/** main: first (tagged v1), second; flat: content at the top; empty: no content. */
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main')
  firstCommit = commit('first')
  git('tag', 'v1')
  writeFiles(folder, { 'work/content/menu.es.yaml': 'second' })
  commit('second')
  git('checkout', '--quiet', '-b', 'flat')
  git('mv', 'content/menu.es.yaml', 'menu.es.yaml')
  commit('flat')
  git('checkout', '--quiet', '-b', 'feature/empty', 'main')
  git('rm', '--quiet', '-r', 'content')
  commit('empty')
  git('checkout', '--quiet', 'main')
  git('clone', '--quiet', '--bare', '.', join(folder, 'bare.git'))
  writeFiles(SITE, { '.keep': '' })
})

beforeEach(() => {
  process.chdir(SITE)
  process.env.CONTENT_REPOSITORY = BARE
})

afterEach(() => {
  for (const name of ['CONTENT_REPOSITORY', 'CONTENT_REF', 'CONTENT_FETCHED']) delete process.env[name]
})

const fetched = () => readFileSync(join('.content', 'menu.es.yaml'), 'utf8')

const failureOf = async (): Promise<string> => {
  const error: unknown = await fetchContent().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ContentFetchError)
  return (error as Error).message
}

test('without a reference the head of the repository is fetched', async () => {
  await fetchContent()
  expect(fetched()).toBe('second')
})

test('only the content folder is copied', async () => {
  await fetchContent()
  expect(readdirSync('.content')).toEqual(['menu.es.yaml'])
})

test.each([
  ['a branch', () => 'main', 'second'],
  ['a tag', () => 'v1', 'first'],
  ['a commit', () => firstCommit, 'first'],
  ['the beginning of a commit', () => firstCommit.slice(0, 10), 'first'],
])('%s can be fetched', async (_, reference, content) => {
  process.env.CONTENT_REF = reference()
  await fetchContent()
  expect(fetched()).toBe(content)
})

test('content may be at the top of the repository; its history is not copied', async () => {
  process.env.CONTENT_REF = 'flat'
  await fetchContent()
  expect(fetched()).toBe('second')
  expect(existsSync(join('.content', '.git'))).toBe(false)
})

test('the clone is kept, so that the days of the last changes can be read', async () => {
  await fetchContent()
  expect(existsSync(join(CONTENT_CLONE, '.git'))).toBe(true)
})

test('what was fetched before is replaced as a whole', async () => {
  writeFiles('.', { '.content/old.md': 'old' })
  await fetchContent()
  expect(readdirSync('.content')).toEqual(['menu.es.yaml'])
})

test('a build fetches once', async () => {
  process.env.CONTENT_REF = 'v1'
  await fetchContent()
  process.env.CONTENT_REF = 'main'
  await fetchContent()
  expect(fetched()).toBe('first')
})

test('Contentlayer gets a function that stops watching the source', async () => {
  expect((await fetchContent())()).toBeUndefined()
})

test('a repository that cannot be reached is named', async () => {
  const missing = `file://${join(folder, 'missing.git')}`
  process.env.CONTENT_REPOSITORY = missing
  expect(await failureOf()).toBe(
    `CONTENT_REPOSITORY ${missing} cannot be reached  (check the address, the network and your access)`,
  )
})

test('an unknown reference is named', async () => {
  process.env.CONTENT_REF = 'v9'
  expect(await failureOf()).toBe(`CONTENT_REF v9 is not in ${BARE}  (name a branch, a tag or a commit)`)
})

test('a tree without content is named', async () => {
  process.env.CONTENT_REF = 'feature/empty'
  expect(await failureOf()).toBe(
    `${BARE} at feature/empty has no content  (menu.es.yaml must be in content/ or at the top)`,
  )
})

test.each([
  ['CONTENT_REPOSITORY', 'file:///nowhere.git'],
  ['CONTENT_REF', 'v9'],
  ['CONTENT_REF', 'feature/empty'],
])('with the %s %s the last good tree stays, and no temporary folder is left', async (name, value) => {
  rmSync('.content', { recursive: true, force: true })
  writeFiles('.', { '.content/menu.es.yaml': 'good' })
  process.env[name] = value
  await failureOf()
  expect(fetched()).toBe('good')
  expect(readdirSync('.').filter((file) => file.startsWith('.content-fetch'))).toEqual([])
  expect(process.env.CONTENT_FETCHED).toBeUndefined()
})

test('a repository whose address looks like an option of git is only an address', async () => {
  process.env.CONTENT_REPOSITORY = '--upload-pack=touch owned'
  expect(await failureOf()).toContain('cannot be reached')
  expect(existsSync('owned')).toBe(false)
})

test('without a repository content is read from the folder of the project', () => {
  delete process.env.CONTENT_REPOSITORY
  expect(contentRoot()).toBe(resolve('content'))
})

test('with a repository it is read from the tree that was fetched', () => {
  process.env.CONTENT_REPOSITORY = 'file:///somewhere.git'
  expect(contentRoot()).toBe(resolve('.content'))
})
