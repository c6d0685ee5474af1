import { isAlias, isMap, isScalar } from 'yaml'
import { z } from 'zod'
import { didYouMean, nearest } from '@/lib/nearest'
import type { Problem } from '../problem'
import { isForbiddenKey, type YamlSource } from './yaml-source'
import { type Path, pairOf, type Spot, spotAt, valueIn } from './yaml-values'

type Issue = z.core.$ZodIssue

interface Checked {
  source: YamlSource
  schema: z.ZodType
}

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

const isTextIssue = (issue: Issue): boolean =>
  issue.code === 'invalid_format' || (issue.code === 'invalid_value' && typeof issue.values[0] === 'string')

function expectedBy(issue: Issue): string {
  if (isTextIssue(issue)) return 'a text'
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
  const isOneOf = issue.code === 'invalid_value' && isTextIssue(issue)
  return [`cannot be ${written}`, isOneOf ? didYouMean(written, issue.values.map(String)) : issue.message]
}

/** The problem of an issue. */
function problemAt(issue: Issue, { node, hasValue }: Spot, { source, schema }: Checked): Problem[] {
  const name = pathName(issue.path)
  const expected = expectedBy(issue)
  const value = valueIn(node)
  if (isAlias(node)) return []
  if (name === '') return [source.problemAt(node, `the content must be ${expected}`, `write ${outlineOf(schema)}`)]
  if (!hasValue) return [source.problemAt(node, `${name} has no value`, `write ${expected}`)]
  if (issue.code === 'invalid_type' || (expected === 'a text' && typeof value !== 'string')) {
    const isUnquoted = expected === 'a text' && isScalar(node) && node.type === 'PLAIN'
    const advice = isUnquoted ? `put ${node.source} between quotes` : `write ${expected}`
    return [source.problemAt(node, `${name} must be ${expected}`, advice)]
  }
  const written = isScalar(node) ? String(node.source ?? node.value) : isMap(node) ? 'a mapping' : 'a list'
  const [message, advice] = refusal(issue, value, written)
  return [source.problemAt(node, `${name} ${message}`, advice)]
}

function unknownFields(issue: Issue, { source, schema }: Checked): Problem[] {
  if (issue.code !== 'unrecognized_keys') return []
  const known = Object.keys(fieldsAt(schema, issue.path))
  const parent = spotAt(source.document.contents, issue.path)?.node
  return issue.keys
    .filter((key) => !isForbiddenKey(key))
    .map((key) => {
      const message = `unknown field ${pathName([...issue.path, key])}`
      return source.problemAt(pairOf(parent, key)?.key, message, didYouMean(key, known))
    })
}

/** A missing field; a misspelled one is reported once, as an unknown field. */
function missingField(issue: Issue, issues: Issue[], { source, schema }: Checked): Problem[] {
  const parent = issue.path.slice(0, -1)
  const field = String(issue.path.at(-1))
  const known = Object.keys(fieldsAt(schema, parent))
  const isMistyped = issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      pathName(other.path) === pathName(parent) &&
      other.keys.some((key) => nearest(key, known) === field),
  )
  if (isMistyped) return []
  const node = spotAt(source.document.contents, parent)?.node
  return [source.problemAt(node, `${pathName(issue.path)} is missing`, 'add it')]
}

/**
 * Checks a YAML document against a schema.
 * @param schema its messages are the advice: `write group:artifact`
 */
export function schemaProblems(source: YamlSource, schema: z.ZodType): Problem[] {
  const checked = { source, schema }
  const issues = schema.safeParse(valueIn(source.document.contents)).error?.issues ?? []
  const reported = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, checked)
    const name = pathName(issue.path)
    // A value that breaks two rules is reported for the first.
    if (reported.has(name)) return []
    reported.add(name)
    const spot = spotAt(source.document.contents, issue.path)
    return spot ? problemAt(issue, spot, checked) : missingField(issue, issues, checked)
  })
}
