import type { Scenario } from '@cucumber/messages'
import { FEATURE_WORDS } from '@/i18n/step-strings'
import { foldText } from '@/lib/text'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { isBlockStart, STEP_KEYWORDS, stripKeyword, TITLE_KEYWORDS } from '@/steps/feature-line'
import { type FeatureFinding, finding } from '../finding'
import { featureParts, featureScenarios, isOutline, type TitledNode, titledNodes } from '../parse/feature-parts'
import { hasContent, replacement, replaceRange } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import { isMistypedKeyword } from '../parse/repair-lines'
import { isPreciseStep } from './step-context'

function checkTitle(node: TitledNode, parsed: ParsedFeature): FeatureFinding[] {
  const { role, keyword, name, location } = node
  if (role === 'rule') return []
  const range = parsed.rangeAt(location, keyword)
  const known = TITLE_KEYWORDS[parsed.language.written][role]
  const [instead] = known
  const isNamed = name !== '' || role === 'background' || role === 'examples'
  return [
    ...(known.includes(keyword)
      ? []
      : [finding('unsupported.keyword', range, { keyword, instead }, { fixes: replacement(range, instead) })]),
    ...(isNamed ? [] : [finding('structure.title', range, { keyword })]),
  ]
}

function checkExamples(scenario: Scenario, parsed: ParsedFeature): FeatureFinding[] {
  const { keyword, examples, location } = scenario
  const range = parsed.rangeAt(location, keyword)
  const words = TITLE_KEYWORDS[parsed.language.written]
  if (isOutline(scenario, parsed)) {
    const data = { keyword: words.examples[0] }
    if (examples.length === 0) return [finding('structure.examples', range, data)]
    const empty = examples.filter(({ tableBody }) => tableBody.length === 0)
    return empty.map((table) => {
      // The tool runs nothing without rows, and fails without a table.
      const severity = table.tableHeader ? 'warning' : 'error'
      return finding('structure.examples', parsed.rangeAt(table.location, table.keyword), data, { severity })
    })
  }
  if (examples.length === 0) return []
  const [instead] = words.scenarioOutline
  return [finding('unsupported.keyword', range, { keyword, instead }, { fixes: replacement(range, instead) })]
}

/** Rules, which the tool does not support; it takes one above everything else for a line of the description. */
const checkRules = (parsed: ParsedFeature): FeatureFinding[] =>
  (parsed.document?.feature?.children ?? []).flatMap(({ rule }, index) => {
    if (!rule) return []
    const severity = index === 0 ? 'warning' : 'error'
    const { location, keyword } = rule
    return [finding('unsupported.rule', parsed.rangeAt(location, keyword), { keyword }, { severity })]
  })

function checkFragment(parsed: ParsedFeature): FeatureFinding[] {
  const { missing, read, language } = parsed
  if (missing.length === 0) return []
  const first = read.findIndex(hasContent) + 1
  const { untitled } = FEATURE_WORDS[language.written]
  const keywords = missing.map((role) => TITLE_KEYWORDS[language.written][role][0])
  const titles = keywords.map((keyword, depth) => `${'  '.repeat(depth)}${keyword}: ${untitled}`)
  const fixes = [{ edits: [parsed.insertAbove(first, titles.toSpliced(1, 0, ''))] }]
  return [finding('structure.fragment', parsed.trimmedLine(first), { keywords }, { fixes })]
}

