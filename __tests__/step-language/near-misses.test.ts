/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LOCALES, type Locale } from '@/i18n/locale'
import { findSteps } from '@/step-language/finder'
import { testFinder } from './test-finder'

interface NearMiss {
  mistake: string
  step: string | string[]
  sentence: string
}

const nearMisses: Record<Locale, NearMiss[]> = parse(readFileSync(join(__dirname, 'near-misses.yaml'), 'utf8'))
const finder = testFinder()

/** Least shares of the near misses whose step is found. */
const FIRST = 0.91
const AMONG_FIVE = 0.97
const MISTAKES = ['missing words', 'extra words', 'wrong order', 'plural', 'typo', 'no quotes', 'wrong verb']
const MORE_MISTAKES = ['other keyword', 'no colon', 'synonym', 'argument', 'case', 'own words']

const answers = LOCALES.flatMap((locale) =>
  nearMisses[locale].map(({ sentence, step }) => {
    const answer = findSteps({ text: sentence }, finder, locale)
    const ids = answer.kind === 'near' ? answer.near.map((near) => near.step.id) : []
    const place = ids.findIndex((id) => [step].flat().includes(id))
    return { locale, sentence, kind: answer.kind, place, ids }
  }),
)

const found = (wanted: Locale) => answers.filter(({ locale }) => locale === wanted)

test.each(LOCALES)('the near misses of %s have every kind of mistake and every plugin', (locale) => {
  const known = new Set(nearMisses[locale].map(({ mistake }) => mistake))
  expect([...MISTAKES, ...MORE_MISTAKES].filter((mistake) => !known.has(mistake))).toEqual([])
  const ids = new Set(nearMisses[locale].flatMap(({ step }) => step))
  const plugins = new Set(finder.catalogue.steps.filter(({ id }) => ids.has(id)).map(({ plugin }) => plugin))
  expect([...plugins].sort()).toEqual([...new Set(finder.catalogue.steps.map(({ plugin }) => plugin))].sort())
  expect(nearMisses[locale].length).toBeGreaterThanOrEqual(60)
})

test.each(LOCALES)('no near miss of %s is a step', (locale) => {
  expect(found(locale).filter(({ kind }) => kind === 'match')).toEqual([])
})

test.each(LOCALES)('the step that was meant in %s is first for more than nine in ten', (locale) => {
  const missed = found(locale).filter(({ place }) => place !== 0)
  expect(missed.slice(Math.floor((1 - FIRST) * nearMisses[locale].length))).toEqual([])
})

test.each(LOCALES)('the step that was meant in %s is among five for nearly all', (locale) => {
  const missed = found(locale).filter(({ place }) => place < 0)
  expect(missed.slice(Math.floor((1 - AMONG_FIVE) * nearMisses[locale].length))).toEqual([])
})
