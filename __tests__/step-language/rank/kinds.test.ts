/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '@/i18n/locale'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { CONCEPTS } from '@/step-language/words/concepts'
import { testFinder } from '../test-finder'

interface Kind {
  kind: string
  cases: { lang: Locale; sentence: string; steps: string }[]
}

const { indexOf, catalogue } = testFinder()
const patternOf = (ids: string) => new RegExp(`^${ids.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)

const kinds: Kind[] = parse(readFileSync(join(__dirname, 'kinds.yaml'), 'utf8'))
const cases = kinds.flatMap(({ kind, cases: own }) => own.map((one) => [kind, one.sentence, one] as const))

test.each(cases)('%s: «%s»', (_, sentence, { lang, steps }) => {
  const [first] = rankSteps(sentence, indexOf(lang), { types: catalogue.dataTypes })
  expect(first?.step.id).toMatch(patternOf(steps))
})

test('concepts that stand for steps stand for some', () => {
  const patterns = CONCEPTS.flatMap(({ steps = [] }) => steps)
  expect(patterns.length).toBeGreaterThan(100)
  expect(patterns.filter((ids) => !catalogue.steps.some(({ id }) => patternOf(ids).test(id)))).toEqual([])
})
