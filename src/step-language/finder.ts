import { type Locale, otherLocale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { type KeywordSentence, keywordRole, stripKeyword } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { type Candidate, type Corrector, createCorrector, MOST_SUGGESTIONS } from './correct/correct-sentence'
import { type NearStep, nearStep } from './correct/near-step'
import { type FinderState, passesFilters } from './finder-state'
import { hasWordsBeyond } from './rank/free-words'
import { prepareKnowledge, type StepKnowledge } from './step-knowledge'
import { createSentenceTranslator, type SentenceTranslator } from './translate/translate-sentence'
import { detectLanguage } from './words/detect-language'

/** What the finder answers to a sentence. */
export type FinderAnswer =
  /** Nothing was typed: the catalogue, as far as the filters let it through. */
  | { kind: 'browse'; steps: CatalogueStep[] }
  /** It is a step, or several; `meant` come nearer, when it is a step only because words of that are free. */
  | { kind: 'match'; locale: Locale; sentence: KeywordSentence; matches: StepMatch[]; meant: NearStep[] }
  /** It is none; the nearest ones, none when it has no word in common with any. */
  | { kind: 'near'; locale: Locale; sentence: KeywordSentence; near: NearStep[]; isOutside: boolean }

/** Everything that the finder answers with. */
export interface Finder extends StepKnowledge {
  corrector: Corrector
  translate: SentenceTranslator
}

/** How many steps are shown below a step that a sentence is. */
const MOST_MEANT = 3

/**
 * Prepares the finder, interruptible all along.
 * @returns the finder, once it has been run to its end
 */
export function* prepareFinder(catalogue: StepCatalogue): Generator<void, Finder> {
  const knowledge = yield* prepareKnowledge(catalogue)
  return { ...knowledge, corrector: createCorrector(knowledge), translate: createSentenceTranslator(knowledge) }
}

function languageOf({ text, lang }: FinderState, { indexOf }: Finder, fallback: Locale): Locale {
  const knows = {
    es: (word: string) => indexOf('es').vocabulary.knows(word),
    en: (word: string) => indexOf('en').vocabulary.knows(word),
  }
  return lang ?? detectLanguage(text, knows, fallback)
}

/** A sentence in a language. */
interface Asked {
  locale: Locale
  sentence: KeywordSentence
}

/** The steps with the most in common with a sentence that pass the filters, the nearest first. */
function candidates(state: FinderState, { locale, sentence }: Asked, { corrector }: Finder): Candidate[] {
  const { text, keyword } = sentence
  const kind = keyword && keyword !== '*' ? keywordRole(keyword) : undefined
  return corrector.candidates(text, locale, {}, { kind, isWanted: (step) => passesFilters(step, state) })
}

/** What keeps a sentence from being the first of these steps. */
function explain(steps: readonly Candidate[], limit: number, asked: Asked, finder: Finder): NearStep[] {
  const near: NearStep[] = []
  for (const candidate of steps) {
    if (near.length === limit) break
    const found = nearStep(candidate, asked.sentence.text, asked.locale, finder.corrector, finder)
    if (found) near.push(found)
  }
  return near
}

/** The steps that a sentence comes nearer to than to those that it is: free words stand for anything, also for a mistake. */
function meantSteps(state: FinderState, asked: Asked, matches: readonly StepMatch[], finder: Finder): NearStep[] {
  const expressions = matches.map(({ step }) => step.expression[asked.locale])
  if (!expressions.every(hasFreeWords)) return []
  const near = candidates(state, asked, finder)
  const first = near.findIndex(({ ranked }) => matches.some((match) => match.step.id === ranked.step.id))
  const nearer = (first < 0 ? near : near.slice(0, first)).filter(({ ranked }) => hasWordsBeyond(ranked, expressions))
  return explain(nearer, MOST_MEANT, asked, finder)
}

/**
 * Answers a sentence: the steps that it is, else the steps that it comes near to.
 * @param fallback the language when the sentence does not tell
 */
export function findSteps(state: FinderState, finder: Finder, fallback: Locale): FinderAnswer {
  const { catalogue, match } = finder
  if (!state.text.trim()) return { kind: 'browse', steps: catalogue.steps.filter((step) => passesFilters(step, state)) }
  const detected = languageOf(state, finder, fallback)
  const locales = state.lang ? [detected] : [detected, otherLocale(detected)]
  let isOutside = false
  for (const locale of locales) {
    const sentence = stripKeyword(state.text, locale)
    const all = match(sentence.text, locale)
    const matches = all.filter(({ step }) => passesFilters(step, state))
    if (matches.length > 0) {
      const meant = meantSteps(state, { locale, sentence }, matches, finder)
      return { kind: 'match', locale, sentence, matches, meant }
    }
    isOutside ||= all.length > 0
  }
  const asked = { locale: detected, sentence: stripKeyword(state.text, detected) }
  const near = explain(candidates(state, asked, finder), MOST_SUGGESTIONS, asked, finder)
  return { kind: 'near', ...asked, near, isOutside }
}
