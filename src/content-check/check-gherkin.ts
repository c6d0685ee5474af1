import type { Code } from 'mdast'
import { didYouMean } from '@/lib/nearest'
import { fenceMeta } from '@/markdown/fence-meta'
import { fencePlugins } from '@/markdown/fence-plugins'
import { stepMatcher } from '@/markdown/step-matcher'
import { type FeatureLine, featureLines } from '@/steps/feature-line'
import type { StepMatch } from '@/steps/match-step'
import type { StepBlock } from '@/steps/step'
import { fencesIn } from './check-fences'
import { pageProblem } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { SiteSource } from './site-source'

/** What the examples of a page came to. */
export interface ExampleReport {
  problems: Problem[]
  checked: number
  optedOut: number
}

type StepLine = Extract<FeatureLine, { kind: 'step' }>

interface Example {
  page: PageSource
  code: Code
  lines: FeatureLine[]
  site: SiteSource
}

const columnOf = ({ code }: Example, offset: number) => (code.position?.start.column ?? 1) + offset

const at = (example: Example, index: number, offset: number, message: string, advice: string) =>
  pageProblem(example.page, example.code, message, advice, index + 1, columnOf(example, offset))

/** The block that stands below a step. */
const blockBelow = (lines: FeatureLine[], index: number): StepBlock => {
  const next = lines[index + 1]
  if (next?.kind === 'block') return 'docstring'
  return next?.kind === 'row' ? 'table' : 'none'
}

const WORDS: Record<StepBlock, string> = { none: 'nothing', docstring: 'a doc string', table: 'a table' }

function wordingProblem(example: Example, line: StepLine, index: number, matches: StepMatch[]): Problem[] {
  const { page, site, code } = example
  if (matches.length > 1) {
    const ids = matches.map(({ step }) => step.id).join(', ')
    return [
      at(
        example,
        index,
        line.offset,
        `"${line.sentence}" matches ${ids}`,
        'say plugins=… or expect=ambiguous on the fence',
      ),
    ]
  }
  const plugins = fencePlugins(code.meta, pluginOf(page, site))
  const known = site.references.plugins
    .filter(({ plugin }) => !plugins || plugins.includes(plugin))
    .flatMap(({ steps }) => steps.map(({ expression }) => expression[page.locale]))
  return [at(example, index, line.offset, `"${line.sentence}" matches no step`, didYouMean(line.sentence, known))]
}

function blockProblem(example: Example, line: StepLine, index: number, { step }: StepMatch): Problem[] {
  const below = blockBelow(example.lines, index)
  if (below === step.block) return []
  const message = `${step.id} takes ${WORDS[step.block]} below, and has ${WORDS[below]}`
  return [at(example, index, line.offset, message, 'write the example so that it runs')]
}

const pluginOf = (page: PageSource, { references }: SiteSource) => {
  const name = page.path.replace(/^plugins\//, '')
  return { plugin: references.plugins.some(({ plugin }) => plugin === name) ? name : undefined }
}

function stepProblems(example: Example, line: StepLine, index: number): { count: number; problems: Problem[] } {
  const { page, code, site } = example
  const plugins = fencePlugins(code.meta, pluginOf(page, site))
  const matches = stepMatcher(site.references)(line.sentence, page.locale, { plugins })
  const [match] = matches
  const problems =
    matches.length === 1 && match
      ? blockProblem(example, line, index, match)
      : wordingProblem(example, line, index, matches)
  return { count: matches.length, problems }
}

function checkExample(example: Example): ExampleReport {
  const { expect, steps } = fenceMeta(example.code.meta)
  const results = example.lines.flatMap((line, index) =>
    line.kind === 'step' ? [stepProblems(example, line, index)] : [],
  )
  const expected = (count: number) =>
    (expect === 'undefined' && count === 0) ||
    (expect === 'ambiguous' && count > 1) ||
    (steps === 'custom' && count === 0)
  const isMet = !expect || results.some(({ count }) => expected(count))
  const unmet = isMet
    ? []
    : [pageProblem(example.page, example.code, `no step of this example is ${expect}`, 'remove expect=')]
  return {
    problems: [...results.filter(({ count }) => !expected(count)).flatMap(({ problems }) => problems), ...unmet],
    checked: results.length,
    optedOut: expect || steps ? 1 : 0,
  }
}

/** Every step of every example matches exactly one step of the tool, with what it takes below it. */
export function checkGherkin(page: PageSource, site: SiteSource): ExampleReport {
  const reports = fencesIn(page)
    .filter(({ lang }) => lang === 'gherkin')
    .map((code) => checkExample({ page, code, site, lines: featureLines(code.value, page.locale) }))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
    optedOut: reports.reduce((sum, { optedOut }) => sum + optedOut, 0),
  }
}
