import { type Locale, otherLocale } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { type ExpressionArgument, expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import type { ArgumentMatches, StepExpression } from '@/steps/expression/step-expression'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { chooseByPlugin } from '../plugin-choice'
import type { StepKnowledge, StepScope } from '../step-knowledge'
import { createOpenExpression, sentenceWording } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'
import { bestWording, wordings } from '../write/write-sentence'

export interface KnownSentence {
  sentence: string
  match: StepMatch
  from: Locale
  scope: StepScope
}

export interface SentenceAim {
  to: Locale
  /** The values there, by the names of the arguments there. */
  values: ReadonlyMap<string, string>
  /** Plugins that decide between steps in the same words. */
  inUse: ReadonlySet<string>
  /** What the tool will read where the sentence or a value says something: the values of an outline. */
  filled?: (text: string) => string
  /** What the file says where the sentence has something from one place to another: names of an outline. */
  written?: (start: number, end: number) => string
}

export interface TranslatedSentence {
  text: string
  match: StepMatch
  /** The words that an expression leaves free: nobody but the writer can translate them. */
  free: string[]
}

/** Writes a sentence in the other language; undefined when no wording there is of the same step with the same values. */
export type SentenceTranslator = (known: KnownSentence, aim: SentenceAim) => TranslatedSentence | undefined

/**
 * The arguments of a step in both languages, in pairs: the same name, else (where the tool itself disagrees) the same
 * place among the rest.
 */
export function argumentPairs(
  { expression }: Pick<CatalogueStep, 'expression'>,
  from: Locale,
  to: Locale,
): [ExpressionArgument, ExpressionArgument][] {
  const [own, others] = [expressionArguments(expression[from]), expressionArguments(expression[to])]
  const rest = others.filter(({ name }) => !own.some((one) => one.name === name))
  return own.flatMap((one): [ExpressionArgument, ExpressionArgument][] => {
    const other = others.find(({ name }) => name === one.name) ?? rest.shift()
    return other ? [[one, other]] : []
  })
}

const haveValues = (args: ArgumentMatches, values: ReadonlyMap<string, string>, filled: (text: string) => string) =>
  [...values].every(([name, value]) => args[name]?.raw === filled(value))

const asWritten = (text: string): string => text

/** The wordings of a step in a language, best first, with those of a sentence of it; undefined when it is none. */
function rewordings(
  { match: { step }, sentence, from }: KnownSentence,
  { to, values, written, filled = asWritten }: Omit<SentenceAim, 'inUse'>,
  open: StepExpression,
) {
  const wording = sentenceWording(open, sentence, written)
  if (!wording) return undefined
  const { choices, free } = wording
  const words = filled((free.length > 0 ? free : [...values.values()]).join(' '))
  const hints = wordingHints(expressionParts(step.expression[from]), choices, words)
  return { free, texts: wordings(step.expression[to], hints, { free, arguments: values }) }
}

/** Prepares the translation of sentences; each expression is compiled once. */
export function createSentenceTranslator(knowledge: StepKnowledge): SentenceTranslator {
  const openExpression = memoize((dataLocale: string) =>
    memoize((expression: string) => createOpenExpression(expression, knowledge.values.patternsOf(dataLocale))),
  )
  return (known, aim) => {
    const { step } = known.match
    const { from, scope } = known
    const { to, values, inUse, filled = asWritten } = aim
    const found = rewordings(known, aim, openExpression(scope.dataLocale ?? from)(step.expression[from]))
    if (!found) return undefined
    const matchOf = (text: string) =>
      chooseByPlugin(knowledge.match(filled(text), to, scope), to, inUse, scope).find(
        (match) => match.step.id === step.id && haveValues(match.args, values, filled),
      )
    const best = bestWording(found.texts, (text) => {
      if (!knowledge.isSentenceOf(step, filled(text), to, scope)) return undefined
      // The file may use the plugins of all steps that a wording is of: one of a single step is better than any choice.
      const isAlone = knowledge.match(filled(text), to, scope).length === 1
      return matchOf(text) && (isAlone ? 'certain' : 'shared')
    })
    const text = best.certain ?? best.shared
    const match = text === undefined ? undefined : matchOf(text)
    return text !== undefined && match ? { text, match, free: found.free.filter(Boolean) } : undefined
  }
}

/**
 * Writes a sentence in the other language, with its values in the form that they have there.
 * @example translateMatch({ sentence: 'la tabla LIBROS está vacía', match, from: 'es', scope: {} }, translate, knowledge)
 *   // => { text: 'the table LIBROS is empty', free: [], … }
 */
export function translateMatch(
  known: KnownSentence,
  translate: SentenceTranslator,
  { values: tools }: StepKnowledge,
): TranslatedSentence | undefined {
  const { match, from } = known
  const to = otherLocale(from)
  const values = argumentPairs(match.step, from, to).flatMap(([own, other]): [string, string][] => {
    const raw = match.args[own.name]?.raw
    return raw === undefined ? [] : [[other.name, tools.translate(raw, other.type, from, to) ?? raw]]
  })
  return translate(known, { to, values: new Map(values), inUse: new Set([match.step.plugin]) })
}

/**
 * Another wording of a sentence that only one step takes, with the same values.
 * @param match the step that is meant
 * @returns undefined when there is none
 * @example reword(match, "se elimina el usuario con ID = '1' de la tabla USERS", 'es', {}, knowledge)
 *   // => "se ha eliminado el usuario con ID = '1' de la tabla USERS"
 */
export function reword(
  match: StepMatch,
  sentence: string,
  locale: Locale,
  scope: StepScope,
  knowledge: StepKnowledge,
): string | undefined {
  const { step, args } = match
  const open = createOpenExpression(step.expression[locale], knowledge.values.patternsOf(locale))
  const values = new Map(Object.entries(args).map(([name, arg]) => [name, arg?.raw ?? '']))
  const found = rewordings({ match, sentence, from: locale, scope }, { to: locale, values }, open)
  return bestWording(found?.texts ?? [], (text) => {
    const matches = knowledge.match(text, locale, scope)
    if (!matches.some((other) => other.step.id === step.id)) return undefined
    return matches.length === 1 ? 'certain' : 'shared'
  }).certain
}

/** Step keywords in both languages; what has several forms in one takes the first in the other. */
const PAIRS: readonly [es: string, en: string][] = [
  ['*', '*'],
  ['Dado', 'Given'],
  ['Dado que', 'Given'],
  ['Dada', 'Given'],
  ['Dados', 'Given'],
  ['Dadas', 'Given'],
  ['Dado', 'Given that'],
  ['Cuando', 'When'],
  ['Entonces', 'Then'],
  ['Y', 'And'],
  ['Y que', 'And'],
  ['E', 'And'],
  ['Pero', 'But'],
]

/** The Spanish Given agrees in gender and number with the next word. */
const AGREEING: [RegExp, string][] = [
  [/^la /, 'Dada'],
  [/^las /, 'Dadas'],
  [/^los /, 'Dados'],
  [/^(se|que|toda) /, 'Dado que'],
]

/**
 * The keyword of a step in the other language.
 * @param sentence the step in the other language: Spanish keywords agree with it
 * @example translateKeyword('Given', 'la URL base https://a.es', 'es') // => 'Dada'
 * @example translateKeyword('Dado que', 'the base URL https://a.es', 'en') // => 'Given'
 */
export function translateKeyword(keyword: string, sentence: string, to: Locale): string {
  const [from, into] = to === 'es' ? [1, 0] : [0, 1]
  const word = PAIRS.find((pair) => pair[from] === keyword)?.[into] ?? keyword
  if (word !== 'Dado') return word
  return AGREEING.find(([pattern]) => pattern.test(sentence))?.[1] ?? word
}
