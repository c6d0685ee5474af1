import { applyEdits, placeAt } from '@/lib/finding'
import { check, readCases } from './fixture'

const CASES = readCases<{ name: string; line: number; right: string | null; text: string }[]>('gherkin/repairs.yaml')

test.each(CASES)('$name is found in its line, with the fix that was meant', ({ text, line, right }) => {
  const findings = check(text).findings.filter(({ severity }) => severity !== 'notice')
  expect([...new Set(findings.map(({ from }) => placeAt(text, from).line))]).toEqual([line])
  const fixed = findings.flatMap(({ fixes }) =>
    fixes.flatMap(({ edits }) => (edits.length > 0 ? (applyEdits(text, edits).split('\n')[line - 1] ?? '') : [])),
  )
  if (right === null) expect(fixed).toEqual([])
  else expect(fixed).toContain(right)
})
