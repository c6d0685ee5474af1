import { otherLocale } from '@/i18n/locale'
import { stripKeyword } from '@/steps/strip-keyword'
import { type Finding, finding } from '../finding/finding'
import { featureParts } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'

/** One letter begins many a sentence that is no step: `Y`, `E`. */
const SHORTEST_KEYWORD = 2

/**
 * Steps of the other language right below a title: Gherkin takes them for its description, and nobody runs them.
 * Everywhere else they are syntax errors.
 */
export function checkDescriptions({ document, lines, language, missing }: ParsedFeature): Finding[] {
  const feature = document?.feature
  if (!feature) return []
  const other = otherLocale(language.written)
  return featureParts(feature).flatMap(({ background, scenario }) => {
    const { location, description } = background ?? scenario
    const from = location.line - missing.length
    const to = from + description.split('\n').length + 1
    if (!description) return []
    return lines.slice(from, to).flatMap((text, index) => {
      const { keyword } = stripKeyword(text, other)
      if (!keyword || keyword.length < SHORTEST_KEYWORD || !description.includes(text.trim())) return []
      const place = { line: from + index + 1, column: text.search(/\S/) + 1, endColumn: text.trimEnd().length + 1 }
      return [finding('syntax.foreign', place, { keyword, language: other })]
    })
  })
}
