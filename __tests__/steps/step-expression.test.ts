import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readReferences } from '@/content/references'
import { createStepExpression, type ExpressionError, matchExpression } from '@/steps/expression/step-expression'
import { createTypePatterns } from '@/steps/values/type-patterns'

interface Vector {
  expression: string
  language: string
  sentences: { text: string; matches: boolean; captures?: Record<string, string | null> }[]
}

const vectors: Vector[] = parse(readFileSync(join(__dirname, 'vectors.yaml'), 'utf8'))
const { dataTypes } = readReferences()

const prepare = (expression: string, language = 'en') =>
  createStepExpression(expression, createTypePatterns(dataTypes, language))

const rawOf = (args: ReturnType<typeof matchExpression>) =>
  args && Object.fromEntries(Object.entries(args).map(([name, argument]) => [name, argument?.raw ?? null]))

const errorOf = (expression: string): ExpressionError => {
  try {
    prepare(expression)
  } catch (error) {
    return error as ExpressionError
  }
  throw new Error(`${expression} was accepted`)
}

const cases = vectors.flatMap(({ sentences, ...rest }) => sentences.map((sentence) => ({ ...rest, ...sentence })))

test.each(cases)('$language: "$expression" matches "$text" like the tool', (vector) => {
  const args = matchExpression(prepare(vector.expression, vector.language), vector.text)
  expect(rawOf(args)).toEqual(vector.matches ? (vector.captures ?? {}) : undefined)
})

test.each([
  ['from {integer} to {integer}', 'duplicate-argument', '{integer}', 18],
  ['from {a_1:integer} to {b:integer}', 'invalid-argument-name', '{a_1:integer}', 5],
  ['uses {unknown}', 'unknown-type', '{unknown}', 5],
  ['user {x:t}', 'invalid-pattern', '{', 5],
  ['a (b c', 'invalid-pattern', 'a', 0],
  ['a b) c', 'invalid-pattern', 'a', 0],
  ['a (?b)', 'invalid-pattern', '?', 3],
] as const)('the error of "%s" points at what is wrong', (expression, code, found, position) => {
  const error = errorOf(expression)
  expect(error).toMatchObject({ code, position, expression })
  expect(expression.startsWith(found, position)).toBe(true)
  expect(error.message).toContain(`character ${position + 1} of "${expression}"`)
})

test('the range of an argument is that in the untrimmed sentence', () => {
  const sentence = "  with value 'a b' 3 times\t"
  const args = matchExpression(prepare('with value {v:text} {n:int} times'), sentence)
  expect(args).toEqual({ v: { raw: "'a b'", start: 13, end: 18 }, n: { raw: '3', start: 19, end: 20 } })
  expect(sentence.slice(13, 18)).toBe("'a b'")
})

test.each(['\n', '\r', '\u2028', '\u2029'])('a wildcard does not match the line end %j', (lineEnd) => {
  expect(matchExpression(prepare('one * two'), `one a${lineEnd}b two`)).toBeUndefined()
})
