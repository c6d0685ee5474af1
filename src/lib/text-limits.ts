/** The largest text that is read, so that the page stays responsive whatever is pasted. */
export interface TextLimits {
  /** In characters, as `line` is. */
  size: number
  lines: number
  line: number
}

export interface LimitExcess {
  limit: keyof TextLimits
  actual: number
  /** Offset of the line that is too long; 0 for other limits. */
  from: number
}

/** Finds the limit that a text exceeds, if any, without splitting the text: a hostile one must cost nothing. */
export function limitExcess(text: string, { size, lines: maxLines, line }: TextLimits): LimitExcess | undefined {
  if (text.length > size) return { limit: 'size', actual: text.length, from: 0 }
  let lines = 0
  for (let from = 0; from <= text.length; lines += 1) {
    const end = text.indexOf('\n', from)
    const actual = (end < 0 ? text.length : end) - from
    if (actual > line) return { limit: 'line', actual, from }
    from += actual + 1
  }
  return lines > maxLines ? { limit: 'lines', actual: lines, from: 0 } : undefined
}

/** What is accepted, and the message for a text that is not. */
export type Acceptance = { limits: TextLimits; refusal: (excess: Omit<LimitExcess, 'from'>) => string }

/** Why a text is refused; undefined if it is within its limits. */
export function refusalOf(text: string, { limits, refusal }: Acceptance): string | undefined {
  const excess = limitExcess(text, limits)
  return excess && refusal(excess)
}

const BYTES_PER_CHARACTER = 4

/** The most bytes that a text within the limits takes: a larger file is not even read. */
export const mostBytes = ({ size }: Pick<TextLimits, 'size'>): number => size * BYTES_PER_CHARACTER
