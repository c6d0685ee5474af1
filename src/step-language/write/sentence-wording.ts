import type { StepLanguage } from '@/i18n/locale'
import { escaped, foldText } from '@/lib/text'
import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import type { ArgumentMatches } from '@/steps/expression/step-expression'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { StepKnowledge, StepScope } from '../step-knowledge'
import { sentenceTokens } from '../words/sentence-tokens'
import { NEGATION } from '../words/terms'
import { unreadOf } from '../words/value-words'
import { choicesOf, type WordingHints } from './wording-hints'
import { type SentenceValues, wordings } from './write-sentence'

/**
 * How a sentence words the expression that it matches.
 * @param written the text of a range in the file, which differs from the sentence in an outline
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
    // What is left out takes a blank beside it along; free words end as early as they can.
    if (part.kind === 'text') return escaped(part.text).replace(/^ | $/g, ' ?')
    if (part.kind === 'free') return '(.*?)'
    return `(?:(${choices.shift()?.alternatives.map(escaped).join('|')})(?!\\p{L}))?`
  })
  const match = new RegExp(`^${patterns.join('')}$`, 'du').exec(sentence.trim())
  if (!match) return undefined
  const rangesOf = (kind: 'choice' | 'free') =>
    (match.indices ?? []).slice(1).filter((_, at) => open[at]?.kind === kind)
  return {
    /** For each choice in turn; undefined for one left out. */
    choices: rangesOf('choice').map((range) => range && sentence.slice(...range)),
    free: rangesOf('free').map((range) => (range ? written(...range) : '')),
  }
}

/**
 * The words of a sentence that its step takes as free words, or as a name, although they say something: values, comparisons, negations.
 * @example unreadIn('no más de 3 clientes con ID = '1' existen en la tabla T', its match, 'es') // => ['no', '3']
 */
export function unreadIn(sentence: string, { step, args }: StepMatch, locale: StepLanguage): string[] {
  const parts = expressionParts(step.expression[locale])
  const words = (parts.some(({ kind }) => kind === 'free') && sentenceWording(parts, sentence, args)?.free) || []
  const denied = Object.values(args).flatMap((arg) => (arg && NEGATION.test(foldText(arg.raw)) ? arg.raw : []))
  return [...denied, ...words.flatMap((some) => unreadOf(sentenceTokens(some)).map(({ text }) => text))]
}

/**
 * What a sentence seems to take of the choices of an expression that it need not be a sentence of.
 * @example takenChoices(expressionParts('se elimina(n) (los) *'), 'eliminan los libros') // => ['n', 'los']
 */
export function takenChoices(parts: readonly ExpressionPart[], sentence: string): (string | undefined)[] {
  const words = new Set(sentence.split(/[\s:,]+|n['’]t(?!\S)/))
  const hasWords = (text: string) => text.split(' ').every((word) => words.has(word))
  return choicesOf(parts).map(({ alternatives, before }, index) => {
    // At the beginning, a conjunction is no word of what is said later, and the first word of several tells them.
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
  /** Fills a text with the values of an outline, as the tool will read it. */
  filled?: (text: string) => string
}

/**
 * Writes a sentence of a step with some values: the first wording that only it takes, else the first one that it takes at all.
 * Plugins may share an expression; the rest of a file decides between them.
 * @returns undefined when the step takes none of them with these values
 */
export function writeStep(
  { step, locale, scope, filled = (text) => text }: StepToWrite,
  hints: WordingHints,
  values: SentenceValues,
  { isSentenceOf, match }: Pick<StepKnowledge, 'isSentenceOf' | 'match'>,
): { text: string; match: StepMatch } | undefined {
  const isMeant = ({ step: { id }, args }: StepMatch) =>
    id === step.id && [...values.arguments].every(([name, value]) => args[name]?.raw === filled(value))
  let shared: { text: string; match: StepMatch } | undefined
  for (const text of wordings(step.expression[locale], hints, values)) {
    const matches = isSentenceOf(step, filled(text), locale, scope) ? match(filled(text), locale, scope) : []
    const meant = matches.find(isMeant)
    if (meant && new Set(matches.map((one) => one.step.expression[locale])).size === 1) return { text, match: meant }
    if (meant) shared ??= { text, match: meant }
  }
  return shared
}
