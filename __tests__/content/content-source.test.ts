import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer as createHost } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { CONTENT_CLONE, gitRemote, tokenSettings } from '@/content/content-git'
import { fetchContent, fetchedContent } from '@/content/content-source'
import { contentRoot } from '@/site/content-root'
import { workIn, writeFiles } from '../work-in'

/** A throwaway certificate for localhost. */
const CERTIFICATE = readFileSync(join(__dirname, 'localhost.pem'))

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
let secondCommit = ''

/** main: first (tagged v1, annotated v1a), second; flat: content at the top; feature/empty: no content; linked: with a link;
 * wide and long: a name that no disk takes, outside of the content and in it. */
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main')
  firstCommit = commit('first')
  git('tag', 'v1')
  git('tag', '-a', 'v1a', '-m', 'annotated')
  writeFiles(folder, { 'work/content/menu.es.yaml': 'second' })
  secondCommit = commit('second')
  git('checkout', '--quiet', '-b', 'flat')
  git('mv', 'content/menu.es.yaml', 'menu.es.yaml')
  commit('flat')
  git('checkout', '--quiet', '-b', 'feature/empty', 'main')
  git('rm', '--quiet', '-r', 'content')
  commit('empty')
  git('checkout', '--quiet', '-b', 'linked', 'main')
  symlinkSync('/etc/hostname', join(folder, 'work/content/host.es.md'))
  commit('linked')
  git('checkout', '--quiet', 'main')
  for (const [name, place] of [
    ['wide', ''],
    ['long', 'content/'],
  ] as const) {
    const file = `100644,${git('rev-parse', 'HEAD:README.md')},${place}${'a'.repeat(300)}`
    git('update-index', '--add', '--cacheinfo', file)
    git('branch', name, git('commit-tree', '-p', 'HEAD', '-m', name, git('write-tree')))
    git('reset', '--quiet')
  }
  git('clone', '--quiet', '--bare', '.', join(folder, 'bare.git'))
  writeFiles(SITE, { '.keep': '' })
})

beforeEach(() => {
  process.chdir(SITE)
  process.env.CONTENT_REPOSITORY = BARE
})

afterEach(() => {
  for (const name of ['CONTENT_REPOSITORY', 'CONTENT_REF', 'CONTENT_TOKEN', 'CONTENT_FETCHED']) delete process.env[name]
})

/** The next build. */
async function fetchAgain(reference: string): Promise<void> {
  delete process.env.CONTENT_FETCHED
  process.env.CONTENT_REF = reference
  await fetchContent()
}

const fetched = () => readFileSync(join('.content', 'menu.es.yaml'), 'utf8')

const failureOf = (): Promise<string> =>
  fetchContent().then(
    () => 'fetched',
    ({ message }: Error) => message,
  )

test.each([
  ['without a reference the head', () => '', 'second'],
  ['a branch', () => 'main', 'second'],
  ['content at the top', () => 'flat', 'second'],
  ['content beside what cannot be written', () => 'wide', 'second'],
  ['a tag', () => 'v1', 'first'],
  ['an annotated tag', () => 'v1a', 'first'],
  ['a full name', () => 'refs/tags/v1', 'first'],
  ['a commit', () => firstCommit, 'first'],
])('%s can be fetched, and nothing else', async (_, reference, content) => {
  process.env.CONTENT_REF = reference()
  await fetchContent()
  expect(fetched()).toBe(content)
  expect(readdirSync('.content')).toEqual([...(reference() === 'flat' ? ['README.md'] : []), 'menu.es.yaml'])
})

test('the fetched version and the branch to edit are recorded', async () => {
  await fetchContent()
  expect(fetchedContent()).toEqual({ commit: secondCommit, branch: 'main', folder: 'content/' })
  await fetchAgain('flat')
  expect(fetchedContent()).toMatchObject({ branch: 'flat', folder: '' })
  await fetchAgain('refs/heads/flat')
  expect(fetchedContent()).toMatchObject({ branch: 'flat', folder: '' })
  await fetchAgain('v1')
  expect(fetchedContent()).toEqual({ commit: firstCommit, branch: 'main', folder: 'content/' })
})

