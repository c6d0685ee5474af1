import type { Locale } from '@/i18n/locale'
import type { StepMatch } from '@/steps/match-step'
import type { ArgumentMatches, StepExpression } from '@/steps/step-expression'
import { createTypePatterns } from '@/steps/type-patterns'
import { chooseByPlugin } from '../plugin-choice'
import type { StepKnowledge } from '../step-knowledge'
import type { StepScope } from '../step-scope'
import { createOpenExpression, sentenceWording } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'
import { wordingParts } from '../write/wording-parts'
import { wordings } from '../write/wordings'
import { writeWording } from '../write/write-wording'

/** A sentence of a known step. */
export interface KnownSentence {
  sentence: string
  match: StepMatch
  from: Locale
  scope: StepScope
}

/** What a sentence is to become. */
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
}

/** Writes a sentence in the other language; undefined when no wording there is of the same step with the same values. */
export type SentenceTranslator = (known: KnownSentence, aim: SentenceAim) => TranslatedSentence | undefined

const haveValues = (args: ArgumentMatches, values: ReadonlyMap<string, string>, filled: (text: string) => string) =>
  [...values].every(([name, value]) => args[name]?.raw === filled(value))

const asWritten = (text: string): string => text

/** Prepares the translation of sentences; each expression is compiled once. */
export function createSentenceTranslator(knowledge: StepKnowledge): SentenceTranslator {
  const { dataTypes } = knowledge.catalogue
  const expressions = new Map<string, StepExpression>()
  const openExpression = (expression: string, dataLocale: string): StepExpression => {
    const key = `${dataLocale} ${expression}`
    const known = expressions.get(key) ?? createOpenExpression(expression, createTypePatterns(dataTypes, dataLocale))
    expressions.set(key, known)
    return known
  }
  const wordingsOf = ({ match: { step }, sentence, from, scope }: KnownSentence, aim: SentenceAim) => {
    const { to, values, written, filled = asWritten } = aim
    const wording = sentenceWording(openExpression(step.expression[from], scope.dataLocale ?? from), sentence, written)
    if (!wording) return []
    const spokenOf = filled((wording.free.length > 0 ? wording.free : [...values.values()]).join(' '))
    const hints = wordingHints(wordingParts(step.expression[from]), wording.choices, spokenOf, from)
    const parts = wordingParts(step.expression[to])
    return [...wordings(parts, hints, to)].map((choices) =>
      writeWording(parts, { choices, free: wording.free, arguments: values }),
    )
  }
  return (known, aim) => {
    const { to, values, inUse, filled = asWritten } = aim
    let ambiguous: TranslatedSentence | undefined
    for (const text of wordingsOf(known, aim)) {
      const found = chooseByPlugin(knowledge.match(filled(text), to, known.scope), to, inUse, known.scope)
      const match = found.find(({ step, args }) => step.id === known.match.step.id && haveValues(args, values, filled))
      if (match && found.length === 1) return { text, match }
      if (match) ambiguous ??= { text, match }
    }
    return ambiguous
  }
}
