import { isAlias, isMap, isScalar, isSeq, type Pair } from 'yaml'
import { didYouMean, nearest } from '@/lib/nearest'
import type { Problem } from './problem'
import { isForbiddenKey, type YamlSource } from './yaml-source'

/** What a value must be: a small schema, so that every problem can be told with its place. */
export type Shape =
  | { is: 'text'; min?: number; max?: number; oneOf?: readonly string[]; pattern?: RegExp; says?: string }
  | { is: 'boolean' }
  | { is: 'integer'; min?: number }
  | { is: 'scalar' }
  | { is: 'any' }
  | { is: 'list'; of: Shape; min?: number }
  | { is: 'record'; of: Shape }
  | { is: 'map'; fields: Record<string, Shape>; optional?: readonly string[] }

type ShapeOf<Is extends Shape['is']> = Extract<Shape, { is: Is }>

interface Context {
  file: string
  source: YamlSource
}

const NAMES: Record<Shape['is'], string> = {
  text: 'a text',
  boolean: 'true or false',
  integer: 'a whole number',
  list: 'a list',
  map: 'a mapping',
  record: 'a mapping',
  scalar: 'one value',
  any: 'a value',
}

const problemAt = ({ file, source }: Context, node: unknown, message: string, advice: string): Problem => ({
  file,
  ...source.placeOf(node),
  message,
  advice,
})

/** What a file as a whole should hold. */
const fieldsOf = ({ fields, optional = [] }: ShapeOf<'map'>): string =>
  Object.entries(fields)
    .filter(([key]) => !optional.includes(key))
    .map(([key]) => `${key}: …`)
    .join(', ')

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

const isNothing = (node: unknown): boolean => !node || (isScalar(node) && node.value === null)

/** A value of another type, or none at all. */
function wrongType(context: Context, node: unknown, path: string, shape: Shape): Problem[] {
  const name = shape.is === 'map' && path === '' ? fieldsOf(shape) : NAMES[shape.is]
  if (path === '') return [problemAt(context, node, `the content must be ${NAMES[shape.is]}`, `write ${name}`)]
  if (isNothing(node)) return [problemAt(context, node, `${path} has no value`, `write ${name}`)]
  const isUnquoted = shape.is === 'text' && isScalar(node) && node.type === 'PLAIN'
  const advice = isUnquoted ? `put ${node.source} between quotes` : `write ${name}`
  return [problemAt(context, node, `${path} must be ${name}`, advice)]
}

function checkText(context: Context, node: unknown, path: string, shape: ShapeOf<'text'>): Problem[] {
  const value = isScalar(node) ? node.value : undefined
  if (typeof value !== 'string') return wrongType(context, node, path, shape)
  const { min = 1, max, oneOf, pattern, says } = shape
  const problem = (message: string, advice: string) => [problemAt(context, node, message, advice)]
  if (value.trim().length === 0) return min === 0 ? [] : problem(`${path} is empty`, 'write it')
  if (value.length < min) return problem(`${path} has ${value.length} characters`, `write at least ${min}`)
  if (max && value.length > max) return problem(`${path} has ${value.length} characters`, `write at most ${max}`)
  if (oneOf && !oneOf.includes(value)) return problem(`${path} cannot be ${value}`, didYouMean(value, oneOf))
  if (pattern && !pattern.test(value)) return problem(`${path} cannot be ${value}`, says ?? 'correct it')
  return []
}

function checkMap(context: Context, node: unknown, path: string, shape: ShapeOf<'map'>): Problem[] {
  const { fields, optional = [] } = shape
  if (!isMap(node)) return wrongType(context, node, path, shape)
  const within = (key: string) => (path ? `${path}.${key}` : key)
  const unknown = (node.items as Pair[]).map(({ key }) => nameOf(key)).filter((name) => !Object.hasOwn(fields, name))
  // A field that is only mistyped is told once, as what it is.
  const isMistyped = (key: string) => unknown.some((name) => nearest(name, Object.keys(fields)) === key)
  const missing = Object.keys(fields)
    .filter((key) => !optional.includes(key) && !node.has(key) && !isMistyped(key))
    .map((key) => problemAt(context, node, `${within(key)} is missing`, 'add it'))
  const present = (node.items as Pair[]).flatMap(({ key, value }) => {
    const name = nameOf(key)
    if (isForbiddenKey(name)) return []
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return [problemAt(context, key, `unknown field ${within(name)}`, didYouMean(name, Object.keys(fields)))]
    if (value) return checkShape(context, value, within(name), field)
    return [problemAt(context, key, `${within(name)} has no value`, `write ${NAMES[field.is]}`)]
  })
  return [...missing, ...present]
}

function checkList(context: Context, node: unknown, path: string, shape: ShapeOf<'list'>): Problem[] {
  if (!isSeq(node)) return wrongType(context, node, path, shape)
  const few = node.items.length < (shape.min ?? 0)
  return [
    ...(few ? [problemAt(context, node, `${path} has ${node.items.length} items`, `write at least ${shape.min}`)] : []),
    ...node.items.flatMap((item, index) => checkShape(context, item, `${path}[${index}]`, shape.of)),
  ]
}

function checkRecord(context: Context, node: unknown, path: string, shape: ShapeOf<'record'>): Problem[] {
  if (!isMap(node)) return wrongType(context, node, path, shape)
  return (node.items as Pair[]).flatMap(({ key, value }) =>
    checkShape(context, value ?? key, `${path}.${key}`, shape.of),
  )
}

function isValue(node: unknown, shape: ShapeOf<'boolean' | 'integer' | 'scalar'>): boolean {
  if (!isScalar(node)) return false
  if (shape.is === 'boolean') return typeof node.value === 'boolean'
  if (shape.is === 'integer') return Number.isInteger(node.value) && Number(node.value) >= (shape.min ?? -Infinity)
  return node.value !== null
}

/**
 * Checks a YAML node against a shape and tells every difference.
 * @param context the file and its source
 * @param node what stands there
 * @param path its name in messages: `options[2].key`
 */
export function checkShape(context: Context, node: unknown, path: string, shape: Shape): Problem[] {
  // An alias is a problem of its own, wherever it stands.
  if (shape.is === 'any' || isAlias(node)) return []
  if (shape.is === 'text') return checkText(context, node, path, shape)
  if (shape.is === 'map') return checkMap(context, node, path, shape)
  if (shape.is === 'list') return checkList(context, node, path, shape)
  if (shape.is === 'record') return checkRecord(context, node, path, shape)
  return isValue(node, shape) ? [] : wrongType(context, node, path, shape)
}
