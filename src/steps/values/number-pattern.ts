/** The fallback of the tool for an invalid language tag. */
const UNKNOWN_LANGUAGE = 'en'

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

/** A property, resolved when the step runs, may be any value. */
export const PLACEHOLDER_PATTERN = '\\$\\{.+\\}'

/**
 * The whole numbers of a language: a separator is allowed before any digit but the first.
 * @example integerPattern('es') // => '(?:-?\\d(?:\\.?\\d)*|\\$\\{.+\\})'
 */
export const integerPattern = (language: string): string =>
  `(?:-?\\d(?:\\${separatorsOf(language).group}?\\d)*|${PLACEHOLDER_PATTERN})`

/**
 * The numbers with decimals of a language: at least one is required, and as few as possible are matched.
 * @example decimalPattern('en') // => '(?:-?\\d(?:\\,?\\d)*\\.\\d+?|\\$\\{.+\\})'
 */
export function decimalPattern(language: string): string {
  const { group, decimal } = separatorsOf(language)
  return `(?:-?\\d(?:\\${group}?\\d)*\\${decimal}\\d+?|${PLACEHOLDER_PATTERN})`
}
