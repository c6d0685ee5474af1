/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '@/content-lint/check-content'
import { casesOf, expectedOf, goodContent, problemsOf, spoiledContent } from './content-fixture'
import { spoil } from './fuzz'

const CHECKS = readdirSync(join(__dirname, 'catalogue')).map((file) => file.replace(/\.yaml$/, ''))

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

test.each(CHECKS)('the catalogue of %s is named like the file that answers for it', (check) => {
  expect(existsSync(join('src', 'content-lint', `${check}.ts`))).toBe(true)
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

test('every problem of every file is told in one run, in the order of files and lines', () => {
  const rows = [
    casesOf('check-encoding').find(({ name }) => name === 'a byte order mark'),
    casesOf('check-front-matter').find(({ name }) => name === 'a plugin that is not the one of the page'),
    casesOf('check-drawing').find(({ name }) => name === 'event attributes'),
    casesOf('check-images').find(({ name }) => name === 'a missing image'),
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

test('a file that could not be read is there all the same', () => {
  const files = goodContent()
  files.set('plugins/other.es.md', undefined)
  expect(problemsOf(files)).toEqual([])
})

describe('whatever the bytes are, the check tells places in files and does not break down', () => {
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
