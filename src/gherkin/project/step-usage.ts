import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { phrasesOf } from '@/step-language/values/value-tools'
import type { StepMatch } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'
import { chooseByPlugin, firstMatches, pluginsInUse } from '../check/check-modules'
import { declaredPattern } from '../custom-steps'
import { featureScenarios } from '../parse/feature-parts'
import { featureSteps } from '../parse/feature-steps'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import { type FeatureSettings, featureCases, type ProjectFile, stepsToRun } from './test-cases'

export interface StepUsage {
  /** Undefined for sentences that match no step, or several. */
  step: CatalogueStep | undefined
  /** In the language of its first use; for unknown sentences, one that matches all of them. */
  expression: string
  /** Lines that use it; one of an outline counts once. */
  count: number
  places: { file: string; line: number }[]
  /** Different sentences among those lines. */
  sentences: number
  files: number
  /** `fails`: always, in the language of a feature that uses it. */
  caution?: 'deprecated' | 'fails'
}

/** Counts the uses of each step in the features that run, the most frequent first. */
export function stepUsage(files: readonly ProjectFile[], { match }: Known, settings: FeatureSettings): StepUsage[] {
  const uses = new Map<string, Omit<StepUsage, 'count' | 'sentences' | 'files'> & { written: Set<string> }>()
  for (const { name, text } of files) {
    const parsed = parseFeature(text, settings.fragmentLocale)
    const locale = parsed.language.written
    const steps = stepsToRun(featureSteps(parsed, { modules: settings.modules }), featureCases(parsed, settings))
    const found = firstMatches(steps, locale, match)
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

export interface FileGoal {
  /** Ids of steps, in the order of the file. */
  steps?: readonly string[] | undefined
  /** Sentences after those steps, in any order and any wording with the same meaning. */
  sentences?: readonly string[] | undefined
  /** The least number of rows, besides the heading, of some table or examples. */
  rows?: number | undefined
  /** How many scenarios each tag expression (without brackets) selects. */
  tags?: Readonly<Record<string, number>> | undefined
  /** Texts that some file contains, quotes aside. */
  words?: readonly string[] | undefined
}

const rowsIn = (parsed: ParsedFeature): number[] =>
  featureSteps(parsed).flatMap((step) => [step.examples.length, ...step.blocks.map(({ rows }) => rows.length - 1)])

const tagsIn = (parsed: ParsedFeature): string[][] =>
  featureScenarios(parsed).map(({ tags }) =>
    [...(parsed.document?.feature?.tags ?? []), ...tags].map(({ name }) => name.slice(1)),
  )

/** @example isSelected(['smoke'], 'smoke and not slow') // => true */
const isSelected = (tags: readonly string[], expression: string): boolean =>
  expression.split(' and ').every((tag) => tags.includes(tag.replace('not ', '')) !== tag.startsWith('not '))

type PartKind = Exclude<keyof FileGoal, 'sentences'>

type Known = Pick<StepKnowledge, 'match' | 'values' | 'catalogue'>

type StepUse = { match: StepMatch; locale: StepLanguage }

/** The values of a step, with comparisons independent of their wording. */
function meaningOf({ match: { step, args }, locale }: StepUse, { values, catalogue: { dataTypes } }: Known) {
  const meanings = Object.entries(args).map(([name, arg]) => {
    const type = step.arguments?.find((argument) => argument.name === name)?.type ?? ''
    const { phrase = -1, operand } = values.read(arg?.raw ?? '', type, locale) ?? {}
    const written = phrasesOf(type, dataTypes).phrases[phrase]
    const comparison = dataTypes.matchers.find(({ expression }) => expression === written)
    return comparison ? comparison.meaning.en + operand : arg?.raw
  })
  return meanings.join().replace(/["']/g, '')
}

/** The steps that a feature uses, those of outlines with the values of the first row. */
function stepsOf(file: string, parsed: ParsedFeature, knowledge: Known) {
  const locale = parsed.language.written
  const steps = featureSteps(parsed)
  return firstMatches(steps, locale, knowledge.match).flatMap((matches, index) =>
    matches.map((match) => ({ file, match, locale, line: steps[index]?.line ?? 0 })),
  )
}

/** The parts of a goal that files lack; their findings do not matter. */
export function missingParts(files: readonly ProjectFile[], goal: FileGoal, knowledge: Known) {
  const { steps = [], sentences = [], rows = 0, tags = {}, words = [] } = goal
  const features = files.filter(({ name }) => name.endsWith('.feature'))
  const parsed = features.map(({ text }) => parseFeature(text))
  const uses = parsed.flatMap((feature, at) => stepsOf(features[at]?.name ?? '', feature, knowledge))
  const usesAfter = (id?: string, before?: string) => {
    const earlier = uses.find(({ match }) => match.step.id === before)
    return uses.filter((use) => use.match.step.id === id && (use.file !== earlier?.file || use.line > earlier.line))
  }
  const scenarios = parsed.flatMap(tagsIn)
  const written = files.map(({ text }) => text.replace(/["']/g, '').replace(/\s+/g, ' '))
  const part = (kind: PartKind, text: string, wanted: number, found: number) => ({ kind, text, wanted, found })
  const sentencePart = (text: string) => {
    // The file may be in the other language.
    const [wanted] = STEP_LANGUAGES.flatMap((locale) =>
      knowledge.match(text, locale).map((match) => ({ match, locale })),
    )
    const sameStep = usesAfter(wanted?.match.step.id, steps.at(-1))
    if (!wanted || sameStep.length === 0) return part('steps', wanted?.match.step.id ?? text, 1, 0)
    const sameMeaning = sameStep.filter((use) => meaningOf(use, knowledge) === meaningOf(wanted, knowledge))
    return part('words', text, 1, sameMeaning.length)
  }
  const parts = [
    ...steps.map((id, index) => part('steps', id, 1, usesAfter(id, steps[index - 1]).length)),
    ...sentences.map(sentencePart),
    part('rows', '', rows, Math.max(0, ...parsed.flatMap(rowsIn))),
    ...Object.entries(tags).map(([tag, wanted]) =>
      part('tags', tag, wanted, scenarios.filter((scenario) => isSelected(scenario, tag)).length),
    ),
    ...words.map((text) => part('words', text, 1, written.filter((file) => file.includes(text)).length)),
  ]
  return parts.filter(({ kind, wanted, found }) => (kind === 'tags' ? found !== wanted : found < wanted))
}
