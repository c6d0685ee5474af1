import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { StepLanguage } from '@/i18n/locale'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { keywordRole, stripKeyword } from '@/steps/feature-line'
import { testFinder } from '../test-finder'

const { indexOf } = testFinder()
const parsed = <T>(name: string): T => parse(readFileSync(join(__dirname, name), 'utf8'))

function ranked(sentence: string, locale: StepLanguage) {
  const { text, keyword } = stripKeyword(sentence, locale)
  const kind = keyword ? keywordRole(keyword) : undefined
  return rankSteps(text, indexOf(locale), { kind })
}

/** How many sentences have a right step first, among three and among five: the actual figures, less a margin of two. */
test.each<[StepLanguage, number, number, number]>([
  ['es', 63, 71, 74],
  ['en', 59, 69, 73],
])('free sentences of %s find their step: %d first, %d among three, %d among five', (locale, first, three, five) => {
  const asked = parsed<{ query: string; steps: string[] }[]>(`sentences.${locale}.yaml`)
  const places = asked.map(({ query, steps }) => ranked(query, locale).findIndex(({ step }) => steps.includes(step.id)))
  const among = (most: number) => places.filter((place) => place >= 0 && place < most).length
  expect([among(1) >= first, among(3) >= three, among(5) >= five]).toEqual([true, true, true])
  expect(places).toHaveLength(80)
})

/** Matches the ids in a text, in which `*` stands for any characters. */
const idPattern = (ids: string) => new RegExp(`^${ids.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)

const kinds = parsed<Record<string, { lang: StepLanguage; sentence: string; steps: string }[]>>('kinds.yaml')
const cases = Object.entries(kinds).flatMap(([kind, own]) => own.map((one) => [kind, one.sentence, one] as const))

test.each(cases)('%s: «%s»', (_, sentence, { lang, steps }) => {
  expect(ranked(sentence, lang)[0]?.step.id).toMatch(idPattern(steps))
})
