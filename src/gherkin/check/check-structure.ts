import type { Examples, Feature, Location, Scenario } from '@cucumber/messages'
import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { TextRange } from '@/lib/finding'
import { isBlockStart } from '@/steps/feature-line'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { type FeatureFinding, finding } from '../finding/finding'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import { featureParts, isOutline, misnamedColumn } from '../parse/feature-steps'
import {
  indentOf,
  insertAbove,
  isIgnored,
  lineAt,
  rangeAt,
  replacement,
  trimmedLine,
  wholeLine,
} from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'

interface Titled {
  keyword: string
  name: string
  location: Location
}

const keywordRange = ({ keyword, location }: Titled, parsed: ParsedFeature): TextRange =>
  rangeAt(parsed, location, keyword)

function checkKeyword(node: Titled, role: TitleRole, parsed: ParsedFeature): FeatureFinding[] {
  const known = TITLE_KEYWORDS[parsed.language.written][role]
  if (known.includes(node.keyword)) return []
  const range = keywordRange(node, parsed)
  const data = { keyword: node.keyword, instead: known[0] }
  return [finding('unsupported.keyword', range, data, { fixes: replacement(range, known[0]) })]
}

const checkTitle = (node: Titled, parsed: ParsedFeature): FeatureFinding[] =>
  node.name ? [] : [finding('structure.title', keywordRange(node, parsed), { keyword: node.keyword })]

/** Examples are required in outlines and allowed nowhere else. */
function checkExamples(scenario: Scenario, parsed: ParsedFeature): FeatureFinding[] {
  const range = keywordRange(scenario, parsed)
  const words = TITLE_KEYWORDS[parsed.language.written]
  const { keyword, examples } = scenario
  if (isOutline(scenario, parsed)) {
    if (examples.length === 0) return [finding('structure.examples', range, { keyword: words.examples[0] })]
    return [...checkColumns(scenario, parsed), ...examples.flatMap((table) => checkRows(table, parsed))]
  }
  if (examples.length === 0) return []
  const instead = words.scenarioOutline[0]
  return [finding('unsupported.examples', range, { keyword, instead }, { fixes: replacement(range, instead) })]
}

function checkColumns(scenario: Scenario, parsed: ParsedFeature): FeatureFinding[] {
  const misnamed = misnamedColumn(scenario)
  if (!misnamed) return []
  const { cell, meant } = misnamed
  const range = rangeAt(parsed, cell.location, cell.value)
  return [finding('example.column', range, { name: cell.value, meant }, { fixes: replacement(range, meant) })]
}

/** Without rows nothing runs; without a table the tool fails. */
function checkRows({ tableHeader, tableBody, ...examples }: Examples, parsed: ParsedFeature): FeatureFinding[] {
  if (tableBody.length > 0) return []
  const severity = tableHeader ? 'warning' : 'error'
  return [finding('structure.rows', keywordRange(examples, parsed), { keyword: examples.keyword }, { severity })]
}

function checkScenario(scenario: Scenario, parsed: ParsedFeature): FeatureFinding[] {
  const role = isOutline(scenario, parsed) ? 'scenarioOutline' : 'scenario'
  return [
    ...checkKeyword(scenario, role, parsed),
    ...checkTitle(scenario, parsed),
    ...checkExamples(scenario, parsed),
    ...scenario.examples.flatMap((table) => checkKeyword(table, 'examples', parsed)),
  ]
}

/** Rules, which the tool does not have: it takes one above everything else for a line of the description. */
const checkRules = ({ children }: Feature, parsed: ParsedFeature): FeatureFinding[] =>
  children.flatMap(({ rule }, index) => {
    if (!rule) return []
    const severity = index === 0 ? 'warning' : 'error'
    return [finding('unsupported.rule', keywordRange(rule, parsed), { keyword: rule.keyword }, { severity })]
  })

/** A fragment of a feature: the fix adds its missing titles. */
function checkFragment(parsed: ParsedFeature): FeatureFinding[] {
  const { missing, lines, language } = parsed
  if (missing.length === 0) return []
  const words = TITLE_KEYWORDS[language.written]
  const first = lines.findIndex((line) => !isIgnored(line)) + 1
  const { untitled } = FEATURE_WORDS[language.written]
  const titles = missing.map((role, depth) => `${'  '.repeat(depth)}${words[role][0]}: ${untitled}`)
  const above = [...titles.slice(0, 1), '', ...titles.slice(1)]
  const fixes = [{ edits: [insertAbove(parsed, first, above)] }]
  const keywords = missing.map((role) => words[role][0])
  return [finding('structure.fragment', trimmedLine(parsed, first), { keywords }, { fixes })]
}

type TaggedNode = Pick<Scenario, 'location' | 'tags'>

const titledNodes = (feature: Feature): TaggedNode[] => [
  feature,
  ...featureParts(feature).flatMap(({ background, scenario }): TaggedNode[] =>
    background ? [{ ...background, tags: [] }] : [scenario, ...scenario.examples],
  ),
]

/** A comment after tags: the tool takes the whole line for tags. The fix puts it on a line of its own. */
function checkTagLine(line: number, parsed: ParsedFeature): FeatureFinding[] {
  const text = lineAt(parsed, line)
  const [, tags = '', comment = ''] = /^(\s*@.*?\S)\s+(#.*)$/.exec(text) ?? []
  if (!comment) return []
  const column = text.indexOf(comment, tags.length) + 1
  const fixes = replacement(wholeLine(parsed, line), `${indentOf(parsed, line)}${comment.trimEnd()}\n${tags}`)
  return [finding('syntax.tagComment', rangeAt(parsed, { line, column }, comment.trimEnd()), {}, { fixes })]
}

/** The first line of a description with a comment above it: the tool allows comments only after the description. */
function checkDescription({ location }: TaggedNode, parsed: ParsedFeature): FeatureFinding[] {
  const { written } = parsed.language
  const isText = (text: string) =>
    !/^\s*@/.test(text) && !isBlockStart(text) && !isStepLine(text, written) && !isTitleLine(text, written)
  if (location.line < 1) return []
  let hasComment = false
  for (let line = location.line + 1; line <= parsed.read.length; line += 1) {
    const text = parsed.read[line - 1] ?? ''
    if (isIgnored(text)) hasComment ||= text.trim() !== ''
    else if (!isText(text)) return []
    else if (hasComment) return [finding('syntax.comment', trimmedLine(parsed, line), {})]
  }
  return []
}

/** Comments that the Gherkin parser allows and the tool's own parser does not. */
function checkComments(feature: Feature, parsed: ParsedFeature): FeatureFinding[] {
  const nodes = titledNodes(feature)
  const tagLines = new Set(nodes.flatMap(({ tags }) => tags.map(({ location }) => location.line)))
  return [
    ...[...tagLines].flatMap((line) => checkTagLine(line, parsed)),
    ...nodes.flatMap((node) => checkDescription(node, parsed)),
  ]
}

/** What the tool requires or does not support, beyond the rules of the Gherkin parser. */
export function checkStructure(parsed: ParsedFeature): FeatureFinding[] {
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
  return [...fragment, ...checkComments(feature, parsed), ...own, ...checkRules(feature, parsed), ...parts]
}
