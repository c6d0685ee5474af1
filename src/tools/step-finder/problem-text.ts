import { FINDER_STRINGS, type FinderStrings } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import type { ArgumentProblem } from '@/step-language/correct/explain-argument'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { isTextType, isWordType } from '@/steps/values/type-names'

type Subject = keyof FinderStrings['subjects']

const BY_TYPE: [(type: string) => boolean, Subject][] = [
  [(type) => type === 'file', 'file'],
  [isWordType, 'word'],
  [(type) => type === 'url', 'url'],
  [(type) => type === 'duration', 'duration'],
  [(type) => isTextType(type) || type === 'text-assertion', 'text'],
]

/** What a value is called in a message; the values of other types are numbers. */
const subjectOf = (type: string): Subject => BY_TYPE.find(([isOf]) => isOf(type))?.[1] ?? 'number'

/** The message for a value that a step does not accept. */
interface ProblemText {
  /** What was written; empty for a missing value. */
  raw: string
  /** What is wrong, or how the value is written. */
  rule: string
  /** Before the example: whether it is to be written exactly so, or is one of many. */
  lead: string
  example: string
}

/**
 * Puts a problem with a value into words.
 * @param sample a value of its type, for when there is no correction
 * @example problemText(quotes missing around /users, "'blue box'", 'en')
 *   // => { raw: '/users', rule: 'A text goes in quotes', lead: 'Write', example: "'/users'" }
 */
export function problemText(problem: ArgumentProblem, sample: string, locale: Locale): ProblemText {
  const words = FINDER_STRINGS[locale]
  const { raw, fault, corrected, name, type } = problem
  if (fault === 'missing') {
    const rule = words.missingValue(name === UNNAMED_ARGUMENT ? undefined : name)
    return { raw, rule, lead: words.forExample, example: sample }
  }
  const rule = words.rules[fault](words.subjects[subjectOf(type)])
  return { raw, rule, lead: corrected ? words.write : words.forExample, example: corrected ?? sample }
}
