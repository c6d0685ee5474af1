import { UNNAMED_ARGUMENT } from '../step'
import type { TypePatterns } from '../values/type-patterns'
import { ExpressionError } from './expression-error'

const ARGUMENT = /\{(?:(\w+):)?(\w+-?\w+)\}/g
/** What Java accepts as the name of a group. */
const ARGUMENT_NAME = /^[A-Za-z][A-Za-z0-9]*$/

const knownTypes = (patterns: TypePatterns): string => [...patterns.keys()].sort().join(', ')

/**
 * Replaces the arguments with the patterns of their data types.
 * @param compiled the compiled expression
 * @param expression the original, for the errors
 * @throws {ExpressionError} for an unknown type, a duplicate name or an invalid one
 * @example substituteArguments('uses {n:int}', 'uses {n:int}', new Map([['int', '\\d+']])) // => 'uses (?<n>\\d+)'
 */
export function substituteArguments(compiled: string, expression: string, patterns: TypePatterns): string {
  const taken = new Set<string>()
  let searchFrom = 0
  return compiled.replace(ARGUMENT, (argument: string, name: string = UNNAMED_ARGUMENT, type: string) => {
    const position = Math.max(expression.indexOf(argument, searchFrom), 0)
    searchFrom = position + argument.length
    const pattern = patterns.get(type)
    if (pattern === undefined) {
      const next = `use one of ${knownTypes(patterns)}`
      throw new ExpressionError('unknown-type', expression, position, `Unknown data type "${type}": ${next}`)
    }
    if (!ARGUMENT_NAME.test(name)) {
      const next = 'use letters and digits, a letter first'
      throw new ExpressionError(
        'invalid-argument-name',
        expression,
        position,
        `"${name}" is not a valid argument name: ${next}`,
      )
    }
    if (taken.has(name)) {
      const next = 'give each argument its own name'
      throw new ExpressionError('duplicate-argument', expression, position, `Two arguments are "${name}": ${next}`)
    }
    taken.add(name)
    return `(?<${name}>${pattern})`
  })
}
