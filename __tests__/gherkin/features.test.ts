import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, writeSource } from '@/gherkin/parse/feature-text'
import { check, placeOf, readCases, readFixture, wordsOf } from './fixture'

interface Case {
  file: string
  language: string
  ok: number
  found: number
  /** The name of each plugin and the lines of its steps. */
  plugins: string[]
  findings?: string[]
}

const CASES = readCases<Case[]>('gherkin/features.yaml')

test.each(CASES)('$file', ({ file, ...expected }) => {
  const { text } = readSource(readFixture(file))
  const { findings, language, ok, found, plugins } = check(text)
  expect({
    language,
    ok,
    found,
    plugins: plugins.map(({ plugin, lines }) => [plugin, ...lines].join(' ')),
    ...(findings.length > 0 && {
      findings: findings.map((finding) => `${placeOf(text, finding)} ${finding.code} «${wordsOf(text, finding)}»`),
    }),
  }).toEqual(expected)
})

test('every file has a case', () => {
  expect(readdirSync(join(__dirname, 'features')).sort()).toEqual(CASES.map(({ file }) => file))
})

test.each(CASES.filter(({ file }) => file !== 'carriage-returns.en.feature'))(
  '$file is saved as it was, with its line ends and without its byte order mark',
  ({ file }) => {
    const content = readFixture(file)
    expect(writeSource(readSource(content))).toBe(content.replace(/^\ufeff/, ''))
  },
)
