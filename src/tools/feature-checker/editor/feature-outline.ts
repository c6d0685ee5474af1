import type { Text } from '@codemirror/state'
import { featureLanguage, titleRole } from '@/gherkin/parse/feature-language'
import { moduleEntries, readProperty } from '@/gherkin/parse/feature-parts'
import type { StepLanguage } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { type FeatureLine, featureLines } from '@/steps/feature-line'
import type { StepKind } from '@/steps/step'

interface FeatureOutline {
  locale: StepLanguage
  /** From 0. */
  lines: readonly FeatureLine[]
}

/** Lines searched for the language: its header is at the top, and so is the first title. */
const HEAD_LINES = 60

/** The outline of a document, read once for each. */
export const outlineOf = memoizeFor((doc: Text): FeatureOutline => {
  const head = Array.from({ length: Math.min(doc.lines, HEAD_LINES) }, (_, index) => doc.line(index + 1).text)
  const locale = featureLanguage(head).written
  return { locale, lines: featureLines(doc.toString(), locale) }
})

/** The role of the step above a line, which And and But continue. */
export function roleAbove({ lines }: FeatureOutline, number: number): StepKind | undefined {
  const above = lines.slice(0, number - 1).findLast(({ kind }) => kind === 'step' || kind === 'title')
  return above?.kind === 'step' ? above.role : undefined
}

/**
 * The modules that are listed for the step of a line: right above it, above the title of its part, or above the feature; above
 * everything in a fragment.
 */
export function modulesAt({ locale, lines }: FeatureOutline, number: number): string[] | undefined {
  let isOwn = true
  let isInPart = true
  let head: string[] | undefined
  for (const { kind, line } of lines.slice(0, number - 1).toReversed()) {
    const isTitle = kind === 'title'
    const property = kind === 'comment' ? readProperty(line) : undefined
    if (property?.key === 'modules') {
      head = moduleEntries(property.value).map(({ name }) => name)
      if (isOwn) return head
    } else if (isTitle || kind === 'block' || kind === 'step') {
      isOwn = isTitle && (isInPart || titleRole(line, locale) === 'feature')
      isInPart &&= !isTitle
      head = undefined
    }
  }
  return head
}

/** Whether a table or a doc string follows a line, also below blank lines and comments. */
export function hasBlockBelow({ lines }: FeatureOutline, number: number): boolean {
  const next = lines.slice(number).find(({ kind, line }) => kind !== 'comment' && line.trim() !== '')
  return next?.kind === 'row' || next?.kind === 'block'
}
