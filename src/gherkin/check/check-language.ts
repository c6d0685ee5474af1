import { replaceIn } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import { isTitleLine } from '../parse/feature-language'
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
  // In a language that the tool does not have nothing says which one it should be.
  const isTold = lines.some((line) => isTitleLine(line, written))
  const edit = replaceIn(place.line, 1, (lines[place.line - 1] ?? '').length + 1, right)
  const fixes = isTold ? [{ edits: [edit] }] : []
  return declared
    ? [finding('language.other', place, { language: declared, written }, { fixes })]
    : [finding('language.unknown', place, { language: header.language }, { fixes })]
}

/** What stands for the bytes of a file that are none of its encoding. */
const UNREADABLE = '\ufffd'

/** Where a file shows that it is in another encoding than the one it is read in. */
export function checkEncoding({ lines }: ParsedFeature): Finding[] {
  const index = lines.findIndex((line) => line.includes(UNREADABLE))
  if (index < 0) return []
  const column = (lines[index] ?? '').indexOf(UNREADABLE) + 1
  return [finding('encoding.other', { line: index + 1, column, endColumn: column + 1 }, {})]
}
