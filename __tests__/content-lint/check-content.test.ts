import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkContent } from '@/content-lint/check-content'
import { allProblemsOf, casesOf, expectedOf, goodContent, problemsOf, spoiledContent } from './content-fixture'
import { spoil } from './fuzz'

const CHECKS = readdirSync(join(__dirname, 'catalogue')).map((file) => file.replace(/\.yaml$/, ''))

const filesOf = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).map((file) => basename(file, '.ts'))

test('good content has no problems', async () => {
  expect((await allProblemsOf(goodContent())).en).toEqual([])
})

test('every check has a catalogue, and every catalogue a check', () => {
  // check-content only runs the others.
  const files = filesOf(join('src', 'content-lint')).filter((file) => file !== 'check-content')
  expect(CHECKS.filter((check) => !files.includes(check))).toEqual([])
  expect(files.filter((file) => file.startsWith('check-') && !CHECKS.includes(file))).toEqual([])
})

const placeIn = (line: string) => line.split('  ')[0]

describe.each(CHECKS)('%s', (check) => {
  test.each(casesOf(check))('$name', async (row) => {
    const { es, en } = await allProblemsOf(spoiledContent(row.change))
    expect(en).toEqual(expectedOf(row))
    // Both languages report the same places.
    expect(es.map(placeIn)).toEqual(en.map(placeIn))
    expect(es.filter((line) => en.includes(line))).toEqual([])
  })
})

test('an empty folder lacks the required files', () => {
  expect(problemsOf(new Map())).toEqual(
    ['menu.en.yaml', 'menu.es.yaml', 'reference/core.yaml', 'reference/data-types.yaml'].map(
      (file) => `content/${file}:1:1  ${file} is missing  (write it)`,
    ),
  )
})

test('every problem of every file is reported in one run, in the order of files and lines', () => {
  const rows = [
    casesOf('read-sources').find(({ name }) => name === 'a byte order mark'),
    casesOf('check-pages').find(({ name }) => name === 'a plugin field that differs from the page'),
    casesOf('check-pictures').find(({ name }) => name === 'event attributes'),
    casesOf('check-links').find(({ name }) => name === 'a missing image'),
    casesOf('check-links').find(({ name }) => name === 'links that run something'),
    casesOf('check-references').find(({ name }) => name === 'an option that the plugin lacks'),
    casesOf('check-gherkin').find(({ name }) => name === 'misnamed columns'),
    casesOf('check-yaml-examples').find(({ name }) => name === 'an unknown option'),
  ]
  const change = Object.assign({}, ...rows.map((row) => row?.change))
  const problems = rows.flatMap((row) => row?.problems ?? [])
  expect(problems).toHaveLength(13)
  expect(problemsOf(spoiledContent(change)).sort()).toEqual([...problems].sort())
  const [first] = problemsOf(spoiledContent(change))
  expect(first).toMatch(/^content\/figures\//)
})

test('the order of the files does not matter', () => {
  const row = casesOf('check-catalogue').find(({ name }) => name === 'a plugin that no page shows')
  const files = spoiledContent(row?.change ?? {})
  expect(problemsOf(new Map([...files].reverse()))).toEqual(problemsOf(files))
})

test('a file that could not be read still counts as existing', () => {
  const files = goodContent()
  files.set('plugins/other.es.md', undefined)
  expect(problemsOf(files)).toEqual([])
})

describe('whatever the bytes, no check throws and problems have places in files', () => {
  test.each(Array.from({ length: process.env.TEST_ALL ? 40 : 10 }, (_, seed) => seed))('random changes, %i', (seed) => {
    const files = spoil(goodContent(), seed)
    for (const { file, line, column, message, advice } of checkContent(files).problems) {
      const lines = Buffer.from(files.get(file) ?? [])
        .toString()
        .split(/\r\n?|\n/)
      expect([message, line >= 1 && line <= lines.length, column >= 1]).toEqual([message, true, true])
      expect(message.en).not.toContain('the check fails')
      expect(JSON.stringify([message, advice])).not.toMatch(/NaN|\[object/)
    }
  })
})

describe('a single file', () => {
  const broken = () =>
    spoiledContent({
      'plugins/other.en.md': { replace: { "the service '/books'": "the servise '/books'" } },
      'introduction/getting-started.es.md': { replace: { 'title: Primeros': 'titel: Primeros' } },
    })
  const filesWithProblems = (only: string) => [
    ...new Set(checkContent(broken(), only).problems.map(({ file }) => file)),
  ]

  test('is checked together with its translation only', () => {
    expect(filesWithProblems('plugins/other.es.md')).toEqual(['plugins/other.en.md'])
    expect(filesWithProblems('introduction/getting-started.es.md')).toEqual(['introduction/getting-started.es.md'])
    expect(filesWithProblems('menu.es.yaml')).toEqual([])
  })

  test('has the same problems as in a check of all files', () => {
    const { problems } = checkContent(broken())
    expect(checkContent(broken(), 'plugins/other.en.md').problems).toEqual(
      problems.filter(({ file }) => file.startsWith('plugins/other.')),
    )
  })

  test.each([...goodContent().keys()])(
    '%s has no problem in good content, because the pages it links to are known',
    (file) => {
      expect(checkContent(goodContent(), file)).toMatchObject({ problems: [] })
    },
  )
})
