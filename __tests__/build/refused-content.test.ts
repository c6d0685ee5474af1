import { execFileSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '@/build/build'
import { type Change, goodContent, spoiledContent } from '../content-lint/content-fixture'
import { workIn, writeFiles } from '../work-in'

/** A stand-in for Next.js that runs until it is stopped. */
const mockStop = jest.fn()
const mockWork = () => {
  const stopped = new EventEmitter()
  const stop = () => {
    mockStop()
    stopped.emit('error', new Error('stopped'))
  }
  return { stop, ended: once(stopped, 'never') }
}
jest.mock('@/build/run-tool', () => ({
  ...jest.requireActual('@/build/run-tool'),
  startTool: () => mockWork(),
}))
// There is no code to compile.
jest.mock('@/build/build-hash', () => ({ codeHash: () => 'abc' }))
jest.mock('@/build/emit/emit-fonts', () => ({ emitFonts: async () => {} }))

// The catalogue is read where the project is.
const CONTENT = { good: goodContent(), spoiled: (change: Record<string, Change>) => spoiledContent(change) }
const folder = workIn({})
const REPOSITORY = join(folder, 'repository')
const SECRET = 'a-token'

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: REPOSITORY,
    stdio: 'ignore',
  })

/** A repository with this content, and a published build. */
function fetchFrom(change: Record<string, Change>, alsoWrite: (content: string) => void = () => {}): void {
  for (const name of ['repository', 'out', 'out.wakamiti-old', '.content', '.content-clone'])
    rmSync(name, { recursive: true, force: true })
  writeFiles(join(REPOSITORY, 'content'), Object.fromEntries(CONTENT.spoiled(change)))
  alsoWrite(join(REPOSITORY, 'content'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '-A')
  git('commit', '--quiet', '-m', 'content')
  writeFiles(folder, { 'out/index.html': 'the last build' })
  process.env.CONTENT_REPOSITORY = `file://${REPOSITORY}`
}

let printed = ''

beforeEach(() => {
  printed = ''
  const note = (...words: unknown[]) => {
    printed += `${words.join(' ')}\n`
  }
  jest.spyOn(console, 'log').mockImplementation(note)
  jest.spyOn(console, 'error').mockImplementation(note)
  mockStop.mockClear()
})

afterEach(() => {
  for (const name of ['CONTENT_REPOSITORY', 'CONTENT_REF', 'CONTENT_FETCHED']) delete process.env[name]
  jest.restoreAllMocks()
})

const lastBuild = () => existsSync('out/index.html') && readFileSync('out/index.html', 'utf8')

const GS = 'introduction/getting-started.es.md'

const EN = 'introduction/getting-started.en.md'

/** Problems in every kind of file, and paths out of the folder wherever a path is allowed. */
const FAULTS: Record<string, Change> = {
  [GS]: { replace: { 'title: Primeros': 'titel: Primeros' } },
  [EN]: {
    replace: {
      'A paragraph.': '::figure[../../etc/x]{caption="a"}\n\n[a](/assets/../../x) ![b](/images/../../x.png)',
    },
  },
  'plugins/demo.es.md': { replace: { 'plugin: demo': 'plugin: ../../x' } },
  'menu.es.yaml': { replace: { '/plugins/demo/': '/../plugins/demo/' } },
  'plugins/..demo.es.md': { text: 'x' },
  'fixtures/data.bin': { text: 'x', times: 1_000_001 },
  'images/shot.png': { bytes: '89504e470d0a1a0a' },
}

test('content with problems is refused, each is reported, and the last build stays', async () => {
  fetchFrom(FAULTS)
  expect(await build()).toBe(false)
  for (const told of [
    `${GS}:2:1  titel is unknown`,
    `${EN}:6:1  figures/../../etc/x.en.svg is missing`,
    `${EN}:8:1  /assets/../../x is unknown`,
    'plugin cannot be ../../x',
    '/../plugins/demo/ is unknown',
    'plugins/..demo.es.md:1:1  no page shows a hidden file',
    'fixtures/data.bin:1:1  the file has more than 1000000 bytes',
    'images/shot.png:1:1  the picture cannot be read as PNG',
    'Nothing was published: out/ is as it was.',
  ])
    expect(printed).toContain(told)
  expect(lastBuild()).toBe('the last build')
  expect(mockStop).toHaveBeenCalled()
})

test.each([
  ['a page', (content: string) => symlinkSync('/etc/hostname', join(content, 'setup', 'host.es.md'))],
  ['a folder', (content: string) => symlinkSync('/etc', join(content, 'images', 'etc'))],
])('content with a symbolic link for %s is refused, and the last build stays', async (_, link) => {
  fetchFrom({}, link)
  expect(await build()).toBe(false)
  expect(printed).toMatch(/a (symbolic )?link/)
  expect(lastBuild()).toBe('the last build')
})

test('a build that a killed run has left aside is restored before content is refused', async () => {
  fetchFrom({ [GS]: { text: '' } })
  rmSync('out', { recursive: true })
  writeFiles(folder, { 'out.wakamiti-old/index.html': 'the last build' })
  expect(await build()).toBe(false)
  expect(lastBuild()).toBe('the last build')
})

test.each([
  `https://writer:${SECRET}@localhost:1/docs.git`,
  `https://${SECRET}@localhost:1/docs.git`,
  `https://localhost:1/docs.git?private_token=${SECRET}`,
  `https://writer:pass/word#${SECRET}@localhost:1/docs.git`,
])('the credentials of %s are not printed if it cannot be reached', async (repository) => {
  writeFiles(folder, { 'out/index.html': 'the last build' })
  process.env.CONTENT_REPOSITORY = repository
  expect(await build()).toBe(false)
  expect(printed).toContain('cannot be reached')
  expect(printed).not.toMatch(/a-token|pass|word/)
  expect(lastBuild()).toBe('the last build')
})
