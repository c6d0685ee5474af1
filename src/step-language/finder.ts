import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { inSlices } from '@/lib/run-in-pieces'
import { foldText } from '@/lib/text'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/expression/step-expression'
import { type KeywordSentence, keywordRole, stripKeyword } from '@/steps/feature-line'
import { type ArgumentFamily, type CatalogueStep, familyOf, type StepBlock, type StepKind } from '@/steps/step'
import type { Candidate, NearStep } from './correct/correct-sentence'
import { candidatesFor, MIN_DISTANT_SCORE, MIN_SCORE, nearSteps } from './correct/correct-sentence'
import type { StepKnowledge } from './step-knowledge'
import { sampleSentence } from './values/value-tools'
import { sentenceTokens } from './words/sentence-tokens'
import { ignoredWords } from './write/sentence-wording'

/** The query and filters of the finder; an absent filter lets everything through. */
export interface FinderState {
  text: string
  plugin?: string | undefined
  kind?: StepKind | undefined
  type?: ArgumentFamily | undefined
  /** The language of the sentence; detected when absent. */
  lang?: StepLanguage | undefined
  /** Id of a step to start with: one of its sentences becomes the text once the steps are loaded. */
  step?: string | undefined
}

type Query = { locale: StepLanguage; sentence: KeywordSentence; block?: StepBlock | undefined }

export type FinderAnswer =
  /** No text: the steps that pass the filters. */
  | { kind: 'browse'; steps: CatalogueStep[] }
  /** Matching steps; `meant` are better ones when the matches rely on free words. */
  | (Query & { kind: 'match'; matches: StepMatch[]; meant: NearStep[] })
  /** No match: `near` steps if any, likely `plugins` if no step is close. */
  | (Query & { kind: 'near'; near: NearStep[]; plugins: string[] })

const passesFilters = (step: CatalogueStep, { plugin, kind, type }: FinderState): boolean =>
  (!plugin || step.plugin === plugin) &&
  (!kind || step.kind === kind) &&
  (!type || Boolean(step.arguments?.some((argument) => familyOf(argument.type) === type)))

/** Better steps shown below a match by free words. */
const MAX_MEANT = 3
/** Plugins named when no step is close. */
const MAX_PLUGINS = 3
/** How far free words, which take anything, let a match outscore the step that was meant. */
const FREE_WORDS_BONUS = 0.08

/** The language whose steps share more words with a sentence; on a tie the fallback. */
function detectLanguage(sentence: string, fallback: StepLanguage, { indexOf }: StepKnowledge): StepLanguage {
  const words = sentenceTokens(sentence).flatMap(({ form, text }) => (form === 'word' ? [foldText(text)] : []))
  const countIn = (locale: StepLanguage) => words.filter(indexOf(locale).words.has).length
  const other = otherLanguage(fallback)
  return countIn(other) > countIn(fallback) ? other : fallback
}

/** The likely steps that pass the filters, best first; none if all score below `least`. */
function candidates(state: FinderState, { locale, sentence, block }: Query, knowledge: StepKnowledge, least: number) {
  const { text, keyword } = sentence
  const kind = keyword && keyword !== '*' ? keywordRole(keyword) : undefined
  const written = { sentence: text, locale, scope: {}, knowledge, block }
  return { written, near: candidatesFor(written, { kind, isWanted: (step) => passesFilters(step, state) }, least) }
}

/** Steps that fit a sentence as well as its matches do: free words match anything, even a mistake, and a name may be `no`. */
function meantSteps(state: FinderState, query: Query, matches: readonly StepMatch[], finder: StepKnowledge) {
  const expressions = matches.map(({ step }) => step.expression[query.locale])
  const isExact = (match: StepMatch, at: number) =>
    !hasFreeWords(expressions[at] ?? '') && ignoredWords(query.sentence.text, match, query.locale).length === 0
  if (matches.some(isExact)) return []
  const { written, near } = candidates(state, query, finder, MIN_SCORE)
  const isMatch = ({ ranked }: Candidate) => matches.some((match) => match.step.id === ranked.step.id)
  const least = (near.find(isMatch)?.ranked.score ?? 0) - FREE_WORDS_BONUS
  const better = near.filter((candidate) => !isMatch(candidate) && candidate.ranked.score >= least)
  return nearSteps(better.slice(0, MAX_MEANT), written)
}

/** What gets pasted along with a sentence: the table or doc string at its end, and JSON. */
const PASTED_BLOCK = /\s(?:(\|)|"""|```).*$/s
const PASTED_JSON = /^([^{]*)\{\s*".*\}/s

/** Cuts off what is pasted below a sentence, or in it. @returns the sentence, and which kind of block that is */
function withoutBlock(pasted: string): { text: string; block?: StepBlock } {
  const [, bar] = PASTED_BLOCK.exec(pasted) ?? []
  const text = pasted.replace(PASTED_BLOCK, '').replace(PASTED_JSON, '$1')
  return text === pasted ? { text } : { text, block: bar ? 'table' : 'docstring' }
}

/** Finds the steps that a sentence matches, else the nearest. @param fallback the language if it cannot be detected */
export function findSteps(state: FinderState, finder: StepKnowledge, fallback: StepLanguage): FinderAnswer {
  const { catalogue, match } = finder
  const { text, block } = withoutBlock(state.text)
  if (!text.trim()) return { kind: 'browse', steps: catalogue.steps.filter((step) => passesFilters(step, state)) }
  const detected = state.lang ?? detectLanguage(text, fallback, finder)
  const locales = state.lang ? [detected] : [detected, otherLanguage(detected)]
  for (const locale of locales) {
    const sentence = stripKeyword(text, locale)
    const matches = match(sentence.text, locale).filter(({ step }) => passesFilters(step, state))
    if (matches.length > 0) {
      const meant = meantSteps(state, { locale, sentence, block }, matches, finder)
      return { kind: 'match', locale, sentence, matches, meant }
    }
  }
  const query = { locale: detected, sentence: stripKeyword(text, detected), block }
  const { written, near: nearest } = candidates(state, query, finder, MIN_DISTANT_SCORE)
  const near = nearSteps(nearest, written)
  const isNear = near.length > 0 && nearest.some(({ ranked }) => ranked.score >= MIN_SCORE)
  const plugins = isNear ? [] : [...new Set(nearest.map(({ ranked }) => ranked.step.plugin))].slice(0, MAX_PLUGINS)
  return { kind: 'near', ...query, near, plugins }
}

/** One in so many steps is searched for, to warm the finder up. */
const WARM_UP_INTERVAL = 40

/**
 * Compiles the expressions of a language in slices, and answers some sample sentences: otherwise the first answers would
 * be slow, until the browser has compiled the code. Like those of readers, the sentences are nearly steps.
 */
export const warmUp = (finder: StepKnowledge, locale: StepLanguage): void => {
  const { steps, dataTypes } = finder.catalogue
  inSlices(
    () => steps.entries(),
    ([at, step]) => {
      // An expression contains the texts required of its sentences, so this compiles it.
      finder.isSentenceOf(step, step.expression[locale], locale)
      if (at % WARM_UP_INTERVAL > 0) return
      findSteps({ text: sampleSentence(step, locale, dataTypes).replace(/^\S+ /, '') }, finder, locale)
    },
  )
}
