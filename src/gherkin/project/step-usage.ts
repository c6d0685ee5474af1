import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { phrasesOf } from '@/step-language/values/value-tools'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { chooseByPlugin, pluginsInUse } from '../check/check-modules'
import { declaredPattern } from '../custom-steps'
import { featureScenarios } from '../parse/feature-parts'
import { featureSteps, firstMatches } from '../parse/feature-steps'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import { type FeatureSettings, featureCases, type ProjectFile, stepsToRun } from './test-cases'

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

/** Counts the steps of features that run, a line once also within an outline; the most frequent come first. */
export function stepUsage(
  files: readonly ProjectFile[],
  { match }: Pick<StepKnowledge, 'match'>,
  settings: FeatureSettings = {},
): StepUsage[] {
  const uses = new Map<string, Omit<StepUsage, 'count' | 'sentences' | 'files'> & { written: Set<string> }>()
  for (const { name, text } of files) {
    const parsed = parseFeature(text, settings.fragmentLocale)
    const locale = parsed.language.written
    const all = featureSteps(parsed, { modules: settings.modules })
    const steps = stepsToRun(all, featureCases(parsed, settings))
    const found = firstMatches(steps, locale, { match })
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
  /** Ids of steps, in their order. */
  steps?: readonly string[] | undefined
  /** Sentences that come after those steps, in any order and in any words that have the same meaning. */
  sentences?: readonly string[] | undefined
  /** How many rows of values a table of a step, or of examples, has at least. */
  rows?: number | undefined
  /** How many scenarios tag expressions without brackets choose. */
  tags?: Readonly<Record<string, number>> | undefined
  /** What is written somewhere, quotes aside. */
  words?: readonly string[] | undefined
}

const rowsIn = (parsed: ParsedFeature): number[] =>
  featureSteps(parsed).flatMap((step) => [step.examples.length, ...step.blocks.map(({ rows }) => rows.length - 1)])

const tagsIn = (parsed: ParsedFeature): string[][] =>
  featureScenarios(parsed).map(({ tags }) =>
    [...(parsed.document?.feature?.tags ?? []), ...tags].map(({ name }) => name.slice(1)),
  )

/** @example isChosen(['smoke'], 'smoke and not slow') // => true */
const isChosen = (tags: readonly string[], expression: string): boolean =>
  expression
    .split(' or ')
    .some((all) => all.split(' and ').every((tag) => tags.includes(tag.replace('not ', '')) !== tag.startsWith('not ')))

type PartKind = Exclude<keyof FileGoal, 'sentences'>

type Known = Pick<StepKnowledge, 'match' | 'values' | 'catalogue'>

type Said = { match: StepMatch; locale: StepLanguage }

/** What the values of a step say, comparisons however they are worded. */
function meaningOf({ match: { step, args }, locale }: Said, { values, catalogue: { dataTypes } }: Known) {
  const meanings = Object.entries(args).map(([name, arg]) => {
    const type = step.arguments?.find((argument) => argument.name === name)?.type ?? ''
    const { phrase = -1, operand } = values.read(arg?.raw ?? '', type, locale) ?? {}
    const written = phrasesOf(type, dataTypes).phrases[phrase]
    const comparison = dataTypes.matchers.find(({ expression }) => expression === written)
    return comparison ? comparison.meaning.en + operand : arg?.raw
  })
  return meanings.join().replace(/["']/g, '')
}

/** The steps of a feature with their places, those of outlines with the values of their first row. */
function stepsOf(file: string, parsed: ParsedFeature, knowledge: Known) {
  const locale = parsed.language.written
  const steps = featureSteps(parsed)
  return firstMatches(steps, locale, knowledge).flatMap((matches, index) =>
    matches.map((match) => ({ file, match, locale, line: steps[index]?.line ?? 0 })),
  )
}

/** What files lack of a goal. Whether they are correct is not looked at. */
export function missingParts(
  files: readonly ProjectFile[],
  { steps = [], sentences = [], rows = 0, tags = {}, words = [] }: FileGoal,
  knowledge: Known,
) {
  const features = files.filter(({ name }) => name.endsWith('.feature'))
  const parsed = features.map(({ text }) => parseFeature(text))
  const said = parsed.flatMap((feature, at) => stepsOf(features[at]?.name ?? '', feature, knowledge))
  const after = (id?: string, before?: string) => {
    const other = said.find(({ match }) => match.step.id === before)
    return said.filter((own) => own.match.step.id === id && (own.file !== other?.file || own.line > other.line))
  }
  const scenarios = parsed.flatMap(tagsIn)
  const written = files.map(({ text }) => text.replace(/["']/g, '').replace(/\s+/g, ' '))
  /** What it names, and how often that is to be there and is. */
  const part = (kind: PartKind, text: string, wanted: number, found: number) => ({ kind, text, wanted, found })
  const sentencePart = (text: string) => {
    // Readers may write in the other language.
    const [wanted] = STEP_LANGUAGES.flatMap((locale) =>
      knowledge.match(text, locale).map((match) => ({ match, locale })),
    )
    const same = after(wanted?.match.step.id, steps.at(-1))
    if (!wanted || same.length === 0) return part('steps', wanted?.match.step.id ?? text, 1, 0)
    const meant = same.filter((each) => meaningOf(each, knowledge) === meaningOf(wanted, knowledge))
    return part('words', text, 1, meant.length)
  }
  const parts = [
    ...steps.map((id, index) => part('steps', id, 1, after(id, steps[index - 1]).length)),
    ...sentences.map(sentencePart),
    part('rows', '', rows, Math.max(0, ...parsed.flatMap(rowsIn))),
    ...Object.entries(tags).map(([tag, wanted]) =>
      part('tags', tag, wanted, scenarios.filter((each) => isChosen(each, tag)).length),
    ),
    ...words.map((text) => part('words', text, 1, written.filter((each) => each.includes(text)).length)),
  ]
  return parts.filter(({ kind, wanted, found }) => (kind === 'tags' ? found !== wanted : found < wanted))
}
