import { foldText } from '@/lib/fold-text'
import { nearest } from '@/lib/nearest'
import { correctAddress } from '@/step-language/correct/correct-address'
import { baseTypeOf, type CatalogueOption, type OptionBaseType } from './option'
import { isClosed, nearCharset, nearScheme, type Scalar, valueFits } from './option-value'
import { nearTagExpression } from './tag-expression'

/** What people write for yes and no, in both languages, without accents. */
const BOOLEAN_WORDS: Record<'true' | 'false', string> = {
  true: 'always yes y on 1 enabled enable active activated ok siempre si s activo activado verdadero cierto',
  false: 'never no n off 0 disabled disable inactive none nunca jamas inactivo desactivado falso ninguno',
}

/** Letters that a value must share with a known one to be a part of it. */
const MIN_PART = 3

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** The known value that is a word of the written one or begins with it: `JSON` for `application/json`; the last of several. */
function sharedWord(written: string, known: readonly string[]): string | undefined {
  const words = written.split(/[^\p{L}\d]+/u).map(plain)
  const whole = plain(written)
  const placeOf = (value: string): number => {
    const one = plain(value)
    if (one.length < MIN_PART || whole.length < MIN_PART) return -1
    if (one.startsWith(whole)) return 0
    return words.findLastIndex((word) => word.startsWith(one))
  }
  const placed = known.map((value) => ({ value, place: placeOf(value) })).filter(({ place }) => place >= 0)
  const last = Math.max(...placed.map(({ place }) => place))
  const best = placed.filter(({ place }) => place === last)
  if (best.length > 0) return best.length === 1 ? best[0]?.value : undefined
  const parts = known.filter((value) =>
    value
      .split(/[^\p{L}\d]+/u)
      .map(plain)
      .includes(whole),
  )
  return parts.length === 1 ? parts[0] : undefined
}

const nearWord = (written: string, known: readonly string[]): string | undefined =>
  nearest(written, known, 1) ?? sharedWord(written, known) ?? nearest(written, known)

function nearBoolean(written: string): string | undefined {
  const isMeant = (words: string) => words.split(' ').includes(foldText(written.trim()))
  if (isMeant(BOOLEAN_WORDS.true)) return 'true'
  return isMeant(BOOLEAN_WORDS.false) ? 'false' : nearest(written, ['true', 'false'])
}

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

const LANGUAGES: Record<string, string> = {
  espanol: 'es',
  castellano: 'es',
  spanish: 'es',
  ingles: 'en',
  english: 'en',
}

/** A text that fits its option, among those that may have been meant. */
const nearText = (option: CatalogueOption, written: string): string | undefined => {
  const text = written.trim()
  const meant: Partial<Record<OptionBaseType, () => string | undefined>> = {
    url: () => nearScheme(text) ?? correctAddress(text),
    tags: () => nearTagExpression(text),
    locale: () => LANGUAGES[foldText(text)],
    charset: () => nearCharset(text),
  }
  const near = meant[baseTypeOf(option.type)]?.()
  return near !== undefined && near !== written && valueFits(option, near) ? near : undefined
}

/**
 * The value that was probably meant by one that does not fit its option.
 * @example nearValue(contentType, 'application/json') // => 'JSON'
 */
export function nearValue(option: CatalogueOption, value: Scalar): string | undefined {
  const written = String(value)
  if (option.type === 'boolean') return nearBoolean(written)
  if (isClosed(option)) return nearWord(written, (option.values ?? []).map(String))
  return ['integer', 'decimal'].includes(baseTypeOf(option.type))
    ? nearNumber(option, written)
    : nearText(option, written)
}
