import type { Locale, Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { AlignedSentence } from './any-order'
import type { QueryToken } from './query'
import type { StepUnit } from './step-units'

/** Words that negate a sentence or are negative themselves; folded. */
const NEGATIONS: Localized<RegExp> = {
  es: /^(no|ni|sin|nada|nunca|ningun[oa]?|des(activ|habilit)\w+)$/,
  en: /^(not?|without|never|none|off|disabl\w+|unread|\w+n['’]t|(is|are|was|were|do|does|did|has|have|must|should)nt)$/,
}

/**
 * Whether a step is negative: an affirmative sentence means the opposite, however similar its words.
 * @example isStepNegative(units of 'la tabla {word} no está vacía', 'es') // => true
 */
export const isStepNegative = (units: readonly StepUnit[], locale: Locale): boolean =>
  units.some((unit) => unit.kind === 'word' && unit.forms.some((form) => NEGATIONS[locale].test(foldText(form))))

/** The positions of the negations in a sentence. */
export const negationsIn = (tokens: readonly QueryToken[], locale: Locale): number[] =>
  tokens.flatMap(({ folded }, at) => (NEGATIONS[locale].test(folded) ? [at] : []))

/**
 * Whether a sentence is negative outside of its values: a comparison may have its own `no`.
 * @param negations the positions of the negations
 * @example isSentenceNegative([5], "el código de respuesta HTTP no es 200" and its step) // => false
 */
export const isSentenceNegative = (negations: readonly number[], { units, pairings }: AlignedSentence): boolean =>
  negations.some((at) =>
    pairings.some(({ unit, from, to }) => from <= at && at < to && units[unit ?? -1]?.kind !== 'argument'),
  )
