import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { type ExpressionArgument, expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { StepKnowledge, StepScope } from '../step-knowledge'
import { createOpenExpression, sentenceWording } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'
import { bestWording, wordings } from '../write/write-sentence'

export interface KnownSentence {
  sentence: string
  match: StepMatch
  from: StepLanguage
  scope: StepScope
}

interface SentenceAim {
  to: StepLanguage
  /** What the step is now, of a sentence as an earlier release of the tool had it. */
  as?: CatalogueStep
  /** The values there, by the names of the arguments there. */
  values: ReadonlyMap<string, string>
  /** What the tool will read where the sentence or a value says something: the values of an outline. */
  filled?: (text: string) => string
  /** What the file says where the sentence has something from one place to another: names of an outline. */
  written?: (start: number, end: number) => string
}

interface TranslatedSentence {
  text: string
  match: StepMatch
  /** The words that an expression leaves free: nobody but the writer can translate them. */
  free: string[]
}

/**
 * Writes a sentence in the other language, or in other words of the same one.
 * @returns undefined when no wording there is of the same step with the same values
 */
export type SentenceTranslator = (known: KnownSentence, aim: SentenceAim) => TranslatedSentence | undefined

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

/** Prepares the translation of sentences; each expression is compiled once. */
export function createSentenceTranslator(knowledge: StepKnowledge): SentenceTranslator {
  const openExpression = memoize((dataLocale: string) =>
    memoize((expression: string) => createOpenExpression(expression, knowledge.values.patternsOf(dataLocale))),
  )
  return (
    { sentence, match, from, scope },
    { to, values, as: step = match.step, filled = (text) => text, written },
  ) => {
    const expression = match.step.expression[from]
    const wording = sentenceWording(openExpression(scope.dataLocale ?? from)(expression), sentence, written)
    if (!wording) return undefined
    const { choices, free } = wording
    const words = filled((free.length > 0 ? free : [...values.values()]).join(' '))
    const hints = wordingHints(expressionParts(expression), choices, words)
    const matchOf = (text: string) =>
      knowledge
        .match(filled(text), to, scope)
        .find(
          (match) =>
            match.step.id === step.id && [...values].every(([name, value]) => match.args[name]?.raw === filled(value)),
        )
    const text = bestWording(wordings(step.expression[to], hints, { free, arguments: values }), (wording) => {
      if (!knowledge.isSentenceOf(step, filled(wording), to, scope) || !matchOf(wording)) return undefined
      // The file may use the plugins of all steps that a wording is of: one of a single step is better than any choice.
      return knowledge.match(filled(wording), to, scope).length === 1 ? 'certain' : 'shared'
    })
    const meant = text === undefined ? undefined : matchOf(text)
    return text !== undefined && meant ? { text, match: meant, free: free.filter(Boolean) } : undefined
  }
}

/**
 * Writes a sentence in the other language, with its values in the form that they have there; or in its own, with other values.
 * @example translateMatch({ sentence: 'la tabla LIBROS está vacía', match, from: 'es', scope: {} }, translate, knowledge)
 *   // => { text: 'the table LIBROS is empty', free: [], … }
 */
export function translateMatch(
  known: KnownSentence,
  translate: SentenceTranslator,
  { values: tools }: StepKnowledge,
  to = otherLanguage(known.from),
): TranslatedSentence | undefined {
  const { match, from } = known
  const { expression } = match.step
  const values = argumentPairs(expression[from], expression[to]).flatMap(([own, other]): [string, string][] => {
    const raw = match.args[own.name]?.raw
    const value = raw === undefined || from === to ? raw : (tools.translate(raw, other.type, from, to) ?? raw)
    return value === undefined ? [] : [[other.name, value]]
  })
  return translate(known, { to, values: new Map(values) })
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
  locale: StepLanguage,
  scope: StepScope,
  knowledge: StepKnowledge,
) {
  const values = new Map(Object.entries(match.args).map(([name, arg]) => [name, arg?.raw ?? '']))
  const translate = createSentenceTranslator(knowledge)
  const text = translate({ sentence, match, from: locale, scope }, { to: locale, values })?.text
  return text !== undefined && knowledge.match(text, locale, scope).length === 1 ? text : undefined
}
