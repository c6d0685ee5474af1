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
  /** The step to write instead, when the matched one is from an earlier release of the tool. */
  as?: CatalogueStep
  /** The values to write, by the argument names of the target language. */
  values: ReadonlyMap<string, string>
  /** The text of the file for a range of the sentence: an outline has names where the sentence has values. */
  written?: (start: number, end: number) => string
}

/** Pairs the arguments of two expressions of a step by name or, where the tool's languages disagree on names, by order. */
export function argumentPairs(from: string, to: string): [ExpressionArgument, ExpressionArgument][] {
  const [own, others] = [expressionArguments(from), expressionArguments(to)]
  const rest = others.filter(({ name }) => !own.some((argument) => argument.name === name))
  return own.flatMap((argument): [ExpressionArgument, ExpressionArgument][] => {
    const other = others.find(({ name }) => name === argument.name) ?? rest.shift()
    return other ? [[argument, other]] : []
  })
}

/** Translates or rewords a sentence; undefined when no wording matches the same step with the same values. */
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
  // Free words are left for the author to translate.
  return found && { ...found, free: free.filter(Boolean) }
}

/** The argument texts of a matched sentence, by name. */
export const valuesOf = ({ args }: StepMatch): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, arg?.raw ?? '']))

/**
 * Translates a matched sentence, or rewrites it in its own language. @param written values to use instead of its own
 * @example translateMatch({ sentence: 'la tabla A está vacía', … }, knowledge).text // => 'the table A is empty'
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
