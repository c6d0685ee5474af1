import type { Locale } from '@/i18n/locale'
import { chooseByPlugin } from '@/step-language/plugin-choice'
import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import {
  argumentPairs,
  createSentenceTranslator,
  type SentenceTranslator,
} from '@/step-language/translate/translate-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import type { StepMatch } from '@/steps/match-step'
import { catalogueAt, type ReleaseRange, type StepHistory } from '@/steps/step-history'
import { type CustomMatcher, sentenceFix } from '../check/step-check'
import { type FeatureFinding, finding } from '../finding'
import { type FeatureStep, sentenceRange } from '../parse/feature-steps'
import { type ExampleRow, fillSentence, writtenTexts } from '../parse/filled-sentence'
import type { ProjectFile } from './check-project'
import { matchedSteps } from './step-usage'
import type { FeatureSettings } from './test-cases'

/** From which release of the tool to which one, and with which settings. */
export interface WordingChanges {
  range: ReleaseRange
  history: StepHistory
  settings?: FeatureSettings | undefined
}

export type FileFindings = [file: string, findings: FeatureFinding[]][]

/** A sentence that is a step no more, as a row of its outline fills it. */
interface OldSentence {
  step: FeatureStep
  row: ExampleRow
  match: StepMatch
  locale: Locale
}

/** The sentence as the step is worded now; undefined when no wording has its values. */
function reworded({ step, row, match, locale }: OldSentence, now: StepKnowledge, write: SentenceTranslator) {
  const as = now.catalogue.steps.find(({ id }) => id === match.step.id)
  if (!as) return undefined
  const filled = fillSentence(step.sentence, row)
  const written = writtenTexts(step.sentence, filled)
  const pairs = argumentPairs(match.step.expression[locale], as.expression[locale])
  const values = pairs.flatMap(([own, other]): [string, string][] => {
    const arg = match.args[own.name]
    return arg ? [[other.name, written(arg.start, arg.end)]] : []
  })
  const known = { sentence: filled.text, match, from: locale, scope: step.scope }
  const refill = (text: string) => fillSentence(text, row).text
  return write(known, { to: locale, as, values: new Map(values), written, filled: refill })?.text
}

/**
 * The sentences of features that were steps of a release of the tool, and are none of another one. What the other one
 * understands as it is written is left alone.
 * @param catalogue the steps as they are today
 */
export function wordingChanges(
  files: readonly ProjectFile[],
  custom: CustomMatcher,
  catalogue: StepCatalogue,
  { range: { from, to }, history, settings = {} }: WordingChanges,
): FileFindings {
  const [before, now] = [from, to].map((release) => createKnowledge(catalogueAt(release, catalogue, history)))
  if (!before || !now) return []
  const write = createSentenceTranslator(now)

  const findingOf = (old: OldSentence): FeatureFinding => {
    const { step, match, locale } = old
    const { id, expression } = match.step
    const current = now.catalogue.steps.find((each) => each.id === id)
    if (!current) return finding('wording.gone', sentenceRange(step), { release: to, expression: expression[locale] })
    const text = reworded(old, now, write)
    const fixes = text === undefined ? [] : [sentenceFix(step, text, id)]
    return finding(
      'wording.changed',
      sentenceRange(step),
      { release: to, expression: current.expression[locale] },
      { fixes },
    )
  }

  return files.map(({ name, text }) => {
    const { locale, steps, inUse } = matchedSteps(text, before, settings)
    const findings = steps.flatMap((step) => {
      const { sentence, examples, scope } = step
      const row = (examples.length > 0 ? examples : [new Map()]).find((each) => {
        const { text: filled } = fillSentence(sentence, each)
        return now.match(filled, locale, scope).length + custom(filled, scope.dataLocale ?? locale).length === 0
      })
      const found = row ? before.match(fillSentence(sentence, row).text, locale, scope) : []
      const [match, ...others] = chooseByPlugin(found, locale, inUse, scope)
      return row && match && others.length === 0 ? [findingOf({ step, row, match, locale })] : []
    })
    return [name, findings]
  })
}
