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
export function bestLine(
  section: TextSection,
  words: readonly string[],
  answers: readonly Answer[],
  text: TextTable,
): number {
  const forms = words.map((word) => text(word, '').forms)
  const whole = answers.reduce((sum, { weight }) => sum + weight, 0)
  return Math.max(
    ...linesOf(section).map((line) => {
      const shares = answers.map(
        ({ weight }, index) => weight * Math.max(0, ...line.map((word) => forms[index]?.get(word) ?? 0)),
      )
      return shares.reduce((sum, share) => sum + share, 0) / whole
    }),
  )
}
