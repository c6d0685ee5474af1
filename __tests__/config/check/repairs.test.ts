import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkConfig } from '@/config/check/check-config'
import { applyEdits } from '@/lib/finding'
import { CATALOGUE } from '../catalogue-fixture'

const CASES = parse(readFileSync(join(__dirname, 'repairs.yaml'), 'utf8')) as {
  name: string
  wrong: string
  right: string | null
  /** Whether the lines are a whole file. */
  whole?: true
}[]

const below = (lines: string) => `wakamiti:\n${lines.replace(/^/gm, '  ')}\n`
const findingsOf = (text: string) => checkConfig(text, CATALOGUE, { isExcerpt: true }).findings

test.each(CASES)('$name is one finding, with the right fix', ({ wrong, right, whole }) => {
  const file = whole ? (lines: string) => lines : below
  const text = file(wrong)
  const found = findingsOf(text)
  expect(found.map(({ fixes }) => fixes.map(({ edits }) => applyEdits(text, edits)))).toEqual([
    right === null ? [] : [file(right)],
  ])
  if (right !== null) expect(findingsOf(file(right))).toEqual([])
})
