/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '@/i18n/locale'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { testFinder } from '../test-finder'

interface Asked {
  query: string
  /** Any of these answers it. */
  steps: string[]
}

const { indexOf, catalogue } = testFinder()

/** The place of a right step for each query of a language, from 0; -1 below the fifth. */
function placesIn(locale: Locale): number[] {
  const asked: Asked[] = parse(readFileSync(join(__dirname, `sentences.${locale}.yaml`), 'utf8'))
  return asked.map(({ query, steps }) =>
    rankSteps(query, indexOf(locale), { types: catalogue.dataTypes }).findIndex(({ step }) => steps.includes(step.id)),
  )
}

/** How many have a right step first, among three and among five: what is reached, less two for changes of the texts. */
test.each<[Locale, number, number, number]>([
  ['es', 63, 71, 74],
  ['en', 59, 69, 73],
])('free sentences of %s find their step: %d first, %d among three, %d among five', (locale, first, three, five) => {
  const places = placesIn(locale)
  const among = (most: number) => places.filter((place) => place >= 0 && place < most).length
  expect([among(1) >= first, among(3) >= three, among(5) >= five]).toEqual([true, true, true])
  expect(places).toHaveLength(80)
})
