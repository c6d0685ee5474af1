import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import type { TypeSource } from '@/steps/values/data-types'
import { writePhrase } from '../write/write-sentence'

/** Digits in groups of three: whatever the sign between them, it is no decimal one. */
export const IN_THOUSANDS = /^-?\d{1,3}(?:[.,]\d{3})+$/

const DAY = 86_400_000_000_000n
/** How each unit begins in either language, folded, and the one that the tool has (none for a week); the largest first. */
const UNITS: readonly { start: RegExp; nanoseconds: bigint; key?: string }[] = [
  { start: /^(week|semana)/, nanoseconds: 7n * DAY },
  { start: /^d/, nanoseconds: DAY, key: 'duration.days' },
  { start: /^h/, nanoseconds: DAY / 24n, key: 'duration.hours' },
  { start: /^(m$|min)/, nanoseconds: 60_000_000_000n, key: 'duration.minutes' },
  { start: /^(s$|se[cg])/, nanoseconds: 1_000_000_000n, key: 'duration.seconds' },
  { start: /^(ms|mili|milli)/, nanoseconds: 1_000_000n, key: 'duration.milliseconds' },
  { start: /^(us|micro)/, nanoseconds: 1_000n, key: 'duration.microseconds' },
  { start: /^(ns|nano)/, nanoseconds: 1n, key: 'duration.nanoseconds' },
]
const DEFAULT_UNIT = 'duration.seconds'

const PIECE = /(-?\d[\d.,]*|\$\{[^}]*\})\s*(\p{L}*)/gu
/** What may stand between an hour and its minutes. */
const JOINED = /^[\s,]*(?:(?:y|and)\s+)?$/

/** The amounts that a text consists of; none when it says something else besides. */
function amountsIn(raw: string) {
  const rest = raw.replace(PIECE, '|').split('|')
  if (!rest.every((text) => JOINED.test(text))) return []
  return [...raw.matchAll(PIECE)].map(([, text = '', name = '']) => ({
    text,
    /** Undefined for one that nobody knows. */
    unit: UNITS.find(({ start, key }) => (name ? start.test(foldText(name)) : key === DEFAULT_UNIT)),
  }))
}

/** Exact nanoseconds; undefined when there is a part of one, or no figure. */
function nanosecondsOf({ text, unit }: ReturnType<typeof amountsIn>[number]): bigint | undefined {
  const number = IN_THOUSANDS.test(text) ? text.replace(/[.,]/g, '') : text
  const [, whole, decimals = ''] = /^(-?\d+)(?:[.,](\d+))?$/.exec(number) ?? []
  if (whole === undefined || !unit) return undefined
  const scaled = BigInt(whole + decimals) * unit.nanoseconds
  const scale = 10n ** BigInt(decimals.length)
  return scaled % scale === 0n ? scaled / scale : undefined
}

/**
 * Writes what was meant as a duration with one whole number and one unit, and never another duration.
 * @returns undefined when there is none that is as long
 * @example correctDuration('1 hora y 5 minutos', 'es', types) // => '65 minutos'
 * @example correctDuration('2 weeks', 'en', types) // => '14 days'
 */
export function correctDuration(raw: string, locale: Locale, { durationUnits }: TypeSource): string | undefined {
  const write = (amount: string, key: string | undefined) => {
    const known = durationUnits.find((unit) => unit.key === key)
    return known && `${amount} ${writePhrase(known.expression[locale], amount !== '1')}`
  }
  const amounts = amountsIn(raw)
  const [first] = amounts
  if (first?.text.startsWith('$')) return amounts.length === 1 ? write(first.text, first.unit?.key) : undefined
  const parts = amounts.map(nanosecondsOf)
  if (!first || parts.includes(undefined)) return undefined
  const total = parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n)
  const smallest = Math.max(...amounts.map(({ unit }) => (unit ? UNITS.indexOf(unit) : 0)))
  const unit = UNITS.slice(smallest).find(({ key, nanoseconds }) => key && total % nanoseconds === 0n)
  return unit && write(String(total / unit.nanoseconds), unit.key)
}
