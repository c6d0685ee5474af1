import { isAlias, isMap, isScalar, type Pair } from 'yaml'
import { z } from 'zod'
import type { Localized } from '@/i18n/locale'
import { nearest } from '@/lib/nearest'
import { didYouMean, type Problem, type Refusal, refuse, say, sayIfKnown } from '../problem'
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

/** The keys and indexes that lead to a value, as they are shown: `options[2].key`. */
const pathName = (path: Path): string => z.core.toDotPath([...path])

type Kind = 'text' | 'boolean' | 'int' | 'list' | 'map'

const KINDS: Partial<Record<string, Kind>> = {
  string: 'text',
  boolean: 'boolean',
  int: 'int',
  array: 'list',
  object: 'map',
  record: 'map',
}

function expectedBy(issue: Issue): Kind | undefined {
  if (issue.code === 'invalid_format') return 'text'
  if (issue.code === 'invalid_value' && typeof issue.values[0] === 'string') return 'text'
  return issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined
}

/** The required fields at the top of a file. */
const outlineOf = (schema: z.ZodType): string =>
  Object.entries(fieldsAt(schema, []))
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .map(([key]) => `${key}: …`)
    .join(', ')

/** Explains a refused value of the right type: its size, its form, or its closed list. */
function refusal(issue: Issue, name: string, value: unknown, written: string | Localized): Refusal {
  const cannotBe = say('cannotBe', name, written)
  const size = () => say('schema.length', name, (value as string | unknown[]).length)
  if (typeof value === 'string' && !value.trim()) return refuse('empty', name)
  if (issue.code === 'too_small')
    return [typeof value === 'number' ? cannotBe : size(), say('atLeast', Number(issue.minimum))]
  if (issue.code === 'too_big') return [size(), say('schema.atMost', Number(issue.maximum))]
  const isOneOf = issue.code === 'invalid_value' && typeof issue.values[0] === 'string'
  if (isOneOf) return [cannotBe, didYouMean(String(value), issue.values.map(String))]
  return [cannotBe, sayIfKnown(issue.message) ?? say('correctIt')]
}

function valueProblem(issue: Issue, node: unknown, schema: z.ZodType): Refusal {
  const name = pathName(issue.path)
  const kind = expectedBy(issue)
  const expected = kind ? say(`kinds.${kind}`) : say('schema.oneValue')
  const value = valueIn(node)
  if (name === '') return [say('schema.mustBe', say('schema.content'), expected), say('write', outlineOf(schema))]
  if (value === null) return [say('missing.value', name), say('write', expected)]
  if (issue.code === 'invalid_type' || (kind === 'text' && typeof value !== 'string')) {
    const isUnquoted = kind === 'text' && isScalar(node) && node.type === 'PLAIN'
    const advice = isUnquoted ? say('schema.quote', String(node.source)) : say('write', expected)
    return [say('schema.mustBe', name, expected), advice]
  }
  const written = isScalar(node) ? String(node.source ?? node.value) : say(isMap(node) ? 'kinds.map' : 'kinds.list')
  return refusal(issue, name, value, written)
}

/**
 * Checks a YAML document against a schema.
 * @param schema its messages name the advice: `forms.artifact`
 */
export function schemaProblems(source: YamlSource, schema: z.ZodType): Problem[] {
  const issues = schema.safeParse(valueIn(source.document.contents)).error?.issues ?? []
  const knownAt = (path: Path) => Object.keys(fieldsAt(schema, path))
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
          return source.problemAt(pair?.key, [say('unknown', pathName([...path, key])), didYouMean(key, knownAt(path))])
        })
    const name = pathName(path)
    // A value that breaks two rules is reported for the first.
    if (reported.has(name) || isAlias(node)) return []
    reported.add(name)
    if (node || name === '') return [source.problemAt(node, valueProblem(issue, node, schema))]
    const parent = path.slice(0, -1)
    // A misspelled field is reported once, as an unknown one.
    const isMistyped = unknownAt(parent).some((key) => nearest(key, knownAt(parent)) === path.at(-1))
    return isMistyped ? [] : [source.problemAt(nodeAt(source, parent), refuse('missing', name))]
  })
}
