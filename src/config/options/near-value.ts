import { nearest } from '@/lib/nearest'
import { correctAddress } from '@/step-language/correct/correct-address'
import { baseTypeOf, type CatalogueOption } from './option'
import { isClosed, nearScheme, type Scalar, valueFits } from './option-value'

/** Letters that a value must share with a known one to be a part of it. */
const MIN_PART = 3

/** The only known value that a word of the written one begins with, or the other way round: `JSON` for `application/json`. */
function sharedWord(written: string, known: readonly string[]): string | undefined {
  const words = written.toLowerCase().split(/[^\p{L}\d]+/u)
  const isShared = (value: string) =>
    words.some((word) => word.length >= MIN_PART && (word.startsWith(value) || value.startsWith(word)))
  const shared = known.filter((value) => value.length >= MIN_PART && isShared(value.toLowerCase()))
  return shared.length === 1 ? shared[0] : undefined
}

const nearWord = (written: string, known: readonly string[]): string | undefined =>
  nearest(written, known, 1) ?? sharedWord(written, known) ?? nearest(written, known)

/** Units of time in milliseconds, by how they are written in either language. */
const TIMES: [RegExp, number][] = [
  [/^(ms|mil+i\w*)$/i, 1],
  [/^(s|se[cg]\w*)$/i, 1_000],
  [/^(m|min\w*)$/i, 60_000],
  [/^(h|hora\w*|hour\w*)$/i, 3_600_000],
  [/^(d|day\w*|d.as?)$/i, 86_400_000],
]
/** What the number of an option counts, in milliseconds. */
const OPTION_UNITS = { milliseconds: 1, seconds: 1_000, days: 86_400_000 }

/**
 * A time with its unit, in the unit of its option.
 * @example nearNumber(timeoutInMilliseconds, '5s') // => '5000'
 */
function nearNumber(option: CatalogueOption, written: string): string | undefined {
  const [, amount, word = ''] = /^(\d+)\s*([^\d\s].*)$/.exec(written.trim()) ?? []
  const time = TIMES.find(([pattern]) => pattern.test(word))?.[1]
  if (!time || !option.unit) return undefined
  const converted = (Number(amount) * time) / OPTION_UNITS[option.unit]
  return valueFits(option, converted) ? String(converted) : undefined
}

/** An address in the spelling that fits its option. */
function nearAddress(option: CatalogueOption, written: string): string | undefined {
  const near = nearScheme(written.trim()) ?? correctAddress(written.trim())
  return near !== written && valueFits(option, near) ? near : undefined
}

/**
 * The value that was probably meant by one that does not fit its option.
 * @example nearValue(contentType, 'application/json') // => 'JSON'
 */
export function nearValue(option: CatalogueOption, value: Scalar): string | undefined {
  const written = String(value)
  if (option.type === 'boolean') return nearest(written, ['true', 'false'])
  if (isClosed(option)) return nearWord(written, (option.values ?? []).map(String))
  return baseTypeOf(option.type) === 'url' ? nearAddress(option, written) : nearNumber(option, written)
}
