import { type Locale, otherLocale } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { stripKeyword } from '@/steps/keywords'
import { replaceIn } from '../finding/feature-edit'
import { type Finding, type FindingPlace, finding } from '../finding/finding'
import { isStepLine } from '../parse/feature-language'
import { featureParts } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'
import { type MeantKeyword, meantKeyword, meantTitle } from './meant-keyword'

/** One letter begins many a sentence that is no step: `Y`, `E`. */
const SHORTEST_KEYWORD = 2

interface DescriptionLine {
  /** From 1. */
  line: number
  text: string
  /** The line after it with something in it. */
  next: string
}

/** The lines that Gherkin takes for the description of a part. */
function descriptionLines(
  { location, description }: { location: { line: number }; description: string },
  { lines, missing }: ParsedFeature,
): DescriptionLine[] {
  if (!description) return []
  const from = location.line - missing.length
  const to = from + description.split('\n').length + 1
  return lines.slice(Math.max(from, 0), to).flatMap((text, index) => {
    if (!text.trim() || !description.includes(text.trim())) return []
    const next = lines.slice(from + index + 1).find((other) => other.trim()) ?? ''
    return [{ line: from + index + 1, text, next }]
  })
}

const placeOf = ({ line, text }: DescriptionLine): FindingPlace => ({
  line,
  column: text.search(/\S/) + 1,
  endColumn: text.trimEnd().length + 1,
})

/** A step of the other language. */
function checkForeign(line: DescriptionLine, other: Locale): Finding[] {
  const { keyword } = stripKeyword(line.text, other)
  if (!keyword || keyword.length < SHORTEST_KEYWORD) return []
  return [finding('syntax.foreign', placeOf(line), { keyword, language: other })]
}

function lineFinding(line: DescriptionLine, { written, keyword }: MeantKeyword): Finding {
  const place = placeOf(line)
  const end = place.column + written.length
  const blank = keyword?.endsWith(':') ? '' : ' '
  const blanks = /^\s*/.exec(line.text.slice(end - 1))?.[0].length ?? 0
  const edit = keyword && replaceIn(line.line, place.column, end + (blank ? blanks : 0), keyword + blank)
  return finding('description.line', place, { keyword }, { fixes: edit ? [{ edits: [edit] }] : [] })
}

/**
 * Lines right below a title that look like steps or titles: Gherkin takes them for a description, and nobody runs them.
 * Everywhere else they are syntax errors.
 */
export function checkDescriptions(parsed: ParsedFeature, knowledge: StepKnowledge): Finding[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  const { written } = parsed.language
  const isStep = (text: string) =>
    isStepLine(text, written) || meantKeyword(text.trim(), written, knowledge) !== undefined
  const steps = featureParts(feature).flatMap(({ background, scenario }) =>
    descriptionLines(background ?? scenario, parsed).flatMap((line) => {
      const foreign = checkForeign(line, otherLocale(written))
      const meant = foreign.length > 0 ? undefined : meantKeyword(line.text.trim(), written, knowledge)
      return meant ? [lineFinding(line, meant)] : foreign
    }),
  )
  const own = parsed.missing.includes('feature') ? [] : descriptionLines(feature, parsed)
  const titles = own.flatMap((line) => {
    const meant = isStep(line.next) ? meantTitle(line.text.trim(), written) : undefined
    return meant ? [lineFinding(line, meant)] : []
  })
  return [...titles, ...steps]
}
