/** @jest-environment node */
import { readFileSync } from 'node:fs'
import type { Exercise } from '@/content/exercise'
import { readReferences } from '@/content/references'
import { readSources } from '@/content-lint/files/read-sources'
import { checkExercises } from '@/content-lint/references/check-exercises'
import { createFeatureChecker } from '@/gherkin/check/check-feature'
import { missingParts } from '@/gherkin/project/check-goal'
import { knowledge } from '../../gherkin/fixture'

const FILE = 'reference/exercises.yaml'
const references = readReferences()
const { yaml } = readSources(new Map([[FILE, readFileSync(`content/${FILE}`)]]))

const problemsWith = (exercises: Exercise[]) =>
  checkExercises(yaml, {
    ...{ references: { ...references, exercises }, isComplete: true, knowledge },
    ...{ checkFeature: createFeatureChecker(knowledge), checkOtherFeature: createFeatureChecker(knowledge) },
  }).map(({ message }) => message.en)

describe.each(references.exercises.map((exercise) => ({ name: exercise.id, exercise })))('$name', ({ exercise }) => {
  test('is done with its solution, and not as it begins, in both languages', () => {
    expect(problemsWith([exercise])).toEqual([])
  })

  test('is a problem in both languages when solution and beginning change places', () => {
    const faults = [expect.stringContaining('does not solve'), expect.stringContaining('begins as done')]
    expect(problemsWith([{ ...exercise, start: exercise.solution, solution: exercise.start }])).toEqual([
      ...faults,
      ...faults,
    ])
  })
})

const FEATURE = `@all
Feature: Plots

  @smoke
  Scenario Outline: A plot
    Given the REST service '/plots/<number>'

    Examples:
      | number |
      | 7      |

  @smoke @slow
  Scenario: Two plots
    Given the following headers:
      | name | value |
      | a    | b     |
      | c    | d     |
`

test.each([
  [{ steps: ['rest.define.service', 'rest.define.timeout'] }, ['steps rest.define.timeout 0/1']],
  [{ rows: 3 }, ['rows  2/3']],
  [{ tags: { 'all and not slow': 1, 'slow or smoke': 2, slow: 0 } }, ['tags slow 1/0']],
  [{ words: ['service /plots', 'baseURL: http://a', 'Rule'] }, ['words Rule 0/1']],
  [{}, []],
])('the goal %j is compared with what the files have', (goal, missing) => {
  const files = [
    { name: 'features/a.feature', text: FEATURE },
    { name: 'wakamiti.yaml', text: 'wakamiti:\n  rest:\n    baseURL: "http://a"\n' },
  ]
  const found = missingParts(files, goal, knowledge)
  expect(found.map(({ kind, text, found: is, wanted }) => `${kind} ${text} ${is}/${wanted}`)).toEqual(missing)
})
