import { isAssertionType } from './type-names'

/** The five colours of argument types (look, principle 3); blocks and unknown types read as ink. */
export type ArgumentFamily = 'text' | 'number' | 'place' | 'time' | 'assertion' | 'none'

const FAMILIES: Record<string, ArgumentFamily> = {
  text: 'text',
  string: 'text',
  word: 'text',
  id: 'text',
  url: 'place',
  file: 'place',
  date: 'time',
  time: 'time',
  datetime: 'time',
  duration: 'time',
  'duration-metric': 'time',
  integer: 'number',
  int: 'number',
  long: 'number',
  short: 'number',
  byte: 'number',
  biginteger: 'number',
  decimal: 'number',
  bigdecimal: 'number',
  float: 'number',
  double: 'number',
  'long-metric': 'number',
  'double-metric': 'number',
}

/**
 * The family that gives an argument type its colour.
 * @example familyOf('text-assertion') // => 'assertion'
 */
export const familyOf = (type: string): ArgumentFamily =>
  isAssertionType(type) ? 'assertion' : (FAMILIES[type] ?? 'none')
