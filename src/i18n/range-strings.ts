import { translated } from './locale'

const es = {
  between: (minimum: number, maximum: number) => `de ${minimum} a ${maximum}`,
  atLeast: (minimum: number) => `desde ${minimum}`,
  atMost: (maximum: number) => `hasta ${maximum}`,
}

const en: typeof es = {
  between: (minimum, maximum) => `from ${minimum} to ${maximum}`,
  atLeast: (minimum) => `${minimum} or more`,
  atMost: (maximum) => `${maximum} or less`,
}

/** The range of a number, in words; tools need it that fetch no other words of the articles. */
export const RANGE_STRINGS = translated({ es, en })