test('a branch that has moved is fetched anew', async () => {
  await fetchContent()
  git('checkout', '--quiet', '-b', 'moving')
  git('push', '--quiet', BARE, 'moving')
  await fetchAgain('moving')
  writeFiles(folder, { 'work/content/menu.es.yaml': 'moved' })
  commit('moved')
  git('push', '--quiet', BARE, 'moving')
  git('checkout', '--quiet', 'main')
  await fetchAgain('moving')
  expect(fetched()).toBe('moved')
})

describe('fetched content', () => {
  const gone = () => renameSync(join(folder, 'bare.git'), join(folder, 'gone.git'))
  const back = () => renameSync(join(folder, 'gone.git'), join(folder, 'bare.git'))

  test('a fetched commit needs no network', async () => {
    await fetchAgain(firstCommit)
    await fetchAgain(secondCommit)
    gone()
    try {
      await fetchAgain(firstCommit)
    } finally {
      back()
    }
    expect(fetched()).toBe('first')
  })

  test('a branch has to be resolved: without a network, outdated content is not published', async () => {
    await fetchAgain('main')
    gone()
    try {
      delete process.env.CONTENT_FETCHED
      expect(await failureOf()).toContain('cannot be reached')
    } finally {
      back()
    }
  })

  test.each(['main', 'v1', 'v1a'])('%s is resolved, and nothing is fetched', async (reference) => {
    await fetchAgain(reference)
    process.env.GIT_TRACE = join(folder, 'trace')
    rmSync(process.env.GIT_TRACE, { force: true })
    await fetchAgain(reference)
    const trace = readFileSync(process.env.GIT_TRACE, 'utf8')
    delete process.env.GIT_TRACE
    expect(trace).toContain('git ls-remote')
    expect(trace).not.toMatch(/git fetch|git checkout/)
  })

  test('a truncated clone is made again', async () => {
    await fetchContent()
    rmSync(join(CONTENT_CLONE, '.git', 'HEAD'))
    await fetchAgain('v1')
    expect(fetched()).toBe('first')
  })
})

test('a build fetches once', async () => {
  process.env.CONTENT_REF = 'v1'
  await fetchContent()
  process.env.CONTENT_REF = 'main'
  await fetchContent()
  expect(fetched()).toBe('first')
})

describe('credentials', () => {
  test.each(['main', '0123456'])('no message about %s shows them', async (reference) => {
    process.env.CONTENT_REPOSITORY = 'https://writer:secret@localhost:1/docs.git'
    process.env.CONTENT_TOKEN = 'token'
    process.env.CONTENT_REF = reference
    expect(await failureOf()).not.toMatch(/secret|token/)
  })

  test('a token is sent to the host of the repository only, and only over https', () => {
    expect(tokenSettings('https://example.org/docs.git', 'token')).toMatchObject({
      GIT_CONFIG_KEY_0: 'http.https://example.org/.extraHeader',
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from('x-access-token:token').toString('base64')}`,
      GIT_CONFIG_KEY_1: 'http.https://example.org/.followRedirects',
      GIT_CONFIG_VALUE_1: 'false',
    })
    expect(tokenSettings('http://example.org/docs.git', 'token')).toEqual({})
    expect(tokenSettings('https://example.org/docs.git', undefined)).toEqual({})
  })
})

test('a token is not sent to a redirect', async () => {
  const asked: string[] = []
  const host = createHost({ key: CERTIFICATE, cert: CERTIFICATE }, ({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization?.slice(0, 5)}`)
    const location = `https://writer:secret@localhost:${port()}/new.git/info/refs?service=git-upload-pack`
    response.writeHead(url.startsWith('/new') ? 404 : 301, { location }).end()
  })
  const port = () => (host.address() as AddressInfo).port
  await new Promise<void>((done) => host.listen(0, done))
  process.env.GIT_SSL_NO_VERIFY = '1'
  process.env.CONTENT_TOKEN = 'token'
  const address = `https://localhost:${port()}`
  process.env.CONTENT_REPOSITORY = `${address}/old.git`
  const said = await failureOf()
  delete process.env.GIT_SSL_NO_VERIFY
  await new Promise((done) => host.close(done))
  expect(said).toBe(
    `CONTENT_REPOSITORY ${address}/old.git cannot be reached in time  (check the address, which must not redirect, the network and your access)`,
  )
  expect(asked).toEqual(['/old.git/info/refs?service=git-upload-pack Basic'])
})

