import type { Locale } from '@/i18n/locale'
import { isSlip } from '@/lib/nearest'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { STEP_KEYWORDS } from '@/steps/keywords'

/** The keyword that a line was meant to begin with. */
export interface MeantKeyword {
  /** The text in its place; empty when there is none. */
  written: string
  /** Undefined when any would do. */
  keyword: string | undefined
}

/** Shorter keywords (`Y`, `E`) begin many ordinary sentences. */
const SHORTEST = 3

/** Whether a text matches a step without free words, which would match anything. */
export const isPreciseStep = (text: string, locale: Locale, { matchAll }: StepKnowledge): boolean =>
  matchAll(text, locale).some(({ step }) => !hasFreeWords(step.expression[locale]))

/** A keyword in capitals or without the blank after it: nothing else begins like that. */
function plainKeyword(line: string, locale: Locale): MeantKeyword | undefined {
  if (/^\*\S/.test(line) && !line.startsWith('**')) return { written: '*', keyword: '*' }
  const keyword = STEP_KEYWORDS[locale].find((known) => {
    const begin = line.slice(0, known.length)
    const isCapital = known.length >= SHORTEST && begin === known.toUpperCase()
    return (
      (begin === known && /^[\t\u00a0]/.test(line.slice(known.length))) || (isCapital && line[known.length] === ' ')
    )
  })
  return keyword ? { written: line.slice(0, keyword.length), keyword } : undefined
}

/** A misspelled keyword followed by a step. */
function mistypedKeyword(line: string, locale: Locale, knowledge: StepKnowledge): MeantKeyword | undefined {
  const [written = ''] = /^\S+/.exec(line) ?? []
  const keyword = STEP_KEYWORDS[locale].find(
    (known) => known.length >= SHORTEST && isSlip(written.toLowerCase(), known.toLowerCase()),
  )
  const isStep = keyword && keyword !== written && isPreciseStep(line.slice(written.length).trim(), locale, knowledge)
  return isStep ? { written, keyword } : undefined
}

/** A keyword in small letters, where the lines around it are steps. */
export function smallKeyword(line: string, locale: Locale): MeantKeyword | undefined {
  const keyword = STEP_KEYWORDS[locale].find((known) => line.startsWith(`${known.toLowerCase()} `))
  return keyword ? { written: line.slice(0, keyword.length), keyword } : undefined
}

/**
 * The keyword that a line of a description was meant to begin with.
 * @param line without the blanks around it
 * @returns undefined for what does not clearly look like a step
 * @example meantKeyword("Gven the REST service '/a'", 'en', knowledge) // => { written: 'Gven', keyword: 'Given' }
 */
export function meantKeyword(line: string, locale: Locale, knowledge: StepKnowledge): MeantKeyword | undefined {
  const known = plainKeyword(line, locale) ?? mistypedKeyword(line, locale, knowledge)
  if (known) return known
  return isPreciseStep(line, locale, knowledge) ? { written: '', keyword: undefined } : undefined
}
