import type { Locale } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { isBlockStart } from '@/steps/feature-line'
import { keywordInAnyCase, STEP_KEYWORDS } from '@/steps/keywords'
import { type FeatureFinding, finding } from '../finding/finding'
import { isTitleLine } from '../parse/feature-language'
import { featureParts } from '../parse/feature-steps'
import { replacement, trimmedLine } from '../parse/feature-text'
import { type ParsedFeature, titleOf } from '../parse/parse-feature'
import { isMistypedStep, SHORTEST_KEYWORD } from '../parse/repair-lines'
import { isPreciseStep } from './step-check'

interface MeantKeyword {
  /** The text in its place; empty when there is none. */
  written: string
  /** Undefined when any would do. */
  keyword: string | undefined
}

/** A keyword in capitals or without the blank after it: nothing else begins like that. */
function plainKeyword(line: string, locale: Locale): MeantKeyword | undefined {
  if (/^\*\S/.test(line) && !line.startsWith('**')) return { written: '*', keyword: '*' }
  const keyword = STEP_KEYWORDS[locale].find(
    (known) =>
      (line.startsWith(known) && /^[\t\u00a0]/.test(line.slice(known.length))) ||
      (known.length >= SHORTEST_KEYWORD && line.startsWith(`${known.toUpperCase()} `)),
  )
  return keyword === undefined ? undefined : { written: line.slice(0, keyword.length), keyword }
}

function mistypedKeyword(line: string, locale: Locale, knowledge: StepKnowledge): MeantKeyword | undefined {
  const [written = ''] = /^\S+/.exec(line) ?? []
  const keyword = STEP_KEYWORDS[locale].find((known) => isMistypedStep(written, known))
  return keyword && isPreciseStep(line.slice(written.length).trim(), locale, knowledge)
    ? { written, keyword }
    : undefined
}

/** A keyword in other letters than the tool knows, where the lines around it are steps. */
function miscasedKeyword(line: string, locale: Locale): MeantKeyword | undefined {
  const keyword = keywordInAnyCase(line, locale)
  return keyword && !line.startsWith(keyword) ? { written: line.slice(0, keyword.length), keyword } : undefined
}

/**
 * The keyword that a line of a description was meant to begin with; none for what does not clearly look like a step.
 * @example meantKeyword("Gven the REST service '/a'", 'en', knowledge) // => { written: 'Gven', keyword: 'Given' }
 */
const meantKeyword = (line: string, locale: Locale, knowledge: StepKnowledge): MeantKeyword | undefined =>
  plainKeyword(line, locale) ??
  mistypedKeyword(line, locale, knowledge) ??
  (isPreciseStep(line, locale, knowledge) ? { written: '', keyword: undefined } : undefined)

interface DescriptionLine {
  line: number
  text: string
  next: string
}

function descriptionLines(
  { location, description }: { location: { line: number }; description: string },
  parsed: ParsedFeature,
): DescriptionLine[] {
  if (!description) return []
  const from = location.line
  const to = from + description.split('\n').length + 1
  return parsed.read.slice(Math.max(from, 0), to).flatMap((text, index) => {
    if (!text.trim() || !description.includes(text.trim())) return []
    const next = parsed.read.slice(from + index + 1).find((other) => other.trim()) ?? ''
    return [{ line: from + index + 1, text, next }]
  })
}

function lineFinding({ line, text }: DescriptionLine, meant: MeantKeyword, parsed: ParsedFeature): FeatureFinding {
  const { written, keyword } = meant
  const range = trimmedLine(parsed, line)
  const after = text.trimStart().slice(written.length)
  const old = { from: range.from, to: range.from + written.length + after.search(/\S|$/) }
  return finding('description.line', range, { keyword }, { fixes: replacement(old, keyword && `${keyword} `) })
}

/** A second feature, which the parser reads as part of the description of the first one. */
const checkFeatures = (lines: readonly DescriptionLine[], parsed: ParsedFeature, expected: string[]) =>
  lines
    .filter(({ text }) => isTitleLine(text, parsed.language.written, 'feature'))
    .map(({ line, text }) => finding('syntax.unexpected', trimmedLine(parsed, line), { expected, found: text.trim() }))

/** Lines below a background or a scenario: a step, or the first line of a block without a step. */
function checkPart(lines: readonly DescriptionLine[], parsed: ParsedFeature, knowledge: StepKnowledge) {
  const block = lines.find(({ text }) => isBlockStart(text))
  const { written } = parsed.language
  let isAmongSteps = false
  const steps = lines.flatMap((line) => {
    const text = line.text.trim()
    const meant = meantKeyword(text, written, knowledge) ?? (isAmongSteps ? miscasedKeyword(text, written) : undefined)
    isAmongSteps ||= meant !== undefined
    return meant ? [lineFinding(line, meant, parsed)] : []
  })
  return [
    ...steps,
    ...checkFeatures(lines, parsed, ['StepLine']),
    ...(block ? [finding('description.block', trimmedLine(parsed, block.line), {})] : []),
  ]
}

/** Names, the first of them without its `@`. */
const BARE_TAGS = /^(?!@)[\p{L}\d_@-]+(\s+@?[\p{L}\d_-]+)*$/u
/** An id without its `@`. */
const BARE_ID = /^ID[-_]?\w+$/

/** The last line above a scenario, when it has tags of which the first lacks its sign. */
function checkBareTags(lines: readonly DescriptionLine[], parsed: ParsedFeature): FeatureFinding[] {
  const last = lines.at(-1)
  const text = last?.text.trim() ?? ''
  const isTags = BARE_TAGS.test(text) && (/\s@/.test(text) || BARE_ID.test(text))
  if (!last || !isTags || !(isTitleLine(last.next, parsed.language.written) || last.next.trim().startsWith('@')))
    return []
  const insert = text.replace(/(?<=^|\s)(?!@)/g, '@')
  const range = trimmedLine(parsed, last.line)
  return [finding('description.tags', range, {}, { fixes: replacement(range, insert) })]
}

/**
 * Lines right below a title that look like steps, titles or blocks: Gherkin reads them as a description, so they never
 * run. Everywhere else they are syntax errors.
 */
export function checkDescriptions(parsed: ParsedFeature, knowledge: StepKnowledge): FeatureFinding[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  const parts = featureParts(feature).flatMap(({ background, scenario }) =>
    checkPart(descriptionLines(background ?? scenario, parsed), parsed, knowledge),
  )
  const own = parsed.missing.includes('feature') ? [] : descriptionLines(feature, parsed)
  const { written } = parsed.language
  const expected = [titleOf('background', written), titleOf('scenario', written)]
  return [...checkFeatures(own, parsed, expected), ...checkBareTags(own, parsed), ...parts]
}