test('a host that never answers times out', async () => {
  const host = createServer(() => {}).unref()
  await new Promise<void>((done) => host.listen(0, done))
  const repository = `git://localhost:${(host.address() as AddressInfo).port}/docs.git`
  await expect(gitRemote(repository, ['ls-remote', repository], 200)).rejects.toThrow(
    `CONTENT_REPOSITORY ${repository} cannot be reached in time  (check the address, which must not redirect, the network and your access)`,
  )
  host.close()
})

describe('a full commit hash', () => {
  const MISSING = 'c0ffee'.padEnd(40, '0')
  const names = () => [`refs/heads/${MISSING}`, `refs/heads/${firstCommit}`]
  const bare = (...args: string[]) => git('--git-dir', join(folder, 'bare.git'), ...args)

  beforeEach(() => {
    rmSync(CONTENT_CLONE, { recursive: true, force: true })
    for (const name of names()) bare('update-ref', name, secondCommit)
  })
  afterEach(() => {
    for (const name of names()) bare('update-ref', '-d', name)
  })

  test('wins over a branch of that name', async () => {
    process.env.CONTENT_REF = firstCommit
    await fetchContent()
    expect([fetched(), fetchedContent()?.commit]).toEqual(['first', firstCommit])
  })

  test('is never resolved to a branch of that name', async () => {
    process.env.CONTENT_REF = MISSING
    expect(await failureOf()).toContain(`CONTENT_REF ${MISSING} is not in`)
  })
})

test('two fetches at once leave one version or the other, with its record', async () => {
  process.env.CONTENT_REF = 'v1'
  const first = fetchContent()
  process.env.CONTENT_REF = 'main'
  await Promise.all([first, fetchContent()])
  expect([fetched(), fetchedContent()?.commit]).toContainEqual(fetched() === 'first' ? firstCommit : secondCommit)
})

test('the leftovers of a killed fetch are removed', async () => {
  await fetchAgain('v1')
  renameSync('.content', '.content.wakamiti-old')
  writeFiles('.', { '.content.wakamiti-new/half': '' })
  const locks = ['HEAD.lock', 'packed-refs.lock', 'refs/remotes/content/main.lock']
  for (const lock of locks) writeFileSync(join(CONTENT_CLONE, '.git', lock), '')
  writeFileSync(join(CONTENT_CLONE, '.git', 'fetched.json'), '{"commit":"')
  await fetchAgain('main')
  expect(fetched()).toBe('second')
  expect(readdirSync('.').filter((name) => name.includes('wakamiti'))).toEqual([])
})

test.each([
  [
    'CONTENT_REPOSITORY',
    '--upload-pack=touch owned',
    'CONTENT_REPOSITORY --upload-pack=touch owned cannot be reached in time  (check the address, which must not redirect, the network and your access)',
  ],
  [
    'CONTENT_REF',
    'v9',
    `CONTENT_REF v9 is not in ${BARE}  (name a branch, a tag, or all digits of a commit on one of them)`,
  ],
  [
    'CONTENT_REF',
    'feature/empty',
    `${BARE} at feature/empty has no content  (menu.es.yaml must be in content/ or at the top)`,
  ],
  [
    'CONTENT_REF',
    'linked',
    `${BARE} at linked has a link: content/host.es.md  (put the file itself into the content folder)`,
  ],
  ['CONTENT_REF', 'long', 'git cannot unpack the content  (free some space; names may be too long, or too many)'],
])('with the %s %s the error says what to do, and the last good tree stays', async (name, value, said) => {
  rmSync('.content', { recursive: true, force: true })
  writeFiles('.', { '.content/menu.es.yaml': 'good' })
  process.env[name] = value
  expect(await failureOf()).toBe(said)
  expect(fetched()).toBe('good')
  expect(process.env.CONTENT_FETCHED).toBeUndefined()
  // An address that looks like an option of git is not used as one.
  expect(existsSync('owned')).toBe(false)
})

test('content is read from the fetched tree, or without a repository from the project', () => {
  expect(contentRoot()).toBe(resolve('.content'))
  delete process.env.CONTENT_REPOSITORY
  expect(contentRoot()).toBe(resolve('content'))
})
