import type { Locale } from '@/i18n/locale'
import type { StepMatch } from '@/steps/match-step'
import type { StepKnowledge } from '../step-knowledge'
import type { StepScope } from '../step-scope'
import { createOpenExpression, sentenceWording } from './sentence-wording'
import { wordingHints } from './wording-hints'
import { wordingParts } from './wording-parts'
import { wordings } from './wordings'
import { writeWording } from './write-wording'

/** The wordings near the one written are tried; those far from it read worse than they help. */
const MOST_TRIED = 30

/**
 * Another wording of a sentence that only one step takes, with the same values.
 * @param match the step that is meant
 * @returns undefined when there is none
 * @example reword(match, "se elimina el usuario con ID = '1' de la tabla USERS", 'es', {}, knowledge)
 *   // => "se ha eliminado el usuario con ID = '1' de la tabla USERS"
 */
export function reword(
  { step, args }: StepMatch,
  sentence: string,
  locale: Locale,
  scope: StepScope,
  knowledge: StepKnowledge,
): string | undefined {
  const expression = step.expression[locale]
  const wording = sentenceWording(createOpenExpression(expression, knowledge.values.patternsOf(locale)), sentence)
  if (!wording) return undefined
  const parts = wordingParts(expression)
  const hints = wordingHints(parts, wording.choices, wording.free.join(' '), locale)
  const values = new Map(Object.entries(args).map(([name, arg]) => [name, arg?.raw ?? '']))
  let left = MOST_TRIED
  for (const choices of wordings(parts, hints, locale)) {
    if (left === 0) return undefined
    left -= 1
    const text = writeWording(parts, { choices, free: wording.free, arguments: values })
    const found = knowledge.match(text, locale, scope)
    if (found.length === 1 && found[0]?.step.id === step.id) return text
  }
  return undefined
}
