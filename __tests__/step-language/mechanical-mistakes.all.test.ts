import { STEP_LANGUAGES } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { STEP_SENTENCES } from '../steps/step-sentences'
import { testFinder } from './test-finder'

const finder = testFinder()
const { steps } = finder.catalogue

/** The share of garbled sentences whose step is among the five nearest; a few retain only words of any step. */
const AMONG_FIVE = 0.97
/** One in so many steps is tried, a different one with each mistake. */
const EVERY = 8

/** An index in a sentence: the same in every run, different for every sentence. */
const placeIn = (sentence: string, length: number): number =>
  [...sentence].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, length)

const withWords = (change: (words: string[], place: number) => void) => (sentence: string) => {
  const words = sentence.trim().split(' ')
  change(words, placeIn(sentence, words.length))
  return words.join(' ')
}

const MISTAKES: Record<string, (sentence: string) => string> = {
  'a word is left out': withWords((words, place) => words.splice(place, 1)),
  'two words have changed places': withWords((words, place) =>
    words.splice(Math.max(0, place - 1), 0, ...words.splice(place, 1)),
  ),
  'a letter is left out': withWords((words) => {
    const place = words.findIndex((word) => /^\p{L}{6,}$/u.test(word))
    const word = words[place]
    if (word) words[place] = word.slice(0, 3) + word.slice(4)
  }),
  'a word too many': withWords((words, place) => words.splice(place, 0, 'mismo')),
  'no accents and no capitals': foldText,
  'no quotes': (sentence) => sentence.replace(/['"]/g, ''),
}

test.each(STEP_LANGUAGES)('%s: the steps of sentences with a mistake are still found', (locale) => {
  const own = STEP_SENTENCES.filter((step) => step.locale === locale)
  const expressionOf = (id: string) => steps.find((step) => step.id === id)?.expression[locale]
  const tried = Object.values(MISTAKES).flatMap((mistake, offset) =>
    own
      .filter((_, index) => index % EVERY === offset % EVERY)
      .flatMap(({ id, sentences }) => sentences.map((sentence) => ({ id, sentence: mistake(sentence) })))
      .filter(({ id, sentence }) => expressionOf(id) !== undefined && finder.match(sentence, locale).length === 0),
  )
  const missed = tried.filter(({ id, sentence }) => {
    const ranked = rankSteps(sentence, finder.indexOf(locale))
    return !ranked.some(({ step }) => step.expression[locale] === expressionOf(id))
  })
  expect(tried.length).toBeGreaterThan(200)
  expect(missed.slice(Math.floor((1 - AMONG_FIVE) * tried.length))).toEqual([])
})
