import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { type ExpressionArgument, expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { StepKnowledge, StepScope } from '../step-knowledge'
import { type StepToWrite, sentenceWording, writeStep } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'

export interface KnownSentence {
  sentence: string
  match: StepMatch
  from: StepLanguage
  scope: StepScope
}

interface TargetSentence extends Pick<StepToWrite, 'filled'> {
  to: StepLanguage
  /** The step to write, where that of the sentence is as an earlier release of the tool had it. */
  as?: CatalogueStep
  /** The values there, by the names of the arguments there. */
  values: ReadonlyMap<string, string>
  /** The text of the file for a range of the sentence: in an outline it has names where the sentence has values. */
  written?: (start: number, end: number) => string
}

/**
 * The arguments of two expressions of a step, in pairs: the same name, else (where the tool itself disagrees) the same
 * place among the rest.
 */
export function argumentPairs(from: string, to: string): [ExpressionArgument, ExpressionArgument][] {
  const [own, others] = [expressionArguments(from), expressionArguments(to)]
  const rest = others.filter(({ name }) => !own.some((one) => one.name === name))
  return own.flatMap((one): [ExpressionArgument, ExpressionArgument][] => {
    const other = others.find(({ name }) => name === one.name) ?? rest.shift()
    return other ? [[one, other]] : []
  })
}

/**
 * Writes a sentence in the other language, or in other words of the same one.
 * @returns undefined when no wording there is of the same step with the same values
 */
export function translateSentence(
  { sentence, match, from, scope }: KnownSentence,
  { to, values, as: step = match.step, filled, written }: TargetSentence,
  knowledge: StepKnowledge,
) {
  const parts = expressionParts(match.step.expression[from])
  const wording = sentenceWording(parts, sentence, match.args, written)
  if (!wording) return undefined
  const { choices, free } = wording
  const words = (free.length > 0 ? free : [...values.values()]).join(' ')
  const hints = wordingHints(parts, choices, filled?.(words) ?? words)
  const found = writeStep({ step, locale: to, scope, filled }, hints, { free, arguments: values }, knowledge)
  // Nobody but the writer can translate words that an expression leaves free.
  return found && { ...found, free: free.filter(Boolean) }
}

/** What a sentence has for its arguments, by their names. */
export const valuesOf = ({ args }: StepMatch): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, arg?.raw ?? '']))

/**
 * Writes a sentence in the other language, with its values in the form that they have there; or in its own, with other values.
 * @param written what the arguments are to have instead of what the sentence has
 * @example translateMatch({ sentence: 'la tabla LIBROS está vacía', match, from: 'es', scope: {} }, knowledge)
 *   // => { text: 'the table LIBROS is empty', free: [], … }
 */
export function translateMatch(
  known: KnownSentence,
  knowledge: StepKnowledge,
  to = otherLanguage(known.from),
  written = valuesOf(known.match),
) {
  const { match, from } = known
  const { expression } = match.step
  const values = argumentPairs(expression[from], expression[to]).flatMap(([own, other]): [string, string][] => {
    const raw = written[own.name]
    if (raw === undefined) return []
    return [[other.name, from === to ? raw : (knowledge.values.translate(raw, other.type, from, to) ?? raw)]]
  })
  return translateSentence(known, { to, values: new Map(values) }, knowledge)
}
