import { applyEdits, placeAt } from '@/lib/finding'
import { check, readCases } from './fixture'

const CASES = readCases<{ name: string; right: Record<number, string | null>; text: string }[]>('gherkin/repairs.yaml')

test.each(CASES)('$name is found in its line, with the right fix', ({ text, right: place }) => {
  const [line = 0, right] = Object.entries(place).map(([at, fixed]) => [Number(at), fixed] as const)[0] ?? []
  const findings = check(text).findings.filter(({ severity }) => severity !== 'notice')
  expect([...new Set(findings.map(({ from }) => placeAt(text, from).line))]).toEqual([line])
  const fixed = findings.flatMap(({ fixes }) =>
    fixes.flatMap(({ edits }) => (edits.length > 0 ? (applyEdits(text, edits).split('\n')[line - 1] ?? '') : [])),
  )
  if (right === null) expect(fixed).toEqual([])
  else expect(fixed).toContain(right)
})
