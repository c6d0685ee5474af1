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
