import { stepCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { finish } from '@/lib/run-in-pieces'
import { learnWeights } from '@/step-language/rank/learn-weights'
import { stepExamples } from '@/step-language/rank/step-terms'
import { weighSteps } from '@/step-language/rank/step-weights'
import { termsOf } from '@/step-language/words/terms'
import { type Problem, refuse, say } from '../problem'
import type { AskedPhrase } from './check-phrases'

/** How many phrases find their own step by what the others of it say. */
export interface FoundPhrases {
  found: number
  all: number
  /** The others, each with the step that stands before its own. */
  missed: Problem[]
}

/** Readers look at so many steps. */
const FIRST = 3

/** A phrase, and the terms of it that find steps. */
interface Asked {
  phrase: AskedPhrase
  terms: string[]
}

const termsIn = (asked: readonly Asked[]): string[] => asked.flatMap(({ terms }) => terms)

/** What stands before the step of a phrase; undefined when it, or one of another plugin with its sentence, is among the first. */
function missOf({ phrase, terms }: Asked, id: number, { steps, terms: index, locale }: StepIndex): Problem | undefined {
  const sentenceOf = (at: number) => steps[at]?.step.expression[locale]
  const first = index.find(terms).slice(0, FIRST)
  if (first.some((found) => sentenceOf(found.id) === sentenceOf(id))) return undefined
  const { source, text, name, node } = phrase
  const before = steps[first[0]?.id ?? -1]?.step.id ?? say('nothing')
  return source.problemAt(node, refuse('asked.finds', text, before, name))
}

/**
 * Searches the steps for each phrase as if it were the only one that had not been written, by the engine of the site, before its ranking.
 * @param every with 4, for every fourth phrase
 */
export function foundPhrases(phrases: readonly AskedPhrase[], references: References, every = 1): FoundPhrases {
  const catalogue = stepCatalogue(references)
  const report: FoundPhrases = { found: 0, all: 0, missed: [] }
  for (const locale of STEP_LANGUAGES) {
    const byStep = new Map<string, Asked[]>()
    for (const phrase of phrases.filter((each) => each.group === 'steps' && each.locale === locale))
      appendTo(byStep, phrase.name, { phrase, terms: termsOf(phrase.text, locale) })
    const asked = catalogue.steps.map(({ id }) => byStep.get(id) ?? [])
    const index = finish(indexSteps(catalogue, locale, { count: asked.length, packed: packTerms(asked.map(termsIn)) }))
    let at = 0
    for (const [id, step] of catalogue.steps.entries()) {
      const own = asked[id] ?? []
      const document = termsOfStep(step, id, locale, catalogue, '')
      const put = (left: readonly Asked[]) =>
        index.terms.replace({ ...document, asked: unpackTerms(packTerms([termsIn(left)]), 1).join() })
      for (const each of own.filter(() => at++ % every === 0)) {
        put(own.filter((other) => other !== each))
        const miss = missOf(each, id, index)
        report.all += 1
        if (miss) report.missed.push(miss)
        else report.found += 1
      }
      put(own)
    }
  }
  return report
}
