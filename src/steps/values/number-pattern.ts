/** What the tool falls back on for a language tag that means nothing. */
const UNKNOWN_LANGUAGE = 'en'

/** The characters that a language writes numbers with. */
interface Separators {
  group: string
  decimal: string
}

function formatOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  } catch {
    return new Intl.NumberFormat(UNKNOWN_LANGUAGE)
  }
}

function separatorsOf(language: string): Separators {
  const parts = formatOf(language).formatToParts(1234567.5)
  const partOf = (type: 'group' | 'decimal', fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback
  return { group: partOf('group', ','), decimal: partOf('decimal', '.') }
}

/** A property that is filled in when the step runs stands for any value. */
export const PLACEHOLDER_PATTERN = '\\$\\{.+\\}'

/**
 * The whole numbers of a language: a separator may stand before any digit but the first.
 * @example integerPattern('es') // => '(?:-?\\d(?:\\.?\\d)*|\\$\\{.+\\})'
 */
export const integerPattern = (language: string): string =>
  `(?:-?\\d(?:\\${separatorsOf(language).group}?\\d)*|${PLACEHOLDER_PATTERN})`

/**
 * The numbers with decimals of a language: at least one is asked for, and as few as possible are taken.
 * @example decimalPattern('en') // => '(?:-?\\d(?:\\,?\\d)*\\.\\d+?|\\$\\{.+\\})'
 */
export function decimalPattern(language: string): string {
  const { group, decimal } = separatorsOf(language)
  return `(?:-?\\d(?:\\${group}?\\d)*\\${decimal}\\d+?|${PLACEHOLDER_PATTERN})`
}
