import type { TypeSource } from '@/steps/data-types'
import { isQuotedType } from '@/steps/type-names'

/**
 * The type that a name stands for inside a longer value: the number of a duration, what a comparison compares with.
 * @example innerType('duration', types) // => 'integer'
 */
export function innerType(type: string, { assertions }: TypeSource): string | undefined {
  if (type === 'duration') return 'integer'
  const operand = assertions.find(({ name }) => name === type)?.operand
  // What stands between quotes is a text only together with them.
  return operand && isQuotedType(operand) ? undefined : operand
}
