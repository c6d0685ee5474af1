import { didYouMean } from '@/lib/nearest'
import { STEP_KEYWORDS } from '@/steps/keywords'
import { type GherkinExample, gherkinExamples, isForeign } from './gherkin-example'
import { pageProblem, placeInCode } from './page-problem'
import { type GherkinFault, isExamplesTitle, isFeatureTitle, isTitle, isWholeFeature } from './parse-gherkin'
import type { Place, Problem } from './problem'
import type { PageCheck } from './site-source'

const problemAt = ({ page, code }: GherkinExample, place: Place, message: string, advice: string): Problem =>
  pageProblem(page, placeInCode(code, place), message, advice)

/** A whole feature says its language where the tool would take it for English, and no example says another. */
function headerProblems(example: GherkinExample): Problem[] {
  const { page, code, header } = example
  if (header && header.language !== page.locale) {
    const message = `an example in ${header.language} on a page in ${page.locale}`
    return [problemAt(example, header, message, `write it in ${page.locale}, with # language: ${page.locale}`)]
  }
  const needsHeader = !header && page.locale !== 'en' && isWholeFeature(code.value, page.locale)
  if (!needsHeader) return []
  const message = 'a feature that the tool would read as English'
  return [problemAt(example, { line: 1, column: 1 }, message, `begin it with # language: ${page.locale}`)]
}

/** Lines that are neither a step nor anything else of Gherkin: a keyword that is mistyped, or of the other language. */
function plainLines({ lines, page }: GherkinExample): number[] {
  let isDescribed = false
  return lines.flatMap(({ kind, line }, index) => {
    const isOpening = kind === 'tag' || isTitle(line, page.locale)
    if (isOpening) isDescribed = isFeatureTitle(line, page.locale)
    return kind === 'plain' && line.trim() && !isOpening && !isDescribed ? [index] : []
  })
}

/** What only a step or examples can have below them, and a feature after the first. */
function strayProblems(example: GherkinExample): Problem[] {
  const { lines, page } = example
  let hasHolder = false
  let features = 0
  return lines.flatMap(({ kind, line }, index) => {
    const problem = (message: string, advice: string) => {
      return [problemAt(example, { line: index + 1, column: line.search(/\S/) + 1 }, message, advice)]
    }
    const isStray = (kind === 'row' || kind === 'block') && !hasHolder
    if (isTitle(line, page.locale)) hasHolder = isExamplesTitle(line, page.locale)
    if (kind === 'step' || isStray) hasHolder = true
    if (isStray) return problem('a table or a doc string without a step', 'write the step above it')
    if (isFeatureTitle(line, page.locale)) features += 1
    return features > 1 && isFeatureTitle(line, page.locale)
      ? problem('a second feature in one example', 'put it into an example of its own')
      : []
  })
}

function plainProblem(example: GherkinExample, index: number): Problem {
  const written = example.lines[index]?.line ?? ''
  const [word = ''] = written.trim().split(/\s/)
  const place = { line: index + 1, column: written.search(/\S/) + 1 }
  const keywords = STEP_KEYWORDS[example.page.locale]
  return problemAt(example, place, `"${written.trim()}" begins with no keyword`, didYouMean(word, keywords))
}

const UNEXPECTED = /^expected: (.+), got '([\s\S]*)'$/
const EXPECTED: Record<string, string> = {
  '#TableRow': 'a table row',
  '#DocStringSeparator': 'a doc string',
  '#StepLine': 'a step',
  '#ScenarioLine': 'a scenario',
  '#ExamplesLine': 'examples',
  '#BackgroundLine': 'a background',
  '#RuleLine': 'a rule',
  '#FeatureLine': 'a feature',
  '#TagLine': 'a tag',
}

const named = (tokens: string): string =>
  tokens
    .split(', ')
    .flatMap((token) => EXPECTED[token] ?? [])
    .join(', ')

/** What the parser says, in words of a writer. */
function told({ message }: GherkinFault): [message: string, advice: string] {
  const [, tokens = '', got = ''] = UNEXPECTED.exec(message) ?? []
  if (tokens) return [`Gherkin: "${got}" cannot stand here`, `what can: ${named(tokens) || 'nothing more'}`]
  if (message.startsWith('inconsistent cell count'))
    return ['Gherkin: a row with another number of cells', 'give every row of the table the same number']
  if (message.startsWith('unexpected end of file')) {
    const open = message.includes('#DocStringSeparator') && !message.includes('#TableRow')
    return open
      ? ['Gherkin: a doc string without an end', 'close it with the same marks']
      : ['Gherkin: the example ends too early', `what is missing: ${named(message.replace(/^.*expected: /, ''))}`]
  }
  return [`Gherkin: ${message}`, 'correct the example: the tool cannot read it']
}

function exampleProblems(example: GherkinExample): Problem[] {
  const header = headerProblems(example)
  if (isForeign(example)) return header
  const plain = plainLines(example)
  const faults = example.parsed.faults.filter(({ line }) => !plain.includes(line - 1))
  return [
    ...header,
    ...strayProblems(example),
    ...plain.map((index) => plainProblem(example, index)),
    ...faults.map((fault) => problemAt(example, fault, ...told(fault))),
  ]
}

/** Every example is Gherkin that the tool can read, in the language of its page. */
export const checkGherkinSyntax: PageCheck = (page) => gherkinExamples(page).flatMap(exampleProblems)
