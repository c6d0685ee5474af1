import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { matchingFiles, searchPhrases } from '@/build/check-content'
import { readContentFiles, reportContent } from '@/build/content-files'
import { contentRoot } from '@/site/content-root'
import { type Change, goodContent, spoiledContent } from '../content-lint/content-fixture'
import { writeFiles } from '../work-in'

let folder = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'wakamiti-')))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What is printed, and whether there is no problem. */
async function check(root: string, settings: Parameters<typeof reportContent>[2]) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const isSound = await reportContent(root, readContentFiles(root), settings)
  const printed = ({ mock }: typeof log) => mock.calls.map(([line]) => String(line))
  const [stdout, stderr] = [printed(log), printed(error)]
  jest.restoreAllMocks()
  return { stdout, stderr, isSound }
}

const write = (changes?: Record<string, Change>) =>
  writeFiles(folder, Object.fromEntries(changes ? spoiledContent(changes) : goodContent()))

test('content without problems is summarized', async () => {
  write()
  expect(await check(folder, { locale: 'en', reportPhrases: searchPhrases(1) })).toEqual({
    stdout: ['phrases that find their step: 100.0 % of 6', expect.stringMatching(/^\d+ files in .*, no problems$/)],
    stderr: [],
    isSound: true,
  })
})

test('new addresses are recorded once, and only if there is no problem', async () => {
  const file = join(folder, 'anchors.txt')
  const text = () => readFileSync(file, 'utf8')
  const [old, routes] = ['/old/\n', 'reference/routes.yaml']
  write({ 'anchors.txt': { text: old } })
  expect((await check(folder, { locale: 'en' })).isSound).toBe(false)
  expect(text()).toBe(old)
  write({ 'anchors.txt': { text: old }, [routes]: { text: '/old/: /plugins/' } })
  const { stdout } = await check(folder, { locale: 'en' })
  expect(stdout.join('\n')).toMatch(/anchors\.txt: \d+ new addresses; commit it with your change/)
  expect(text()).toMatch(
    /^\/\n\/en\/\n(.*\n)*\/old\/\n\/plugins\/\n(.*\n)*\/plugins\/demo\/#step-demo\.define\.service\n/,
  )
  expect((await check(folder, { locale: 'en' })).stdout.join('\n')).not.toContain('new address')
})

test('phrases that do not find their step are listed on request, and are no problem while they are few', async () => {
  write({ 'reference/asked/demo.yaml': { replace: { 'set the service': 'compare rows headers body' } } })
  const one = await check(folder, { locale: 'en', reportPhrases: searchPhrases() })
  expect(one.stdout.slice(0, 2)).toEqual([
    expect.stringMatching(/demo\.yaml:4:10 {2}"compare rows headers body" finds nothing before/),
    'phrases that find their step: 99.2 % of 120',
  ])
  expect(one.isSound).toBe(true)
  const verbs = ['set', 'put', 'choose', 'change', 'state', 'declare']
  const asked = verbs.flatMap((verb) => [`${verb} the service`, `${verb} the headers`])
  const odd = asked.map((phrase, at) => [phrase, `qx${at}xq zx${at}xz`])
  write({ 'reference/asked/demo.yaml': { replace: Object.fromEntries(odd) } })
  const many = await check(folder, { locale: 'en', reportPhrases: searchPhrases() })
  expect(many.stderr).toEqual([
    expect.stringMatching(/asked:1:1 {2}only \d+\.\d % of 120 phrases find their step, and 95 % have to/),
  ])
  expect(many.isSound).toBe(false)
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
    'figures/flow.es.svg:3:9  onclick in a drawing  (remove it: use shapes and text only, with the attributes of SVG)',
    'images/shot.png:1:1  the file is not in PNG format  (save the picture as PNG)',
    'introduction/getting-started.es.md:2:1  titel is unknown  (did you mean title?)',
    'menu.en.yaml:12:27  /en/plugins/demos/ is unknown  (did you mean /en/plugins/demo/?)',
    "plugins/other.en.md:12:7  Undefined step: the servise '/books'  (did you mean the service '/books'?)",
    'setup/usage.es.md:1:1  a symbolic link  (put the file itself into the content folder)',
    'setup/usage.es.md:1:1  no menu leads to this page  (add it to menu.es.yaml: { title: …, slug: /setup/usage/ })',
    'setup/usage.es.md:1:1  setup/usage.en.md is missing  (write it)',
  ])
  expect(status).toBe(1)
})

test('a single file is checked with its translation, and nothing else', async () => {
  expect(await check(contentRoot(), { locale: 'en', only: 'setup/usage.es.md' })).toEqual({
    stdout: [
      expect.stringMatching(/^examples run by the tool \d+, not run \d+$/),
      'content/setup/usage.es.md and its translation, no problems',
    ],
    stderr: [],
    isSound: true,
  })
})

test('a file outside of the content is refused', async () => {
  expect(await check(contentRoot(), { locale: 'en', only: '../README.md' })).toEqual({
    stdout: [],
    stderr: ['../README.md is not a file of content/'],
    isSound: false,
  })
})

test.each([
  [['content/setup/usage.es.md'], ['setup/usage.es.md']],
  [
    ['content/setup/usage.es.md', 'content/menu.es.yaml'],
    ['setup/usage.es.md', 'menu.es.yaml'],
  ],
  [['content/setup/'], ['setup/configuration.es.md', 'setup/usage.es.md']],
  [['usage'], ['usage']],
])('%j means %j', (given, meant) => {
  const names = [
    'menu.es.yaml',
    ...['configuration', 'usage'].flatMap((name) => [`setup/${name}.en.md`, `setup/${name}.es.md`]),
  ]
  expect(given.flatMap((each) => matchingFiles(names, contentRoot(), each))).toEqual(meant)
})
