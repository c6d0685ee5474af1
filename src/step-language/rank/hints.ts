import type { CatalogueStep } from '@/steps/step'
import type { StepKind } from '@/steps/step-kinds'
import type { QueryToken } from './query'
import type { StepUnit } from './step-units'

/** Evidence for a step besides shared words. */
export interface Hints {
  /** The role given by its keyword. */
  kind: StepKind | undefined
  /** Its words, folded: one may be the name of a plugin. */
  words: ReadonlySet<string>
  /** Whether it has a number that may be an HTTP status code. */
  hasHttpCode: boolean
  /** Whether it mentions the end of the run. */
  isOfEnd: boolean
}

/** Words for the end of the run, those of the steps and those of testers; folded. */
const END = /^(finalizar|terminar|acabar|completion|finally|end)$/
const HTTP_CODE = /^[1-5]\d\d$/

/** The score of each hint; a keyword only breaks ties. */
const BONUS = { kind: 0.02, plugin: 0.1, http: 0.12, end: 0.1 } as const

/**
 * Reads the hints of a sentence.
 * @param kind what its keyword asks for
 */
export const hintsOf = (tokens: readonly QueryToken[], kind: StepKind | undefined): Hints => ({
  kind,
  words: new Set(tokens.map(({ folded }) => folded)),
  hasHttpCode: tokens.some(({ text }) => HTTP_CODE.test(text)),
  isOfEnd: tokens.some(({ folded }) => END.test(folded)),
})

const hasWord = (units: readonly StepUnit[], word: RegExp): boolean =>
  units.some((unit) => unit.kind === 'word' && unit.forms.some((form) => word.test(form)))

/**
 * What the hints of a sentence add to the score of a step.
 * @example hintBonus(a step of modbus, hintsOf(tokens of "the modbus URL", undefined)) // => 0.1
 */
export function hintBonus({ step, units }: { step: CatalogueStep; units: readonly StepUnit[] }, hints: Hints): number {
  const { kind, words, hasHttpCode, isOfEnd } = hints
  return (
    (step.kind === kind ? BONUS.kind : 0) +
    (words.has(step.plugin) ? BONUS.plugin : 0) +
    (hasHttpCode && hasWord(units, /^HTTP$/) ? BONUS.http : 0) +
    (isOfEnd && hasWord(units, END) ? BONUS.end : 0)
  )
}
