import { missingParts } from '@/gherkin/project/step-usage'
import { knowledge } from '../fixture'

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
    Then the response HTTP code is equal to 200
    And the response HTTP code is not less than or equal to 20
`

const CODE = 'the response HTTP code is'

test.each([
  [{ steps: ['rest.define.service', 'rest.define.timeout'] }, ['steps rest.define.timeout 0/1']],
  [{ steps: ['rest.define.headers', 'rest.define.service'] }, ['steps rest.define.service 0/1']],
  [{ sentences: [`${CODE} greater than 20`, `${CODE} 200`, `${CODE} 404`] }, [`words ${CODE} 404 0/1`]],
  [{ steps: ['rest.define.headers'], sentences: ["the REST service '/plots/7'"] }, ['steps rest.define.service 0/1']],
  [{ rows: 3 }, ['rows  2/3']],
  [{ tags: { 'all and not slow': 1, slow: 0 } }, ['tags slow 1/0']],
  [{ words: ['service /plots', 'baseURL: http://a', 'Rule'] }, ['words Rule 0/1']],
])('the goal %j is compared with what the files have', (goal, missing) => {
  const files = [
    { name: 'features/a.feature', text: FEATURE },
    { name: 'wakamiti.yaml', text: 'wakamiti:\n  rest:\n    baseURL: "http://a"\n' },
  ]
  const found = missingParts(files, goal, knowledge)
  expect(found.map(({ kind, text, found: is, wanted }) => `${kind} ${text} ${is}/${wanted}`)).toEqual(missing)
})
