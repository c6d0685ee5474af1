import { chooseByPlugin, pluginsInUse, type StepKnowledge } from '@/step-language/step-knowledge'
import type { CatalogueStep } from '@/steps/step'
import { declaredPattern } from '../custom-steps'
import { featureSteps } from '../parse/feature-steps'
import { fillSentence } from '../parse/filled-sentence'
import { parseFeature } from '../parse/parse-feature'
import type { ProjectFile } from './check-project'
import { type FeatureSettings, featureCases, stepsToRun } from './test-cases'

/** How features use a step. */
export interface StepUsage {
  /** Undefined for sentences that are no step of a plugin, or several. */
  step: CatalogueStep | undefined
  /** The expression, in the language of its first use; of unknown sentences, the one that they have in common. */
  expression: string
  /** Lines of features with it: how many, and which. */
  count: number
  places: { file: string; line: number }[]
  /** How many different sentences they are: these differ in their values, or in words that may be left out. */
  sentences: number
  files: number
  /** Why it deserves a look: it is deprecated, or always fails in the language of a feature that uses it. */
  caution?: 'deprecated' | 'fails'
}

interface Uses extends Pick<StepUsage, 'step' | 'expression' | 'caution' | 'places'> {
  written: Set<string>
}

/**
 * Counts the steps of features: a line once, also within an outline. The texts of definitions are no steps.
 * @returns the most frequent first
 */
export function stepUsage(
  files: readonly ProjectFile[],
  { match }: Pick<StepKnowledge, 'match'>,
  settings: FeatureSettings = {},
): StepUsage[] {
  const uses = new Map<string, Uses>()
  for (const { name, text } of files) {
    const parsed = parseFeature(text, settings.fragmentLocale)
    const locale = parsed.language.written
    const { modules } = settings
    const steps = stepsToRun(featureSteps(parsed, { ...(modules && { modules }) }), featureCases(parsed, settings))
    const found = steps.map(({ sentence, examples, scope }) =>
      match(fillSentence(sentence, examples[0] ?? new Map()).text, locale, scope),
    )
    const inUse = pluginsInUse(found)
    for (const [index, { sentence, scope, line }] of steps.entries()) {
      const [chosen, ...others] = chooseByPlugin(found[index] ?? [], locale, inUse, scope)
      const step = others.length === 0 ? chosen?.step : undefined
      const expression = step?.expression[locale] ?? declaredPattern(sentence)
      const key = step?.id ?? expression
      const use = uses.get(key) ?? { step, expression, written: new Set(), places: [] }
      if (step?.deprecated) use.caution = 'deprecated'
      if (step?.fails?.includes(locale)) use.caution = 'fails'
      use.places.push({ file: name, line })
      uses.set(key, { ...use, written: use.written.add(sentence) })
    }
  }
  return [...uses.values()]
    .map(({ written, ...use }) => ({
      ...use,
      count: use.places.length,
      sentences: written.size,
      files: new Set(use.places.map(({ file }) => file)).size,
    }))
    .sort((one, other) => other.count - one.count)
}
