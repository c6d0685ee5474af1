import type { Location } from '@cucumber/messages'
import type { Locale } from '@/i18n/locale'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { type FeatureEdit, insertAbove, replaceIn } from '../finding/feature-edit'
import { featureParts } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'
import { UNSUPPORTED_TITLES } from '../parse/unsupported-titles'

interface Titled {
  keyword: string
  location: Location
}

/** The first word of a dialect for a rule: the tool has none, but what a file has is translated whole. */
const ruleWord = (locale: Locale): string => UNSUPPORTED_TITLES[locale].rule?.[0] ?? ''

function editOf({ keyword, location }: Titled, word: string, { missing }: ParsedFeature): FeatureEdit {
  const column = location.column ?? 1
  return replaceIn(location.line - missing.length, column, column + keyword.length, word)
}

/** The language that a file says it is in, and the keywords of its titles. */
export function translateTitles(parsed: ParsedFeature, to: Locale): FeatureEdit[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  const { header, written } = parsed.language
  const edit = (node: Titled, role: TitleRole) => editOf(node, TITLE_KEYWORDS[to][role][0], parsed)
  const isOutline = ({ keyword }: Titled) => TITLE_KEYWORDS[written].scenarioOutline.includes(keyword)
  const parts = featureParts(feature).flatMap(({ background, scenario }) => {
    if (background) return [edit(background, 'background')]
    const own = edit(scenario, isOutline(scenario) ? 'scenarioOutline' : 'scenario')
    return [own, ...scenario.examples.map((table) => edit(table, 'examples'))]
  })
  const rules = feature.children.flatMap(({ rule }) => (rule ? [editOf(rule, ruleWord(to), parsed)] : []))
  const line = `# language: ${to}`
  const head = header
    ? replaceIn(header.line, 1, (parsed.lines[header.line - 1] ?? '').length + 1, line)
    : insertAbove(1, [line])
  // The titles that a fragment lacks stand in no line of the file.
  const own = [edit(feature, 'feature'), ...rules, ...parts].filter((change) => change.from.line > 0)
  return [head, ...own]
}
