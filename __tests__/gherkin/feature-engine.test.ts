import { createFeatureChecker } from '@/gherkin/check/check-feature'
import { createProjectChecker } from '@/gherkin/feature-engine'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { placeAt } from '@/lib/finding'
import { knowledge, readCases } from './fixture'

interface Case {
  name: string
  settings?: FeatureSettings
  files: Record<string, string>
  findings: string[]
}

const checkFeature = createFeatureChecker(knowledge)

test.each(readCases<Case[]>('gherkin/project/projects.yaml'))('$name', ({ files, settings, findings }) => {
  const check = createProjectChecker(checkFeature)
  const report = check(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    settings,
  )
  const found = [...report].flatMap(([name, { findings: own, leftOut }]) =>
    [...own, ...leftOut].map(({ code, severity, from, data }) => {
      const { line } = placeAt(files[name] ?? '', from)
      return `${name}:${line} ${severity} ${code} ${JSON.stringify(data)}`
    }),
  )
  expect(found).toEqual(findings)
})

test('an unchanged file is not checked again', () => {
  let count = 0
  const check = createProjectChecker((text, ...rest) => {
    count += 1
    return checkFeature(text, ...rest)
  })
  const other = { name: 'b.feature', text: "Feature: B\n  Scenario: B\n    Given the REST service '/b'\n" }
  check([{ name: 'a.feature', text: 'Feature: A\n' }, other])
  check([{ name: 'a.feature', text: 'Feature: A, changed\n' }, other])
  expect(count).toBe(3)
})
