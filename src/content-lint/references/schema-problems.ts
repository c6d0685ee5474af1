import { isAlias, isMap, isScalar, type Pair } from 'yaml'
import { z } from 'zod'
import { didYouMean, nearest } from '@/lib/nearest'
import type { Problem } from '../problem'
import { isForbiddenKey, keyName, valueIn, type YamlSource } from './yaml-source'

type Issue = z.core.$ZodIssue

/** The keys and indexes that lead to a value. */
type Path = readonly PropertyKey[]

const nodeAt = ({ document }: YamlSource, path: Path): unknown =>
  path.length > 0 ? document.getIn(path, true) : document.contents

/** The fields of the mapping at a path of a schema. */
function fieldsAt(schema: z.core.$ZodType | undefined, path: Path): Record<string, z.core.$ZodType> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsAt(schema.unwrap(), path)
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...[...schema.options].reverse().map((option) => fieldsAt(option, path)))
  const [key, ...rest] = path
  if (schema instanceof z.ZodRecord) return key === undefined ? {} : fieldsAt(schema.valueType, rest)
  if (schema instanceof z.ZodObject) return key === undefined ? schema.shape : fieldsAt(schema.shape[String(key)], rest)
  return schema instanceof z.ZodArray ? fieldsAt(schema.element, rest) : {}
}

/**
 * A path as shown in messages.
 * @example pathName(['options', 2, 'key']) // => 'options[2].key'
 */
const pathName = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

const NAMES: Partial<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  int: 'a whole number',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
}

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_format') return 'a text'
  if (issue.code === 'invalid_value' && typeof issue.values[0] === 'string') return 'a text'
  return (issue.code === 'invalid_type' && NAMES[issue.expected]) || 'one value'
}

/** The required fields at the top of a file. */
const outlineOf = (schema: z.ZodType): string =>
  Object.entries(fieldsAt(schema, []))
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .map(([key]) => `${key}: …`)
    .join(', ')

/** Explains a refused value of the right type: its size, its form, or its closed list. */
function refusal(issue: Issue, value: unknown, written: string): [message: string, advice: string] {
  const size = typeof value === 'string' ? `has ${value.length} characters` : `has ${(value as unknown[]).length} items`
  if (typeof value === 'string' && !value.trim()) return ['is empty', 'write it']
  if (issue.code === 'too_small')
    return [typeof value === 'number' ? `cannot be ${written}` : size, `write at least ${issue.minimum}`]
  if (issue.code === 'too_big') return [size, `write at most ${issue.maximum}`]
  const isOneOf = issue.code === 'invalid_value' && typeof issue.values[0] === 'string'
  return [`cannot be ${written}`, isOneOf ? didYouMean(written, issue.values.map(String)) : issue.message]
}

/** What is wrong with a value. */
function valueProblem(issue: Issue, node: unknown, schema: z.ZodType): [message: string, advice: string] {
  const name = pathName(issue.path)
  const expected = expectedBy(issue)
  const value = valueIn(node)
  if (name === '') return [`the content must be ${expected}`, `write ${outlineOf(schema)}`]
  if (value === null) return [`${name} has no value`, `write ${expected}`]
  if (issue.code === 'invalid_type' || (expected === 'a text' && typeof value !== 'string')) {
    const isUnquoted = expected === 'a text' && isScalar(node) && node.type === 'PLAIN'
    return [`${name} must be ${expected}`, isUnquoted ? `put ${node.source} between quotes` : `write ${expected}`]
  }
  const written = isScalar(node) ? String(node.source ?? node.value) : isMap(node) ? 'a mapping' : 'a list'
  const [message, advice] = refusal(issue, value, written)
  return [`${name} ${message}`, advice]
}

/**
 * Checks a YAML document against a schema.
 * @param schema its messages are the advice: `write group:artifact`
 */
export function schemaProblems(source: YamlSource, schema: z.ZodType): Problem[] {
  const issues = schema.safeParse(valueIn(source.document.contents)).error?.issues ?? []
  const knownAt = (path: Path) => Object.keys(fieldsAt(schema, path))
  /** Unknown fields at a path. */
  const unknownAt = (path: Path) =>
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && pathName(issue.path) === pathName(path) ? issue.keys : [],
    )
  const reported = new Set<string>()
  return issues.flatMap((issue) => {
    const { path } = issue
    const node = nodeAt(source, path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .filter((key) => !isForbiddenKey(key))
        .map((key) => {
          const pair = isMap(node) ? (node.items as Pair[]).find((each) => keyName(each.key) === key) : undefined
          const message = `unknown field ${pathName([...path, key])}`
          return source.problemAt(pair?.key, message, didYouMean(key, knownAt(path)))
        })
    const name = pathName(path)
    // A value that breaks two rules is reported for the first.
    if (reported.has(name) || isAlias(node)) return []
    reported.add(name)
    if (node || name === '') return [source.problemAt(node, ...valueProblem(issue, node, schema))]
    const parent = path.slice(0, -1)
    // A misspelled field is reported once, as an unknown one.
    const isMistyped = unknownAt(parent).some((key) => nearest(key, knownAt(parent)) === path.at(-1))
    return isMistyped ? [] : [source.problemAt(nodeAt(source, parent), `${name} is missing`, 'add it')]
  })
}