/** A comment after tags, which the tool takes for tags, and commas, which it takes for part of a name. */
function checkTags(line: number, parsed: ParsedFeature): FeatureFinding[] {
  const text = parsed.lineAt(line)
  const [, tags = text, comment = ''] = /^(\s*@.*?\S)\s+(#.*?)\s*$/.exec(text) ?? []
  const indent = parsed.indentOf(line)
  const moved = replacement(parsed.wholeLine(line), `${indent}${comment}\n${tags}`)
  const place = parsed.rangeAt({ line, column: text.indexOf(comment, tags.length) + 1 }, comment)
  const edits = Array.from(tags.matchAll(/(?<=@[^\s@]*?),(?=(@)|\s|$)/g), ({ 1: next, index }) =>
    replaceRange(parsed.rangeAt({ line, column: index + 1 }, ','), next ? ' ' : ''),
  )
  return [
    ...edits.slice(0, 1).map((comma) => finding('syntax.tag', comma, {}, { severity: 'warning', fixes: [{ edits }] })),
    ...(comment ? [finding('syntax.tag', place, {}, { fixes: moved })] : []),
  ]
}

/** What the tool requires or does not support, beyond the rules of the Gherkin parser. */
export function checkStructure(parsed: ParsedFeature): FeatureFinding[] {
  const nodes = titledNodes(parsed)
  const tagLines = new Set(nodes.flatMap(({ tags }) => tags.map(({ location }) => location.line)))
  const isFragment = parsed.missing.includes('scenario')
  return [
    ...checkFragment(parsed),
    ...[...tagLines].flatMap((line) => checkTags(line, parsed)),
    ...nodes.flatMap((node) => checkTitle(node, parsed)),
    ...checkRules(parsed),
    ...(isFragment ? [] : featureScenarios(parsed).flatMap((scenario) => checkExamples(scenario, parsed))),
  ]
}

type Described = Pick<TitledNode, 'location' | 'description'>
type DescriptionLine = ReturnType<typeof descriptionLines>[number]

function descriptionLines({ location, description }: Described, { read }: ParsedFeature) {
  const texts = description.split('\n').flatMap((text) => text.trim() || [])
  const lines: { line: number; text: string }[] = []
  for (let line = location.line + 1; line <= read.length && lines.length < texts.length; line += 1) {
    const text = read[line - 1]?.trim() ?? ''
    if (text === texts[lines.length]) lines.push({ line, text })
  }
  return lines
}

/** A description below a comment: the tool allows comments only after the description. */
function checkComment(node: TitledNode, parsed: ParsedFeature): FeatureFinding[] {
  const isBelowComment = ({ line }: DescriptionLine) =>
    parsed.read.slice(node.location.line, line - 1).some((text) => text.trimStart().startsWith('#'))
  const found = descriptionLines(node, parsed).find(isBelowComment)
  // Wrong tags and a block without a step have findings of their own.
  const isText = found && !found.text.startsWith('@') && !isBlockStart(found.text)
  return isText ? [finding('syntax.comment', parsed.trimmedLine(found.line), {})] : []
}

/** A line that is a step but for its keyword, which is missing or misspelt, or for the title that is missing above it. */
function checkLine({ line, text }: DescriptionLine, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const locale = parsed.language.written
  // A label or the mark of a list may be before it.
  const { keyword: right, text: sentence } = stripKeyword(text.replace(/^(\S+[:*_]|[\W\d]+) /, ''), locale)
  const isStep = (written: string) => isPreciseStep(written.trim(), locale, knowledge)
  const [word = ''] = /^\S+/.exec(text) ?? []
  const isMeant = (known: string) =>
    (isMistypedKeyword(word, known) && isStep(text.slice(word.length))) ||
    (known.length > 2 && (word === `**${known}**` || word === known.toUpperCase()))
  // First the same word in other case: `then` is rather `Then` than `When`.
  const keywords = STEP_KEYWORDS[locale].toSorted((one) => (foldText(one) === foldText(word) ? -1 : 0))
  const near = right ? undefined : keywords.find(isMeant)
  if (!near && !isStep(sentence)) return []
  const range = parsed.trimmedLine(line)
  const written = { from: range.from, to: range.from + word.length }
  return [finding('description', range, {}, { fixes: replacement(written, near) })]
}

/** Lines below a title that are meant as steps, and a block without a step. */
function checkPart(part: Described, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const lines = descriptionLines(part, parsed)
  const block = lines.find(({ text }) => isBlockStart(text))
  return [
    ...lines.flatMap((line) => checkLine(line, parsed, knowledge)),
    ...(block ? [finding('description', parsed.trimmedLine(block.line), {})] : []),
  ]
}

/** Lines right below a title that look like steps or blocks, which Gherkin reads as a description. */
export function checkDescriptions(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const feature = parsed.document?.feature
  const lines = feature ? descriptionLines(feature, parsed) : []
  return [
    // The first step explains those below it: a line above it was meant as a title.
    ...lines.flatMap((line) => checkLine(line, parsed, knowledge)).slice(0, 1),
    ...titledNodes(parsed).flatMap((node) => checkComment(node, parsed)),
    ...featureParts(parsed).flatMap((part) => checkPart(part, parsed, knowledge)),
  ]
}
