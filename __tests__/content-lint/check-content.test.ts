/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkContent } from '@/content-lint/check-content'
import { casesOf, expectedOf, goodContent, problemsOf, spoiledContent } from './content-fixture'
import { spoil } from './fuzz'

const CHECKS = readdirSync(join(__dirname, 'catalogue')).map((file) => file.replace(/\.yaml$/, ''))

/** Files that only run the checks. */
const RUNNERS = ['check-content', 'check-pages']

const filesOf = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).map((file) => basename(file, '.ts'))

test('good content has no problem, and is counted', () => {
  const { problems, coverage } = checkContent(goodContent())
  expect(problems).toEqual([])
  expect(coverage).toEqual({
    steps: { es: 5, en: 5 },
    options: { es: 3, en: 3 },
    totalSteps: 5,
    totalOptions: 3,
    examples: 12,
    optedOut: 0,
    configurations: 2,
  })
})

test('each check has a catalogue, and each catalogue a check', () => {
  const files = filesOf(join('src', 'content-lint')).filter((file) => !RUNNERS.includes(file))
  expect(CHECKS.filter((check) => !files.includes(check))).toEqual([])
  expect(files.filter((file) => file.startsWith('check-') && !CHECKS.includes(file))).toEqual([])
})

describe.each(CHECKS)('%s', (check) => {
  test.each(casesOf(check))('$name', (row) => {
    expect(problemsOf(spoiledContent(row.change))).toEqual(expectedOf(row))
  })
})

test('an empty folder is no content', () => {
  expect(problemsOf(new Map())).toEqual(
    ['menu.en.yaml', 'menu.es.yaml', 'reference/core.yaml', 'reference/data-types.yaml'].map(
      (file) => `content/${file}:1:1  the file is missing  (write it: the site is made of it)`,
    ),
  )
})

test('every problem of every file is reported in one run, in the order of files and lines', () => {
  const rows = [
    casesOf('decode-file').find(({ name }) => name === 'a byte order mark'),
    casesOf('check-front-matter').find(({ name }) => name === 'a plugin that is not the one of the page'),
    casesOf('check-drawing').find(({ name }) => name === 'event attributes'),
    casesOf('check-links').find(({ name }) => name === 'a missing image'),
    casesOf('check-links').find(({ name }) => name === 'links that run something'),
    casesOf('check-references').find(({ name }) => name === 'an option that the plugin has not'),
    casesOf('check-gherkin').find(({ name }) => name === 'columns under other names'),
    casesOf('check-yaml-examples').find(({ name }) => name === 'an unknown option'),
  ]
  const change = Object.assign({}, ...rows.map((row) => row?.change))
  const problems = rows.flatMap((row) => row?.problems ?? [])
  expect(problems).toHaveLength(13)
  expect(problemsOf(spoiledContent(change)).sort()).toEqual([...problems].sort())
  const [first] = problemsOf(spoiledContent(change))
  expect(first).toMatch(/^content\/figures\//)
})

test('the order in which files are read changes nothing', () => {
  const row = casesOf('check-catalogue').find(({ name }) => name === 'a plugin that no page shows')
  const files = spoiledContent(row?.change ?? {})
  expect(problemsOf(new Map([...files].reverse()))).toEqual(problemsOf(files))
})

test('a file that could not be read still counts as existing', () => {
  const files = goodContent()
  files.set('plugins/other.es.md', undefined)
  expect(problemsOf(files)).toEqual([])
})

describe('for any bytes, problems have places in files and no check throws', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))('spoiled by chance, %i', (seed) => {
    const files = spoil(goodContent(), seed)
    for (const { file, line, column, message, advice } of checkContent(files).problems) {
      const lines = Buffer.from(files.get(file) ?? [])
        .toString()
        .split(/\r\n?|\n/)
      expect([message, line >= 1 && line <= lines.length, column >= 1]).toEqual([message, true, true])
      expect(message).not.toContain('cannot be checked')
      expect(`${message} ${advice}`).not.toMatch(/NaN|\[object/)
    }
  })
})
