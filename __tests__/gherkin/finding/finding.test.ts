import { reuseFindings } from '@/gherkin/finding'
import { check } from '../fixture'

const HEAD = '# language: en\nFeature: A\n  Scenario: B\n'
const TEXT = `${HEAD}    Given the REST service /a\n    Given my dog barks\n`

test('a finding that moved or has other data is a new object', () => {
  const before = check(TEXT).findings
  const moved = check(TEXT.replace(HEAD, `${HEAD}    Given the REST service '/b'\n`)).findings
  expect(reuseFindings(before, moved).filter((finding) => before.includes(finding))).toEqual([])
  const other = check(TEXT.replace('/a', '/b')).findings
  expect(reuseFindings(before, other)).toEqual(other)
  expect(reuseFindings(before, other)[0]).toBe(other[0])
})
