/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readReferences } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'
import { createMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'

type Accepted = string | { sentence: string; also: string[] }
type Sentences = { id: string } & Record<Locale, { accepts: Accepted[]; rejects?: string[] }>

const records: Sentences[] = parse(readFileSync(join(__dirname, 'sentences.yaml'), 'utf8'))
const { plugins, dataTypes } = readReferences()
const steps = plugins.flatMap(({ plugin, steps }) => steps.map((step) => ({ ...step, plugin }) as CatalogueStep))
const match = createMatcher(steps, dataTypes)

const idsOf = (sentence: string, locale: Locale) => match(sentence, locale).map(({ step }) => step.id)
const parted = (accepted: Accepted) => (typeof accepted === 'string' ? { sentence: accepted, also: [] } : accepted)
const cases = records.flatMap(({ id, ...both }) => LOCALES.map((locale) => ({ id, locale, ...both[locale] })))

test('every step has a sentence in both languages', () => {
  expect(records.map(({ id }) => id).sort()).toEqual(steps.map(({ id }) => id).sort())
  expect(cases.filter(({ accepts }) => accepts.length === 0)).toEqual([])
})

test.each(cases)('$locale: $id has its sentences and no near miss', ({ id, locale, accepts, rejects = [] }) => {
  for (const { sentence, also } of accepts.map(parted)) {
    const ids = [id, ...also].sort()
    // Blanks around a sentence do not count, and any text may be a property.
    const written = [sentence, `  ${sentence} `, sentence.replace(/'[^']*'/g, `"\${value}"`)]
    expect(written.map((each) => [each, ...idsOf(each, locale)])).toEqual(written.map((each) => [each, ...ids]))
  }
  expect(rejects.filter((sentence) => idsOf(sentence, locale).includes(id))).toEqual([])
})
