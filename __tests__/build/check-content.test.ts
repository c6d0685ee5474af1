import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { matchingFiles } from '@/build/check-content'
import { readContentFiles, recordAddresses, reportContent } from '@/build/content-files'
import { contentRoot } from '@/site/content-root'
import { type Change, goodContent, spoiledContent } from '../content-lint/content-fixture'
import { writeFiles } from '../work-in'

let folder = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'wakamiti-')))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What is printed, and whether there is no problem. */
async function check(root: string, only?: string) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const files = readContentFiles(root)
  const report = await reportContent(root, files, 'en', only)
  recordAddresses(root, files, report, 'en')
  const printed = ({ mock }: typeof log) => mock.calls.map(([line]) => String(line))
  const [stdout, stderr] = [printed(log), printed(error)]
  jest.restoreAllMocks()
  return { stdout, stderr, isSound: report.problems.length === 0 }
}

const write = (changes?: Record<string, Change>) =>
  writeFiles(folder, Object.fromEntries(changes ? spoiledContent(changes) : goodContent()))

test('content without problems is summarized', async () => {
  write()
  expect(await check(folder)).toEqual({
    stdout: [expect.stringMatching(/^\d+ files in .*, no problems$/)],
    stderr: [],
    isSound: true,
  })
})

test('new addresses are recorded once, and only if there is no problem', async () => {
  const file = join(folder, 'anchors.txt')
  const text = () => readFileSync(file, 'utf8')
  const [old, routes] = ['/old/\n', 'reference/routes.yaml']
  write({ 'anchors.txt': { text: old } })
  expect((await check(folder)).isSound).toBe(false)
  expect(text()).toBe(old)
  write({ 'anchors.txt': { text: old }, [routes]: { text: '/old/: /plugins/' } })
  const { stdout } = await check(folder)
  expect(stdout.join('\n')).toMatch(/anchors\.txt: new addresses: \d+; commit it with your change/)
  expect(text()).toMatch(
    /^\/\n\/en\/\n(.*\n)*\/old\/\n\/plugins\/\n(.*\n)*\/plugins\/demo\/#step-demo\.define\.service\n/,
  )
  expect((await check(folder)).stdout.join('\n')).not.toContain('new addresses')
})

test('the command prints every fault on its own line, and exits with 1', () => {
  write({
    'introduction/getting-started.es.md': { replace: { 'title: Primeros': 'titel: Primeros' } },
    'plugins/other.en.md': { replace: { "the service '/books'": "the servise '/books'" } },
    'figures/flow.es.svg': { replace: { '<path': '<path onclick="alert(1)"' } },
    'menu.en.yaml': { replace: { '/en/plugins/demo/': '/en/plugins/demos/' } },
    'images/shot.png': { text: 'GIF' },
  })
  symlinkSync('/etc/passwd', join(folder, 'setup/usage.es.md'))
  const command = ['src/build/check-content.ts', folder]
  const { stderr, status } = spawnSync('node_modules/.bin/tsx', [...command, '--lang', 'en'], { encoding: 'utf8' })
  const printed = stderr
    .trim()
    .split('\n')
    .map((line) => line.replace(`${relative(process.cwd(), folder)}/`, ''))
  expect(printed).toEqual([
    'figures/flow.es.svg:3:3  a drawing cannot have onclick  (remove it: use only shapes and text, with attributes of SVG)',
    'images/shot.png:1:1  the picture cannot be read as PNG  (save it again from its original)',
    'introduction/getting-started.es.md:2:1  titel is unknown  (did you mean title?)',
    'introduction/getting-started.es.md:2:1  title is missing  (write it)',
    'menu.en.yaml:12:27  /en/plugins/demos/ is unknown  (did you mean /en/plugins/demo/?)',
    "plugins/other.en.md:12:7  Undefined step: the servise '/books'  (did you mean the service '/books'?)",
    'setup/usage.es.md:1:1  a symbolic link  (put the file itself into the content folder)',
    'setup/usage.es.md:1:1  no menu leads to this page  (add it to menu.es.yaml: { title: …, slug: /setup/usage/ })',
    'setup/usage.es.md:1:1  setup/usage.en.md is missing  (write it)',
  ])
  expect(status).toBe(1)
})

test('a single file is checked with its translation, and nothing else', async () => {
  expect(await check(contentRoot(), 'setup/usage.es.md')).toEqual({
    stdout: ['content/setup/usage.es.md and its translation, no problems'],
    stderr: [],
    isSound: true,
  })
})

const NAMES = [
  'menu.es.yaml',
  ...['configuration', 'usage'].flatMap((name) => [`setup/${name}.en.md`, `setup/${name}.es.md`]),
]

const filesOf = (given: string) => matchingFiles(NAMES, contentRoot(), given, 'en')

test.each(['README.md', 'usage'])('%s, which is no file of the content, is refused', (given) => {
  expect(() => filesOf(given)).toThrow(`${given} is not a file of content/`)
})

test.each([
  [['content/setup/usage.es.md'], ['setup/usage.es.md']],
  [
    ['content/setup/usage.es.md', 'content/menu.es.yaml'],
    ['setup/usage.es.md', 'menu.es.yaml'],
  ],
  [['content/setup/'], ['setup/configuration.es.md', 'setup/usage.es.md']],
])('%j means %j', (given, meant) => {
  expect(given.flatMap(filesOf)).toEqual(meant)
})
