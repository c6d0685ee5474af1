/** @jest-environment node */
import { check } from '../fixture'

test('a step whose example has no value still needs its plugin', () => {
  const { plugins } = check(`# language: en
Feature: A
  Scenario Outline: B
    When wait for <d>
    Examples:
      | d         |
      |           |
      | 2 seconds |
`)
  expect(plugins).toEqual([{ plugin: 'amqp', lines: [4] }])
})

/** Written apart: in a template it would be code of this file. */
const CODE = ['$', '{=1+1}'].join('')

test.each([
  ['its sentence', `the REST service '/${CODE}'`, ''],
  ['what stands under it', 'the book is created with the following data:', `\n      """\n      ${CODE}\n      """`],
])('a step with code in %s needs the plugin that runs code', (_, sentence, below) => {
  const { plugins } = check(`Feature: A\n  Scenario: B\n    When ${sentence}${below}\n`)
  expect(plugins.map(({ plugin }) => plugin)).toEqual(['groovy', 'rest'])
})
