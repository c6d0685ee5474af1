import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { otherLanguage, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { translateMatch } from '@/step-language/write/sentence-wording'
import { testFinder } from '../test-finder'

interface Pair {
  step: string
  es: string
  en: string
  /** The source language; both in turn if absent. */
  from?: StepLanguage
  free?: string[]
}

const pairs: Pair[] = parse(readFileSync(join(__dirname, 'translations.yaml'), 'utf8'))
const finder = testFinder()
const { match } = finder

function translationOf(id: string, sentence: string, from: StepLanguage) {
  const known = match(sentence, from).find(({ step }) => step.id === id)
  return known && translateMatch({ sentence, match: known, from, scope: {} }, finder)
}

const directions = pairs.flatMap((pair) =>
  STEP_LANGUAGES.filter((from) => !pair.from || pair.from === from).map((from) => ({ ...pair, locale: from })),
)

test.each(directions)(
  '$locale: «$es» and «$en» are translations of each other',
  ({ step, locale, free = [], ...both }) => {
    expect(translationOf(step, both[locale], locale)).toMatchObject({ text: both[otherLanguage(locale)], free })
  },
)

test('a sentence that does not match the step has no translation', () => {
  expect(translationOf('db.assert.table.empty', 'el fichero existe', 'es')).toBeUndefined()
})
