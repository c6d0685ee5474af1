/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LOCALES, type Locale, otherLocale } from '@/i18n/locale'
import { twinSentence } from '@/step-language/translate/twin-sentence'
import { testFinder } from '../test-finder'

type Accepted = string | { sentence: string }
type Sentences = { id: string } & Record<Locale, { accepts: Accepted[] }>

interface Pair {
  step: string
  es: string
  en: string
  /** The language that it is read from; both when left out. */
  from?: Locale
  free?: string[]
}

const records: Sentences[] = parse(readFileSync(join(__dirname, '../../steps/sentences.yaml'), 'utf8'))
const pairs: Pair[] = parse(readFileSync(join(__dirname, 'twins.yaml'), 'utf8'))
const { catalogue, match, values } = testFinder()
const stepOf = (id: string) => catalogue.steps.find((step) => step.id === id)

function twinOf(id: string, sentence: string, from: Locale) {
  const step = stepOf(id)
  return step && twinSentence(step, sentence, from, { ...values, patterns: values.patternsOf(from) })
}

const accepted = LOCALES.flatMap((locale) =>
  records
    .filter(({ id }) => stepOf(id))
    .map(({ id, ...both }) => ({
      locale,
      id,
      sentences: both[locale].accepts.map((one) => (typeof one === 'string' ? one : one.sentence)),
    })),
)

test.each(accepted)('$locale: the twins of $id are the same step with the same values', ({ locale, id, sentences }) => {
  for (const sentence of sentences) {
    const twin = twinOf(id, sentence, locale)?.text ?? ''
    const found = match(twin, otherLocale(locale)).find(({ step }) => step.id === id)
    const own = match(sentence, locale).find(({ step }) => step.id === id)
    expect([sentence, twin, found?.step.id]).toEqual([sentence, twin, id])
    const typeOf = (name: string) => stepOf(id)?.arguments?.find((argument) => argument.name === name)?.type ?? 'text'
    for (const [name, arg] of Object.entries(own?.args ?? {})) {
      const value = values.translate(arg?.raw ?? '', typeOf(name), locale, otherLocale(locale))
      const twinValues = Object.values(found?.args ?? {}).map((other) => other?.raw)
      expect(twinValues).toContain(value)
    }
  }
})

const directions = pairs.flatMap((pair) =>
  LOCALES.filter((from) => !pair.from || pair.from === from).map((from) => ({ ...pair, locale: from })),
)

test.each(directions)('$locale: «$es» and «$en» are twins', ({ step, locale, free = [], ...both }) => {
  expect(twinOf(step, both[locale], locale)).toEqual({ text: both[otherLocale(locale)], free })
})

test('a sentence of another step has no twin', () => {
  expect(twinOf('db.assert.table.empty', 'el fichero existe', 'es')).toBeUndefined()
})
