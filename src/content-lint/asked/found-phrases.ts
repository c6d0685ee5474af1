import { stepCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { type Example, learnWeights } from '@/step-language/rank/learn-weights'
import { stepExamples } from '@/step-language/rank/step-terms'
import { stepFinder } from '@/step-language/rank/step-weights'
import { termsOf } from '@/step-language/words/terms'
import { type Problem, refuse, say } from '../problem'
import type { AskedPhrase } from './check-phrases'

/** How many phrases find their own step by what all others say. */
export interface FoundPhrases {
  found: number
  all: number
  /** The others, each with the step that stands before its own. */
  missed: Problem[]
}

/** Readers look at so many steps. */
const FIRST = 3
/** So many phrases are left out at a time: what is learned from all others finds them, or not. */
const PARTS = 6

/** A phrase, and what would be learned from it. */
interface Asked {
  phrase: AskedPhrase
  example: Example
}

/**
 * Searches the steps for phrases as if nobody had written them, by the terms that find steps, before sentences are compared.
 * @param parts how many sixths of the phrases are searched for; each takes seconds
 */
export function foundPhrases(phrases: readonly AskedPhrase[], references: References, parts = PARTS): FoundPhrases {
  const catalogue = stepCatalogue(references)
  const report: FoundPhrases = { found: 0, all: 0, missed: [] }
  for (const language of STEP_LANGUAGES) {
    const places = new Map(catalogue.steps.map(({ id }, at) => [id, at]))
    const sentences = catalogue.steps.map(({ expression }) => expression[language])
    const asked = phrases.flatMap((phrase): Asked[] => {
      const step = places.get(phrase.name)
      if (phrase.group !== 'steps' || phrase.locale !== language || step === undefined) return []
      return [{ phrase, example: { terms: termsOf(phrase.text, language), step, weight: 1 } }]
    })
    const own = stepExamples(catalogue, language, () => [])
    for (let part = 0; part < parts; part += 1) {
      const isLeftOut = (_: Asked, at: number) => at % PARTS === part
      const known = asked.filter((each, at) => !isLeftOut(each, at)).map(({ example }) => example)
      const find = stepFinder(learnWeights([...own, ...known], sentences.length), sentences.length)
      for (const { phrase, example } of asked.filter(isLeftOut)) {
        const first = find(example.terms, FIRST).map(({ step }) => step)
        report.all += 1
        // A step of another plugin with the same sentence is as good.
        if (first.some((step) => sentences[step] === sentences[example.step])) report.found += 1
        else {
          const before = catalogue.steps[first[0] ?? -1]?.id ?? say('nothing')
          report.missed.push(
            phrase.source.problemAt(phrase.node, refuse('asked.finds', phrase.text, before, phrase.name)),
          )
        }
      }
    }
  }
  return report
}
