import type { Text } from '@codemirror/state'
import { featureLanguage, isStepLine, isTitleLine, titleRole } from '@/gherkin/parse/feature-language'
import { moduleEntries, readProperty } from '@/gherkin/parse/feature-parts'
import { hasContent } from '@/gherkin/parse/feature-text'
import { memoizeFor } from '@/lib/memoize'
import { docStringLines, isBlockStart } from '@/steps/feature-line'
import { isContinuation, keywordRole, stripKeyword } from '@/steps/keywords'
import type { StepKind } from '@/steps/step'

type FeatureOutline = ReturnType<typeof outlineOf>

/** Lines searched upwards for the keyword that And, But and * continue. */
const MAX_LINES_UP = 60
/** Lines searched for the language, which the header or the first title tells. */
const HEAD_LINES = 60

export const outlineOf = memoizeFor((doc: Text) => {
  const head = Array.from({ length: Math.min(doc.lines, HEAD_LINES) }, (_, index) => doc.line(index + 1).text)
  return {
    locale: featureLanguage(head).written,
    /** For each line, from 1: whether it belongs to a doc string. */
    blocks: [false, ...docStringLines(doc.iterLines())],
  }
})

export function roleAbove(doc: Text, number: number, { locale, blocks }: FeatureOutline): StepKind | undefined {
  for (let above = number - 1; above >= 1 && above > number - MAX_LINES_UP; above -= 1) {
    const { text } = doc.line(above)
    if (blocks[above]) continue
    if (isTitleLine(text, locale)) return undefined
    const { keyword } = stripKeyword(text, locale)
    if (keyword && !isContinuation(keyword)) return keywordRole(keyword)
  }
  return undefined
}

/** The modules listed for the step of a line: above it, above the title of its part, or above the feature or fragment. */
export function modulesAt(doc: Text, number: number, { locale, blocks }: FeatureOutline): string[] | undefined {
  let isApplicable = true
  let isInPart = true
  let head: string[] | undefined
  for (let above = number - 1; above >= 1; above -= 1) {
    const { text } = doc.line(above)
    const isTitle = isTitleLine(text, locale)
    const property = blocks[above] ? undefined : readProperty(text)
    if (property?.key === 'modules') {
      head = moduleEntries(property.value).map(({ name }) => name)
      if (isApplicable) return head
    } else if (isTitle || blocks[above] || isStepLine(text, locale)) {
      isApplicable = isTitle && (isInPart || titleRole(text, locale) === 'feature')
      isInPart &&= !isTitle
      head = undefined
    }
  }
  return head
}

/** Whether a table or a doc string follows a line, blank lines and comments aside. */
export function hasBlockBelow(doc: Text, number: number): boolean {
  for (let below = number + 1; below <= doc.lines; below += 1) {
    const { text } = doc.line(below)
    if (hasContent(text)) return isBlockStart(text)
  }
  return false
}
