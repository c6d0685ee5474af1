import { type Locale, type Localized, otherLocale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { type KeywordSentence, keywordRole, stripKeyword } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { AskedSteps } from './asked-terms'
import { type Candidate, type Corrector, createCorrector, MOST_SUGGESTIONS } from './correct/correct-sentence'
import { type NearStep, nearStep } from './correct/near-step'
import { type FinderState, passesFilters } from './finder-state'
import { hasWordsBeyond } from './rank/free-words'
import { prepareKnowledge, type StepKnowledge } from './step-knowledge'
import { createSentenceTranslator, type SentenceTranslator } from './translate/translate-sentence'
import { detectLanguage } from './words/detect-language'

/** The result for a sentence. */
export type FinderAnswer =
  /** Nothing was typed: the steps that pass the filters. */
  | { kind: 'browse'; steps: CatalogueStep[] }
  /** It matches one or more steps; `meant` are closer ones, when it matches only by free words. */
  | { kind: 'match'; locale: Locale; sentence: KeywordSentence; matches: StepMatch[]; meant: NearStep[] }
  /**
   * It matches none. `near` is empty when no step has anything in common with it; `plugins` are those whose words it has, when
   * no step is really near.
   */
  | { kind: 'near'; locale: Locale; sentence: KeywordSentence; near: NearStep[]; plugins: string[]; isOutside: boolean }

export interface Finder extends StepKnowledge {
  corrector: Corrector
  translate: SentenceTranslator
}

/** Closer steps shown below a match by free words. */
const MAX_MEANT = 3
/** Plugins that are named when no step is near. */
const MOST_PLUGINS = 3
/** What a step has ahead of others because its free words take whatever there is. */
const FREE_WORDS_LEAD = 0.08

/** Prepares the finder; it yields often, so that it can run in pieces. */
export function* prepareFinder(
  catalogue: StepCatalogue,
  asked: Partial<Localized<AskedSteps>> = {},
): Generator<void, Finder> {
  const knowledge = yield* prepareKnowledge(catalogue, asked)
  return { ...knowledge, corrector: createCorrector(knowledge), translate: createSentenceTranslator(knowledge) }
}

function languageOf({ text, lang }: FinderState, { indexOf }: Finder, fallback: Locale): Locale {
  return lang ?? detectLanguage(text, (word, locale) => indexOf(locale).words.has(word), fallback)
}

/** A sentence in a language. */
interface Query {
  locale: Locale
  sentence: KeywordSentence
}

/** The nearest steps that pass the filters, best first. */
function candidates(
  state: FinderState,
  { locale, sentence }: Query,
  { corrector }: Finder,
  isDistant = false,
): Candidate[] {
  const { text, keyword } = sentence
  const kind = keyword && keyword !== '*' ? keywordRole(keyword) : undefined
  return corrector.candidates(text, locale, {}, { kind, isWanted: (step) => passesFilters(step, state), isDistant })
}

/** Explains why a sentence does not match the first of these steps. */
function explain(steps: readonly Candidate[], limit: number, query: Query, finder: Finder): NearStep[] {
  const near: NearStep[] = []
  for (const candidate of steps) {
    if (near.length === limit) break
    const found = nearStep(candidate, query.sentence.text, query.locale, finder.corrector, finder)
    if (found) near.push(found)
  }
  return near
}

/** The steps as close to a sentence as its matches: free words match anything, including a mistake. */
function meantSteps(state: FinderState, query: Query, matches: readonly StepMatch[], finder: Finder): NearStep[] {
  const expressions = matches.map(({ step }) => step.expression[query.locale])
  if (!expressions.every(hasFreeWords)) return []
  const near = candidates(state, query, finder)
  const isMatch = ({ ranked }: Candidate) => matches.some((match) => match.step.id === ranked.step.id)
  const least = (near.find(isMatch)?.ranked.score ?? 0) - FREE_WORDS_LEAD
  const nearer = near.filter(
    (candidate) =>
      !isMatch(candidate) && candidate.ranked.score >= least && hasWordsBeyond(candidate.ranked, expressions),
  )
  return explain(nearer, MAX_MEANT, query, finder)
}

/**
 * Finds the steps that a sentence matches, else the nearest ones.
 * @param fallback the language when it cannot be detected
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
  const query = { locale: detected, sentence: stripKeyword(state.text, detected) }
  const near = explain(candidates(state, query, finder), MOST_SUGGESTIONS, query, finder)
  if (near.length > 0) return { kind: 'near', ...query, near, plugins: [], isOutside }
  const distant = candidates(state, query, finder, true)
  const plugins = [...new Set(distant.map(({ ranked }) => ranked.step.plugin))].slice(0, MOST_PLUGINS)
  return { kind: 'near', ...query, near: explain(distant, MOST_SUGGESTIONS, query, finder), plugins, isOutside }
}
