import { remember } from '@/lib/remember'
import { textWords } from './query-words'
import type { Answer } from './rate'
import type { TextSection } from './search-index'
import type { TextTable } from './text-table'

/** The words of each line of a section, its heading among them. */
const linesOf = remember(({ heading, text, values }: TextSection): string[][] =>
  [heading, ...text.split('\n'), ...values.split('\n')].map(textWords),
)

/**
 * How much of a query the best paragraph or row of a section has: words that stand together belong together.
 * @returns from 0, nothing, to 1, all of it
 */
export function bestLine(section: TextSection, answers: readonly Answer[], text: TextTable): number {
  const asked = answers.map(({ word, weight }) => ({ weight, forms: text(word, '').forms }))
  const shares = linesOf(section).map((line) =>
    asked.reduce(
      (sum, { weight, forms }) => sum + weight * Math.max(0, ...line.map((word) => forms.get(word) ?? 0)),
      0,
    ),
  )
  return Math.max(0, ...shares)
}
