import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { escaped, foldText } from '@/lib/text'
import type { ExpressionArgument, ExpressionPart } from '@/steps/expression/expression-parts'
import { expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import type { ArgumentMatches, StepMatch } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'
import type { StepKnowledge, StepScope } from '../step-knowledge'
import { sentenceTokens } from '../words/sentence-tokens'
import { NEGATION } from '../words/terms'
import { ignoredTokens } from '../words/value-words'
import { choicesOf, type WordingHints, wordingHints } from './wording-hints'
import { type SentenceValues, wordings } from './write-sentence'

/**
 * Extracts the choices and free words that a sentence of an expression uses.
 * @param written the text of a range in the file, which in an outline differs from the sentence
 * @example sentenceWording(expressionParts('se elimina(n) *'), 'se eliminan los libros', {})
 *   // => { choices: ['n'], free: ['los libros'] }
 */
export function sentenceWording(
  parts: readonly ExpressionPart[],
  sentence: string,
  args: ArgumentMatches,
  written = (start: number, end: number): string => sentence.slice(start, end),
) {
  const choices = choicesOf(parts)
  const open = parts.filter(({ kind }) => kind === 'choice' || kind === 'free')
  const patterns = parts.map((part) => {
    if (part.kind === 'argument') return escaped(args[part.name]?.raw ?? '')
    // Omitted words take an adjacent space with them; free words are as short as possible.
    if (part.kind === 'text') return escaped(part.text).replace(/^ | $/g, ' ?')
    if (part.kind === 'free') return '(.*?)'
    return `(?:(${choices.shift()?.alternatives.map(escaped).join('|')})(?!\\p{L}))?`
  })
  const match = new RegExp(`^${patterns.join('')}$`, 'du').exec(sentence.trim())
  if (!match) return undefined
  const rangesOf = (kind: 'choice' | 'free') =>
    (match.indices ?? []).slice(1).filter((_, at) => open[at]?.kind === kind)
  return {
    /** The text of each choice; undefined for an omitted one. */
    choices: rangesOf('choice').map((range) => range && sentence.slice(...range)),
    free: rangesOf('free').map((range) => (range ? written(...range) : '')),
  }
}

/** The words that a step ignores in free words or a name: `no` and `3` of `no más de 3 clientes`. */
export function ignoredWords(sentence: string, { step, args }: StepMatch, locale: StepLanguage): string[] {
  const parts = expressionParts(step.expression[locale])
  const words = (parts.some(({ kind }) => kind === 'free') && sentenceWording(parts, sentence, args)?.free) || []
  const negations = Object.values(args).flatMap((arg) => (arg && NEGATION.test(foldText(arg.raw)) ? arg.raw : []))
  return [...negations, ...words.flatMap((some) => ignoredTokens(sentenceTokens(some)).map(({ text }) => text))]
}

/**
 * Guesses which choices of an expression a sentence uses, even if it does not match.
 * @example guessChoices(expressionParts('se elimina(n) (los) *'), 'eliminan los libros') // => ['n', 'los']
 */
export function guessChoices(parts: readonly ExpressionPart[], sentence: string): (string | undefined)[] {
  const words = new Set(sentence.split(/[\s:,]+|n['’]t(?!\S)/))
  const hasWords = (text: string) => text.split(' ').every((word) => words.has(word))
  return choicesOf(parts).map(({ alternatives, before }, index) => {
    // A choice at the beginning counts only there, where its first word is enough: a later conjunction is another one.
    if (index === 0 && parts[0]?.kind === 'choice')
      return alternatives.find((words) => sentence.startsWith(`${words.split(' ')[0]} `))
    const stem = /\S+$/.exec(before)?.[0] ?? ''
    return alternatives.find((ending) => hasWords(stem + ending))
  })
}

export interface StepToWrite {
  step: CatalogueStep
  locale: StepLanguage
  scope: StepScope
  /** Fills in the values of an outline, as the tool does before it matches. */
  filled?: (text: string) => string
}

/**
 * Writes a sentence of a step: the first wording that only this step matches, else the first that it matches at all. Plugins may
 * share an expression; the rest of a file then decides between them.
 * @returns undefined when no wording matches the step with these values
 */
export function writeStep(
  { step, locale, scope, filled = (text) => text }: StepToWrite,
  hints: WordingHints,
  values: SentenceValues,
  { isSentenceOf, match }: Pick<StepKnowledge, 'isSentenceOf' | 'match'>,
): { text: string; match: StepMatch } | undefined {
  const isExpected = ({ step: { id }, args }: StepMatch) =>
    id === step.id && [...values.arguments].every(([name, value]) => args[name]?.raw === filled(value))
  let fallback: { text: string; match: StepMatch } | undefined
  for (const text of wordings(step.expression[locale], hints, values)) {
    const matches = isSentenceOf(step, filled(text), locale, scope) ? match(filled(text), locale, scope) : []
    const meant = matches.find(isExpected)
    if (meant && new Set(matches.map((found) => found.step.expression[locale])).size === 1)
      return { text, match: meant }
    if (meant) fallback ??= { text, match: meant }
  }
  return fallback
}

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
