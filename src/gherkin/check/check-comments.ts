import type { Location, Tag } from '@cucumber/messages'
import { isBlockStart } from '@/steps/feature-line'
import { type FeatureFinding, finding } from '../finding/finding'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import { featureParts } from '../parse/feature-steps'
import { lineAt, rangeIn, replaceRange, trimmedLine, wholeLine } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'

interface Titled {
  location: Location
  tags: readonly Tag[]
}

/** The nodes with a title, in the order of the file. */
function titledNodes({ document }: ParsedFeature): Titled[] {
  const feature = document?.feature
  if (!feature) return []
  const parts = featureParts(feature).flatMap(({ background, scenario }): Titled[] =>
    background ? [{ location: background.location, tags: [] }] : [scenario, ...scenario.examples],
  )
  return [feature, ...parts]
}

/** A comment after tags: the tool takes the whole line for tags. The fix puts it on a line of its own. */
function checkTagLine(line: number, parsed: ParsedFeature): FeatureFinding[] {
  const text = lineAt(parsed, line)
  const [, tags = '', comment = ''] = /^(\s*@.*?\S)\s+(#.*)$/.exec(text) ?? []
  if (!comment) return []
  const indent = /^\s*/.exec(text)?.[0] ?? ''
  const from = text.indexOf(comment, tags.length)
  const fixes = [{ edits: [replaceRange(wholeLine(parsed, line), `${indent}${comment.trimEnd()}\n${tags}`)] }]
  return [finding('syntax.tagComment', rangeIn(parsed, line, from + 1, text.trimEnd().length + 1), {}, { fixes })]
}

const isComment = (text: string) => /^\s*#/.test(text)

/** The first line of a description with a comment above it: the tool allows comments only after the description. */
function checkDescription({ location }: Titled, { missing, ...parsed }: ParsedFeature): FeatureFinding[] {
  const { written } = parsed.language
  const isText = (text: string) =>
    !/^\s*@/.test(text) && !isBlockStart(text) && !isStepLine(text, written) && !isTitleLine(text, written)
  const start = location.line - missing.length
  if (start < 1) return []
  let hasComment = false
  for (let line = start + 1; line <= parsed.read.length; line += 1) {
    const text = parsed.read[line - 1] ?? ''
    if (isComment(text)) hasComment = true
    else if (text.trim() && !isText(text)) return []
    else if (text.trim() && hasComment) return [finding('syntax.comment', trimmedLine(parsed, line), {})]
  }
  return []
}

/** Comments that the Gherkin parser allows and the tool's own parser does not. */
export function checkComments(parsed: ParsedFeature): FeatureFinding[] {
  const nodes = titledNodes(parsed)
  const shift = parsed.missing.length
  const tagLines = new Set(nodes.flatMap(({ tags }) => tags.map(({ location }) => location.line - shift)))
  return [
    ...[...tagLines].flatMap((line) => checkTagLine(line, parsed)),
    ...nodes.flatMap((node) => checkDescription(node, parsed)),
  ]
}
