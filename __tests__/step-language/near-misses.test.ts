import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { findSteps } from '@/step-language/finder'
import { testFinder } from './test-finder'

/** Sentences by the ids of the intended steps. */
type NearMisses = Record<string, string[]>

const nearMisses: Record<StepLanguage, NearMisses> = parse(readFileSync(join(__dirname, 'near-misses.yaml'), 'utf8'))
const finder = testFinder()

/** The minimum shares of near misses whose step is found. */
const FIRST = 0.91
const AMONG_FIVE = 0.97

/** One sentence in three is tried. */
const isTried = (_: string, index: number): boolean => Boolean(process.env.TEST_ALL) || index % 3 === 0

const idsOf = (steps: string): string[] => steps.split(' or ')

const answers = STEP_LANGUAGES.flatMap((locale) =>
  Object.entries(nearMisses[locale]).flatMap(([steps, sentences]) =>
    sentences.filter(isTried).map((sentence) => {
      const answer = findSteps({ text: sentence }, finder, locale)
      const ids = answer.kind === 'near' ? answer.near.map((near) => near.step.id) : []
      const place = ids.findIndex((id) => idsOf(steps).includes(id))
      return { locale, sentence, kind: answer.kind, place, ids }
    }),
  ),
)

describe.each(STEP_LANGUAGES)('near misses of %s', (locale) => {
  const found = answers.filter((answer) => answer.locale === locale)

  test('every plugin has some', () => {
    const ids = Object.keys(nearMisses[locale]).flatMap(idsOf)
    const near = finder.catalogue.steps.filter(({ id }) => ids.includes(id))
    expect(new Set(near.map(({ plugin }) => plugin))).toEqual(
      new Set(finder.catalogue.steps.map(({ plugin }) => plugin)),
    )
  })

  test('none matches a step', () => {
    expect(found.filter(({ kind }) => kind === 'match')).toEqual([])
  })

  test.each([
    ['first for more than nine in ten', 1, FIRST],
    ['among five for nearly all', 5, AMONG_FIVE],
  ])('the step that was meant is %s', (_, places, least) => {
    const missed = found.filter(({ place }) => place < 0 || place >= places)
    expect(missed.slice(Math.floor((1 - least) * found.length))).toEqual([])
  })
})
