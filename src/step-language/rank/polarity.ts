import type { Locale, Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { AlignedSentence } from './any-order'
import type { QueryToken } from './query'
import type { StepUnit } from './step-units'

/** Words that make a sentence say the opposite, or that say it themselves; folded. */
const NEGATIONS: Localized<RegExp> = {
  es: /^(no|ni|sin|nada|nunca|ningun[oa]?|des(activ|habilit)\w+)$/,
  en: /^(not?|without|never|none|off|disabl\w+|unread|\w+n['’]t|(is|are|was|were|do|does|did|has|have|must|should)nt)$/,
}

/**
 * Whether a step says no: a sentence without one is further from it than its words tell.
 * @example isStepNegative(units of 'la tabla {word} no está vacía', 'es') // => true
 */
export const isStepNegative = (units: readonly StepUnit[], locale: Locale): boolean =>
  units.some((unit) => unit.kind === 'word' && unit.forms.some((form) => NEGATIONS[locale].test(foldText(form))))

/** The places of the words of a sentence that say no. */
export const negationsIn = (tokens: readonly QueryToken[], locale: Locale): number[] =>
  tokens.flatMap(({ folded }, at) => (NEGATIONS[locale].test(folded) ? [at] : []))

/**
 * Whether a sentence says no outside of the values that a step takes: a comparison has a `no` of its own.
 * @param negations the places of the words that say no
 * @example isSentenceNegative([5], "el código de respuesta HTTP no es 200" and its step) // => false
 */
export const isSentenceNegative = (negations: readonly number[], { units, pairings }: AlignedSentence): boolean =>
  negations.some((at) =>
    pairings.some(({ unit, from, to }) => from <= at && at < to && units[unit ?? -1]?.kind !== 'argument'),
  )
