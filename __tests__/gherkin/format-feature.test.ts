import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { formatFeature } from '@/gherkin/format-feature'

interface Case {
  title: string
  text: string
  formatted: string
}

const CASES: Case[] = parse(readFileSync(join(__dirname, 'format-feature.yaml'), 'utf8'))

describe('formatting a feature', () => {
  test.each(CASES)('$title', ({ text, formatted }) => {
    expect(formatFeature(text)).toBe(formatted)
  })

  test.each(CASES)('a second time changes nothing: $title', ({ formatted }) => {
    expect(formatFeature(formatted)).toBe(formatted)
  })

  test.each(['', 'Feature: x\nScenario: y\nGiven z\nno step\n', 'Given only a step\n'])(
    'what the parser does not understand is left to the reader: %j',
    (text) => {
      expect(formatFeature(text)).toBeUndefined()
    },
  )
})
