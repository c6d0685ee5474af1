import type { TypeSource } from '@/steps/data-types'

const TEXT = /^(text|string|file)$/

/**
 * The type that a name stands for inside a longer value: the number of a duration, what a comparison compares with.
 * @example innerType('duration', types) // => 'integer'
 */
export function innerType(type: string, { assertions }: TypeSource): string | undefined {
  if (type === 'duration') return 'integer'
  const operand = assertions.find(({ name }) => name === type)?.operand
  // What stands between quotes is a text only together with them.
  return operand && TEXT.test(operand) ? undefined : operand
}
