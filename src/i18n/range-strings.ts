import { translated } from './locale'

const es = {
  between: (minimum: number, maximum: number) => `de ${minimum} a ${maximum}`,
  atLeast: (minimum: number) => `desde ${minimum}`,
  atMost: (maximum: number) => `hasta ${maximum}`,
}

/** The range of a number, in words. */
export type RangeStrings = typeof es

const en: RangeStrings = {
  between: (minimum, maximum) => `from ${minimum} to ${maximum}`,
  atLeast: (minimum) => `${minimum} or more`,
  atMost: (maximum) => `${maximum} or less`,
}

export const RANGE_STRINGS = translated<RangeStrings>({ es, en })
