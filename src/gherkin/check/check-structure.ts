import type { Examples, Scenario } from '@cucumber/messages'
import { FEATURE_WORDS } from '@/i18n/feature-words'
import { foldText } from '@/lib/text'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { isBlockStart, TITLE_KEYWORDS } from '@/steps/feature-line'
import { STEP_KEYWORDS, stripKeyword } from '@/steps/keywords'
import { type FeatureFinding, finding } from '../finding'
import { featureParts, featureScenarios, isOutline, type TitledNode, titledNodes } from '../parse/feature-parts'
import { hasContent, replacement } from '../parse/feature-text'
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
    if (examples.length === 0) return [finding('structure.examples', range, { keyword: words.examples[0] })]
    return examples.flatMap((table) => checkRows(table, parsed))
  }
  if (examples.length === 0) return []
  const [instead] = words.scenarioOutline
  return [finding('unsupported.examples', range, { keyword, instead }, { fixes: replacement(range, instead) })]
}

/** The tool runs nothing without rows, and fails without a table. */
function checkRows({ tableHeader, tableBody, location, keyword }: Examples, parsed: ParsedFeature): FeatureFinding[] {
  if (tableBody.length > 0) return []
  const severity = tableHeader ? 'warning' : 'error'
  return [finding('structure.rows', parsed.rangeAt(location, keyword), { keyword }, { severity })]
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

/** A comment after tags, which the tool takes for tags. The fix puts it on a line of its own. */
function checkTagComment(line: number, parsed: ParsedFeature): FeatureFinding[] {
  const text = parsed.lineAt(line)
  const [, tags = '', comment = ''] = /^(\s*@.*?\S)\s+(#.*)$/.exec(text) ?? []
  if (!comment) return []
  const column = text.indexOf(comment, tags.length) + 1
  const fixes = replacement(parsed.wholeLine(line), `${parsed.indentOf(line)}${comment.trimEnd()}\n${tags}`)
  return [finding('syntax.tagComment', parsed.rangeAt({ line, column }, comment.trimEnd()), {}, { fixes })]
}

/** Commas after tags: the tool splits the line only at blanks, so they become part of the name. */
const checkTagCommas = (line: number, parsed: ParsedFeature): FeatureFinding[] =>
  Array.from(parsed.lineAt(line).matchAll(/(@[^\s@]*?),(?=(@)|\s|$)/g)).map(({ 1: tag = '', 2: next, index }) => {
    const range = parsed.rangeAt({ line, column: index + tag.length + 1 }, ',')
    return finding('syntax.tagComma', range, { tag }, { fixes: replacement(range, next ? ' ' : '') })
  })

/** What the tool requires or does not support, beyond the rules of the Gherkin parser. */
export function checkStructure(parsed: ParsedFeature): FeatureFinding[] {
  const nodes = titledNodes(parsed)
  const tagLines = new Set(nodes.flatMap(({ tags }) => tags.map(({ location }) => location.line)))
  const isFragment = parsed.missing.includes('scenario')
  return [
    ...checkFragment(parsed),
    ...[...tagLines].flatMap((line) => [...checkTagComment(line, parsed), ...checkTagCommas(line, parsed)]),
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

/** A line that looks like a step: with a misspelt keyword, a label instead of one, or none. */
function checkLine({ line, text }: DescriptionLine, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const locale = parsed.language.written
  const isSentenceFrom = (start: number) => isPreciseStep(text.slice(start).trim(), locale, knowledge)
  const [word = ''] = /^\S+/.exec(text) ?? []
  const keywords = STEP_KEYWORDS[locale]
  // First the same word in other case: `then` is rather `Then` than `When`.
  const same = keywords.filter((known) => foldText(known) === foldText(word))
  const keyword = [...same, ...keywords].find(
    (known) =>
      (isMistypedKeyword(word, known) && isSentenceFrom(word.length)) ||
      (known.length > 2 && (word === `**${known}**` || word === known.toUpperCase())),
  )
  // Any other first word makes it prose: `Check that …`.
  const label = /[:*_]$/.test(word) ? word.length : 0
  if (!keyword && !isSentenceFrom(0) && !isSentenceFrom(label)) return []
  const range = parsed.trimmedLine(line)
  const written = keyword ? word.length : 0
  const old = { from: range.from, to: range.from + written + text.slice(written).search(/\S|$/) }
  return [finding('description.line', range, { keyword }, { fixes: replacement(old, keyword && `${keyword} `) })]
}

/** Lines below the title of a background or scenario that are meant as steps, or start a block without a step. */
function checkPart(part: Described, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const lines = descriptionLines(part, parsed)
  const block = lines.find(({ text }) => isBlockStart(text))
  return [
    ...lines.flatMap((line) => checkLine(line, parsed, knowledge)),
    ...(block ? [finding('description.block', parsed.trimmedLine(block.line), {})] : []),
  ]
}

/** The first step in the description of the feature: a line above it was meant as a title, but has no keyword. */
function checkLoose(feature: Described, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const locale = parsed.language.written
  const found = descriptionLines(feature, parsed).find(({ text }) => {
    const { keyword, text: sentence } = stripKeyword(text, locale)
    return keyword !== null && isPreciseStep(sentence, locale, knowledge)
  })
  const title = TITLE_KEYWORDS[locale].background[0]
  return found ? [finding('description.loose', parsed.trimmedLine(found.line), { title })] : []
}

/** Lines right below a title that look like steps or blocks, which Gherkin reads as a description. */
export function checkDescriptions(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const feature = parsed.document?.feature
  return [
    ...(feature ? checkLoose(feature, parsed, knowledge) : []),
    ...titledNodes(parsed).flatMap((node) => checkComment(node, parsed)),
    ...featureParts(parsed).flatMap((part) => checkPart(part, parsed, knowledge)),
  ]
}
