import type { StepKnowledge } from '@/step-language/step-knowledge'
import { featureScenarios } from '../parse/feature-parts'
import { featureSteps } from '../parse/feature-steps'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import type { ProjectFile } from './check-project'
import { stepUsage } from './step-usage'

/** What the files of an exercise are to have. */
export interface FileGoal {
  /** Ids of steps that run. */
  steps?: readonly string[] | undefined
  /** How many rows of values a table of a step, or of examples, has at least. */
  rows?: number | undefined
  /** How many scenarios tag expressions without brackets choose. */
  tags?: Readonly<Record<string, number>> | undefined
  /** What is written somewhere, quotes aside. */
  words?: readonly string[] | undefined
}

/** A part of a goal: what it names, and how often that is there and should be. */
interface GoalPart {
  kind: keyof FileGoal
  text: string
  wanted: number
  found: number
}

const rowsIn = (parsed: ParsedFeature): number[] =>
  featureSteps(parsed).flatMap(({ blocks, examples }) => [
    examples.length,
    ...blocks.map(({ rows }) => rows.length - 1),
  ])

/** The tags of each scenario with those of its feature. */
const tagsIn = (parsed: ParsedFeature): string[][] =>
  featureScenarios(parsed).map(({ tags }) =>
    [...(parsed.document?.feature?.tags ?? []), ...tags].map(({ name }) => name.slice(1)),
  )

/** @example isChosen(['smoke'], 'smoke and not slow') // => true */
const isChosen = (tags: readonly string[], expression: string): boolean =>
  expression
    .split(' or ')
    .some((all) => all.split(' and ').every((tag) => tags.includes(tag.replace('not ', '')) !== tag.startsWith('not ')))

/** What files lack of a goal. Whether they are correct is not looked at. */
export function missingParts(
  files: readonly ProjectFile[],
  { steps = [], rows = 0, tags = {}, words = [] }: FileGoal,
  knowledge: Pick<StepKnowledge, 'match'>,
): GoalPart[] {
  const features = files.filter(({ name }) => name.endsWith('.feature'))
  const parsed = features.map(({ text }) => parseFeature(text))
  const used = stepUsage(features, knowledge).map(({ step }) => step?.id)
  const scenarios = parsed.flatMap(tagsIn)
  const written = files.map(({ text }) => text.replace(/["']/g, ''))
  const part = (kind: keyof FileGoal, text: string, wanted: number, found: number): GoalPart => ({
    ...{ kind, text, wanted, found },
  })
  const parts = [
    ...steps.map((id) => part('steps', id, 1, used.filter((step) => step === id).length)),
    part('rows', '', rows, Math.max(0, ...parsed.flatMap(rowsIn))),
    ...Object.entries(tags).map(([tag, wanted]) =>
      part('tags', tag, wanted, scenarios.filter((each) => isChosen(each, tag)).length),
    ),
    ...words.map((text) => part('words', text, 1, written.filter((each) => each.includes(text)).length)),
  ]
  return parts.filter(({ kind, wanted, found }) => (kind === 'tags' ? found !== wanted : found < wanted))
}
