/** How much of a text is read, so that the page stays responsive whatever is pasted. */
export interface TextLimits {
  /** Characters of the text. */
  size: number
  lines: number
  line: number
}

export interface LimitExcess {
  limit: keyof TextLimits
  actual: number
  /** Offset of what is too long. */
  from: number
}

/**
 * The limit that a text exceeds, if any. The text is not split, so that a hostile one costs nothing.
 * @example limitExcess('Feature: small', FEATURE_LIMITS) // => undefined
 */
export function limitExcess(text: string, { size, lines: most, line }: TextLimits): LimitExcess | undefined {
  if (text.length > size) return { limit: 'size', actual: text.length, from: 0 }
  let lines = 0
  for (let from = 0; from <= text.length; lines += 1) {
    const end = text.indexOf('\n', from)
    const actual = (end < 0 ? text.length : end) - from
    if (actual > line) return { limit: 'line', actual, from }
    from += actual + 1
  }
  return lines > most ? { limit: 'lines', actual: lines, from: 0 } : undefined
}

/** What is accepted, and why a text is not, in words. */
export type Acceptance = { limits: TextLimits; refusal: (excess: Omit<LimitExcess, 'from'>) => string }

/** Why a text is refused; undefined when it is within its limits. */
export function refusalOf(text: string, { limits, refusal }: Acceptance): string | undefined {
  const excess = limitExcess(text, limits)
  return excess && refusal(excess)
}

const BYTES_PER_CHARACTER = 4

/** The bytes that a text within the limits takes at most: a larger file is not even read. */
export const mostBytes = ({ size }: Pick<TextLimits, 'size'>): number => size * BYTES_PER_CHARACTER
