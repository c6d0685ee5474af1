/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '@/i18n/locale'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { testFinder } from '../test-finder'

interface Kind {
  kind: string
  cases: { lang: Locale; sentence: string; steps: string }[]
}

const { indexOf, catalogue } = testFinder()

/** The ids that a text names; `*` stands for any letters. */
const idPattern = (ids: string) => new RegExp(`^${ids.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)

const kinds: Kind[] = parse(readFileSync(join(__dirname, 'kinds.yaml'), 'utf8'))
const cases = kinds.flatMap(({ kind, cases: own }) => own.map((one) => [kind, one.sentence, one] as const))

test.each(cases)('%s: «%s»', (_, sentence, { lang, steps }) => {
  const [first] = rankSteps(sentence, indexOf(lang), { types: catalogue.dataTypes })
  expect(first?.step.id).toMatch(idPattern(steps))
})
