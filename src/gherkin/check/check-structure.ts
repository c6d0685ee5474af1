import type { Examples, Feature, Location, Scenario } from '@cucumber/messages'
import { FEATURE_WORDS } from '@/i18n/feature-words'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { insertAbove, replaceIn } from '../finding/feature-edit'
import { type Finding, type FindingPlace, finding } from '../finding/finding'
import { featureParts } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'

interface Titled {
  keyword: string
  name: string
  location: Location
}

/** The keyword of a title line, in the lines of the file. */
const keywordPlace = ({ keyword, location }: Titled, { missing }: ParsedFeature): FindingPlace => {
  const column = location.column ?? 1
  return { line: location.line - missing.length, column, endColumn: column + keyword.length }
}

/** Words that the Gherkin parser takes for a title and the tool does not. */
function checkKeyword(node: Titled, role: TitleRole, parsed: ParsedFeature): Finding[] {
  const known = TITLE_KEYWORDS[parsed.language.written][role]
  if (known.includes(node.keyword)) return []
  const place = keywordPlace(node, parsed)
  const fixes = [{ edits: [replaceIn(place.line, place.column, place.endColumn, known[0])] }]
  return [finding('unsupported.keyword', place, { keyword: node.keyword, instead: known[0] }, { fixes })]
}

const checkTitle = (node: Titled, parsed: ParsedFeature): Finding[] =>
  node.name ? [] : [finding('structure.title', keywordPlace(node, parsed), { keyword: node.keyword })]

const isOutline = ({ keyword }: Scenario, { language }: ParsedFeature): boolean =>
  TITLE_KEYWORDS[language.written].scenarioOutline.includes(keyword)

/** Only outlines have examples, and every outline has some. */
function checkExamples(scenario: Scenario, parsed: ParsedFeature): Finding[] {
  const place = keywordPlace(scenario, parsed)
  const words = TITLE_KEYWORDS[parsed.language.written]
  const { keyword, examples } = scenario
  if (isOutline(scenario, parsed)) {
    if (examples.length === 0) return [finding('structure.examples', place, { keyword: words.examples[0] })]
    return examples.flatMap((table) => checkRows(table, parsed))
  }
  if (examples.length === 0) return []
  const instead = words.scenarioOutline[0]
  const fixes = [{ edits: [replaceIn(place.line, place.column, place.endColumn, instead)] }]
  return [finding('unsupported.examples', place, { keyword, instead }, { fixes })]
}

const checkRows = (examples: Examples, parsed: ParsedFeature): Finding[] =>
  examples.tableBody.length > 0
    ? []
    : [finding('structure.rows', keywordPlace(examples, parsed), { keyword: examples.keyword })]

function checkScenario(scenario: Scenario, parsed: ParsedFeature): Finding[] {
  const role = isOutline(scenario, parsed) ? 'scenarioOutline' : 'scenario'
  return [
    ...checkKeyword(scenario, role, parsed),
    ...checkTitle(scenario, parsed),
    ...checkExamples(scenario, parsed),
    ...scenario.examples.flatMap((table) => checkKeyword(table, 'examples', parsed)),
  ]
}

const checkRules = ({ children }: Feature, parsed: ParsedFeature): Finding[] =>
  children.flatMap(({ rule }) =>
    rule ? [finding('unsupported.rule', keywordPlace(rule, parsed), { keyword: rule.keyword })] : [],
  )

/** A piece of a feature: what it lacks above it can be written for the reader. */
function checkFragment({ missing, lines, language }: ParsedFeature): Finding[] {
  if (missing.length === 0) return []
  const words = TITLE_KEYWORDS[language.written]
  const first = lines.findIndex((line) => !/^\s*(#|$)/.test(line)) + 1
  const text = lines[first - 1] ?? ''
  const column = text.search(/\S/) + 1
  const place = { line: first, column, endColumn: text.trimEnd().length + 1 }
  const { untitled } = FEATURE_WORDS[language.written]
  const titles = missing.map((role, depth) => `${'  '.repeat(depth)}${words[role][0]}: ${untitled}`)
  const above = [...titles.slice(0, 1), '', ...titles.slice(1)]
  const fixes = [{ edits: [insertAbove(first, above)] }]
  const keywords = missing.map((role) => words[role][0])
  return [finding('structure.fragment', place, { keywords }, { fixes })]
}

/** What the tool asks of a feature beyond what the Gherkin parser does, and what it does not support. */
export function checkStructure(parsed: ParsedFeature): Finding[] {
  const feature = parsed.document?.feature
  const fragment = checkFragment(parsed)
  if (!feature) return fragment
  const own = parsed.missing.includes('feature')
    ? []
    : [...checkKeyword(feature, 'feature', parsed), ...checkTitle(feature, parsed)]
  const parts = featureParts(feature).flatMap(({ background, scenario }) => {
    if (background) return checkKeyword(background, 'background', parsed)
    return parsed.missing.includes('scenario') ? [] : checkScenario(scenario, parsed)
  })
  return [...fragment, ...own, ...checkRules(feature, parsed), ...parts]
}
