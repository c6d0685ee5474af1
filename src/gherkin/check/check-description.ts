import type { StepLanguage } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { isBlockStart, STEP_KEYWORDS } from '@/steps/feature-line'
import { type FeatureFinding, finding } from '../finding'
import { featureParts, type TitledNode, titledNodes } from '../parse/feature-parts'
import { replacement, trimmedLine } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import { isMistypedStep } from '../parse/repair-lines'
import { isPreciseStep } from './step-check'

interface MeantKeyword {
  /** The text in its place; empty when there is none. */
  written: string
  /** Undefined when any would do. */
  keyword: string | undefined
}

function mistypedKeyword(line: string, locale: StepLanguage, knowledge: StepKnowledge): MeantKeyword | undefined {
  const [written = ''] = /^\S+/.exec(line) ?? []
  // The right one is none without the blank after it.
  const keyword = STEP_KEYWORDS[locale].find((known) => known === written || isMistypedStep(written, known))
  return keyword && isPreciseStep(line.slice(written.length).trim(), locale, knowledge)
    ? { written, keyword }
    : undefined
}

/**
 * The keyword that a line of a description was meant to begin with; none for what does not clearly look like a step.
 * @example meantKeyword("Gven the REST service '/a'", 'en', knowledge) // => { written: 'Gven', keyword: 'Given' }
 */
const meantKeyword = (line: string, locale: StepLanguage, knowledge: StepKnowledge): MeantKeyword | undefined =>
  mistypedKeyword(line, locale, knowledge) ??
  (isPreciseStep(line, locale, knowledge) ? { written: '', keyword: undefined } : undefined)

interface DescriptionLine {
  line: number
  /** Without the blanks around it. */
  text: string
}

type Described = Pick<TitledNode, 'location' | 'description'>

function descriptionLines({ location, description }: Described, { read }: ParsedFeature): DescriptionLine[] {
  const texts = description.split('\n').flatMap((text) => text.trim() || [])
  const lines: DescriptionLine[] = []
  for (let line = location.line + 1; line <= read.length && lines.length < texts.length; line += 1) {
    const text = read[line - 1]?.trim() ?? ''
    if (text === texts[lines.length]) lines.push({ line, text })
  }
  return lines
}

/** The first line of a description with a comment above it: the tool allows comments only after the description. */
function checkComment(node: TitledNode, parsed: ParsedFeature): FeatureFinding[] {
  const isBelowComment = ({ line }: DescriptionLine) =>
    parsed.read.slice(node.location.line, line - 1).some((text) => text.trimStart().startsWith('#'))
  const found = descriptionLines(node, parsed).find(isBelowComment)
  // Wrong tags and a table without its step are findings of their own.
  const isText = found && !found.text.startsWith('@') && !isBlockStart(found.text)
  return isText ? [finding('syntax.comment', trimmedLine(parsed, found.line), {})] : []
}

function checkLine({ line, text }: DescriptionLine, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const meant = meantKeyword(text, parsed.language.written, knowledge)
  if (!meant) return []
  const { written, keyword } = meant
  const range = trimmedLine(parsed, line)
  const old = { from: range.from, to: range.from + written.length + text.slice(written.length).search(/\S|$/) }
  return [finding('description.line', range, { keyword }, { fixes: replacement(old, keyword && `${keyword} `) })]
}

/** Lines below a background or a scenario: a step, or the first line of a block without a step. */
function checkPart(part: Described, parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const lines = descriptionLines(part, parsed)
  const block = lines.find(({ text }) => isBlockStart(text))
  return [
    ...lines.flatMap((line) => checkLine(line, parsed, knowledge)),
    ...(block ? [finding('description.block', trimmedLine(parsed, block.line), {})] : []),
  ]
}

/**
 * Lines right below a title that look like steps or blocks: Gherkin reads them as a description, so they never
 * run. Everywhere else they are syntax errors.
 */
export function checkDescriptions(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  return [
    ...titledNodes(parsed).flatMap((node) => checkComment(node, parsed)),
    ...featureParts(parsed).flatMap((part) => checkPart(part, parsed, knowledge)),
  ]
}
