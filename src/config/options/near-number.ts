import { LOCALES } from '@/i18n/locale'
import { inDigits } from '@/step-language/words/value-words'
import type { CatalogueOption } from './option'
import { valueFits } from './option-value'

/** Units of time in milliseconds, by how they are written in either language. */
const TIMES: [RegExp, number][] = [
  [/^(ms|mil+i\w*)$/, 1],
  [/^(s|se[cg]\w*)$/, 1_000],
  [/^(m|min\w*)$/, 60_000],
  [/^(h|hora\w*|hour\w*)$/, 3_600_000],
  [/^(d|day\w*|d.as?)$/, 86_400_000],
]
/** What the number of an option counts, in milliseconds. */
const OPTION_UNITS = { milliseconds: 1, seconds: 1_000, days: 86_400_000 }

const GROUPED = /^[-+]?\d{1,3}(?:[.,_ ]\d{3})+$/
const WITH_WORD = /^([-+]?\d+)\s*([^\d\s].*)$/
/** Letters that are taken for digits. */
const DIGITS: Record<string, string> = { o: '0', O: '0', l: '1', I: '1' }

/** A time in the unit of its option; undefined when it is no whole number of it, or when the option has no unit. */
function inUnit(amount: number, word: string, { unit }: CatalogueOption): number | undefined {
  const time = TIMES.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1]
  if (time === undefined) return amount
  const converted = unit === undefined ? undefined : (amount * time) / OPTION_UNITS[unit]
  return converted !== undefined && Number.isInteger(converted) ? converted : undefined
}

/** The ways in which a number may have been meant, the surest first. */
function readings(option: CatalogueOption, written: string): string[] {
  const plain = LOCALES.reduce((text, locale) => inDigits(text, locale), written.trim())
  const [, amount, word = ''] = WITH_WORD.exec(plain) ?? []
  const converted = amount === undefined ? undefined : inUnit(Number(amount), word.trim(), option)
  return [
    plain,
    ...(GROUPED.test(plain) ? [plain.replace(/[.,_ ]/g, '')] : []),
    ...(/^[\doOlI]*\d[\doOlI]*$/.test(plain) ? [plain.replace(/[oOlI]/g, (letter) => DIGITS[letter] ?? letter)] : []),
    ...(converted === undefined ? [] : [String(converted)]),
    ...(/^\d+,\d+$/.test(plain) ? [plain.replace(',', '.')] : []),
  ]
}

/**
 * The number that was meant: in letters, with its unit, or with signs between its digits.
 * @example nearNumber(timeoutInMilliseconds, '5s') // => '5000'
 */
export function nearNumber(option: CatalogueOption, written: string): string | undefined {
  return readings(option, written).find((text) => /^[-+.\d]+$/.test(text) && valueFits(option, Number(text)))
}
