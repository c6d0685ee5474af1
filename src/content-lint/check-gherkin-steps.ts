import { fenceMeta } from '@/markdown/fence-meta'
import { fencePlugins } from '@/markdown/fence-plugins'
import type { FeatureLine } from '@/steps/feature-line'
import type { StepMatch } from '@/steps/match-step'
import { checkStepBlock } from './check-step-block'
import { type ExampleValues, type GherkinExample, gherkinExamples, isForeign } from './gherkin-example'
import { nearStep } from './nearest-step'
import type { PageSource, SiteSource } from './pages/page-source'
import { type Problem, pageProblem, placeInCode } from './problem'

/** What the examples of a page came to. */
export interface ExampleReport {
  problems: Problem[]
  checked: number
  optedOut: number
}

type StepLine = Extract<FeatureLine, { kind: 'step' }>

/** A step of an example with all that is needed to judge it. */
interface ExampleStep {
  example: GherkinExample
  site: SiteSource
  index: number
  line: StepLine
  plugins?: string[]
}

const problemAt = ({ example, index, line }: ExampleStep, message: string, advice: string): Problem =>
  pageProblem(example.page, placeInCode(example.code, { line: index + 1, column: line.offset + 1 }), message, advice)

const idsOf = (matches: StepMatch[]): string => matches.map(({ step }) => step.id).join(', ')

/** A sentence that is no step, or several. */
function wordingProblems(step: ExampleStep, sentence: string, matches: StepMatch[]): Problem[] {
  const { site, plugins, example } = step
  const { locale } = example.page
  const problem = (message: string, advice: string) => [problemAt(step, `"${sentence}" ${message}`, advice)]
  if (matches.length > 1) return problem(`matches ${idsOf(matches)}`, 'say plugins=… or expect=ambiguous on the fence')
  // It may be the step whose expression is broken: that is told where it stands.
  if (site.hasUnusable(locale, plugins)) return []
  const elsewhere = plugins ? site.match(sentence, locale) : []
  const [other] = elsewhere
  if (!other) return problem('matches no step', nearStep(sentence, locale, site.references, plugins))
  const all = [...(plugins ?? []), other.step.plugin].join(',')
  return problem(
    `matches no step of ${plugins?.join(', ')}`,
    `it is ${idsOf(elsewhere)}: say plugins=${all} on the fence`,
  )
}

/** The sentences of a step: in an outline one for each row of its examples. */
function sentencesOf({ example, index, line }: ExampleStep): string[] {
  const values = example.steps.get(index)?.values ?? []
  const filled = (row: ExampleValues) =>
    line.sentence.replace(/<([^<>]+)>/g, (written, name: string) =>
      Object.hasOwn(row, name) ? (row[name] ?? '') : written,
    )
  return values.length > 0 ? [...new Set(values.map(filled))] : [line.sentence]
}

function stepReport(step: ExampleStep): { count: number; problems: Problem[] } {
  const { site, example, index, plugins } = step
  const tried = sentencesOf(step).map((sentence) => ({
    sentence,
    matches: site.match(sentence, example.page.locale, { plugins }),
  }))
  const odd = tried.find(({ matches }) => matches.length !== 1)
  const [match] = tried[0]?.matches ?? []
  if (odd) return { count: odd.matches.length, problems: wordingProblems(step, odd.sentence, odd.matches) }
  return { count: 1, problems: match ? checkStepBlock(example, index, match.step) : [] }
}

const pluginOf = ({ path }: PageSource, { references }: SiteSource) => {
  const name = path.replace(/^plugins\//, '')
  return { plugin: references.plugins.some(({ plugin }) => plugin === name) ? name : undefined }
}

/** An opt-out that nothing in the example needs hides what goes wrong later. */
function superfluous({ page, code }: GherkinExample): Problem[] {
  const { expect, steps } = fenceMeta(code.meta)
  const problem = (message: string, advice: string) => [pageProblem(page, code, message, advice)]
  if (expect === 'undefined' || expect === 'ambiguous')
    return problem(`no step of this example is ${expect}`, 'remove expect=')
  return steps === 'custom' ? problem('every step of this example is one of the tool', 'remove steps=custom') : []
}

function checkExample(example: GherkinExample, site: SiteSource): ExampleReport {
  const { page, code, lines } = example
  const { expect, steps } = fenceMeta(code.meta)
  const plugins = fencePlugins(code.meta, pluginOf(page, site))
  const results = lines.flatMap((line, index) =>
    line.kind === 'step' ? [stepReport({ example, site, index, line, plugins })] : [],
  )
  const isExpected = (count: number) =>
    count === 0 ? expect === 'undefined' || steps === 'custom' : count > 1 && expect === 'ambiguous'
  const isMet = results.some(({ count }) => isExpected(count))
  return {
    problems: [
      ...results.filter(({ count }) => !isExpected(count)).flatMap(({ problems }) => problems),
      ...(isMet ? [] : superfluous(example)),
    ],
    checked: results.length,
    optedOut: expect || steps ? 1 : 0,
  }
}

/** Every step of every example matches exactly one step of the tool, with what it takes below it. */
export function checkGherkinSteps(page: PageSource, site: SiteSource): ExampleReport {
  const reports = gherkinExamples(page)
    .filter((example) => !isForeign(example))
    .map((example) => checkExample(example, site))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
    optedOut: reports.reduce((sum, { optedOut }) => sum + optedOut, 0),
  }
}
