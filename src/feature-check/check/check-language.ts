import { replaceIn } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import type { ParsedFeature } from '../parse/parse-feature'

const lineSpan = (lines: readonly string[], line: number) => ({
  line,
  column: 1,
  endColumn: Math.max((lines[line - 1] ?? '').length + 1, 2),
})

/** The language that a file says it is in, against the one it is written in. */
export function checkLanguage({ language, lines }: ParsedFeature): Finding[] {
  const { header, declared, written } = language
  if (declared === written) return []
  const place = lineSpan(lines, header?.line ?? 1)
  const right = `# language: ${written}`
  if (!header) {
    const fixes = [{ edits: [replaceIn(1, 1, 1, `${right}\n`)] }]
    return [finding('language.missing', place, { language: written }, { fixes })]
  }
  const fixes = [{ edits: [replaceIn(place.line, 1, (lines[place.line - 1] ?? '').length + 1, right)] }]
  return declared
    ? [finding('language.other', place, { language: declared, written }, { fixes })]
    : [finding('language.unknown', place, { language: header.language }, { fixes })]
}
