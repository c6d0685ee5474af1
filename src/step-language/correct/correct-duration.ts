import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { TypeSource } from '@/steps/values/data-types'
import { writePhrase } from '../write/write-sentence'

/** Digits in groups of three: whatever the sign between them, it is no decimal one. */
export const IN_THOUSANDS = /^-?\d{1,3}(?:[.,]\d{3})+$/

/**
 * How each unit begins in either language, folded, its nanoseconds, and what the tool calls it (a week has no name); the largest
 * first. A number without a unit is in seconds.
 */
const UNITS: readonly (readonly [start: RegExp, nanoseconds: number, name?: string])[] = [
  [/^(week|semana)/, 604_800e9],
  [/^d/, 86_400e9, 'days'],
  [/^h/, 3_600e9, 'hours'],
  [/^(m$|min)/, 60e9, 'minutes'],
  [/^($|s$|se[cg])/, 1e9, 'seconds'],
  [/^(ms|mili|milli)/, 1e6, 'milliseconds'],
  [/^(us|micro)/, 1e3, 'microseconds'],
  [/^(ns|nano)/, 1, 'nanoseconds'],
]

const PIECE = /(-?\d[\d.,]*)\s*(\p{L}*)/gu
/** What may stand around and between the pieces: `1 hora y 5 minutos`. */
const JOINED = /^[\s,]*(?:(?:y|and)\s+)?$/
/** Digits of a number that are exact. */
const EXACT_DIGITS = 15

/**
 * Writes what was meant as a duration with one whole number and one unit, and never another duration.
 * @returns undefined when there is none that is as long
 * @example correctDuration('1 hora y 5 minutos', 'es', types) // => '65 minutos'
 * @example correctDuration('2 weeks', 'en', types) // => '14 days'
 */
export function correctDuration(raw: string, locale: StepLanguage, { durationUnits }: TypeSource): string | undefined {
  const write = (amount: string, at: number) => {
    const known = durationUnits.find(({ key }) => key === `duration.${UNITS[at]?.[2]}`)
    return known && `${amount} ${writePhrase(known.expression[locale], amount !== '1')}`
  }
  if (!raw.split(PIECE).every((text, index) => index % 3 > 0 || JOINED.test(text))) return undefined
  const pieces = [...raw.matchAll(PIECE)].map(([, amount = '', unit = '']) => {
    const at = UNITS.findIndex(([start]) => start.test(foldText(unit)))
    const number = Number(IN_THOUSANDS.test(amount) ? amount.replace(/[.,]/g, '') : amount.replace(',', '.'))
    return { at, nanoseconds: number * (UNITS[at]?.[1] ?? Number.NaN) }
  })
  const smallest = Math.max(...pieces.map(({ at }) => at))
  const total = Number(pieces.reduce((sum, { nanoseconds }) => sum + nanoseconds, 0).toPrecision(EXACT_DIGITS))
  const at = UNITS.findIndex(([, nanoseconds, name], place) => place >= smallest && name && total % nanoseconds === 0)
  return pieces.length > 0 ? write(String(total / (UNITS[at]?.[1] ?? 1)), at) : undefined
}
