import { isMap, isScalar, isSeq, type Pair } from 'yaml'
import { didYouMean } from '@/lib/nearest'
import type { Problem } from './problem'
import type { YamlSource } from './yaml-source'

/** What a value must be: a small schema, so that every problem can be told with its place. */
export type Shape =
  | { is: 'text'; min?: number; max?: number; oneOf?: readonly string[]; pattern?: RegExp; says?: string }
  | { is: 'boolean' }
  | { is: 'integer' }
  | { is: 'scalar' }
  | { is: 'any' }
  | { is: 'list'; of: Shape; min?: number }
  | { is: 'record'; of: Shape }
  | { is: 'map'; fields: Record<string, Shape>; optional?: readonly string[] }

interface Context {
  file: string
  source: YamlSource
}

const NAMES = {
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

const wrongType = (context: Context, node: unknown, path: string, shape: Shape): Problem[] => [
  problemAt(context, node, `${path} must be ${NAMES[shape.is]}`, `write ${NAMES[shape.is]}`),
]

function checkText(context: Context, node: unknown, path: string, shape: Extract<Shape, { is: 'text' }>): Problem[] {
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

function checkMap(context: Context, node: unknown, path: string, shape: Extract<Shape, { is: 'map' }>): Problem[] {
  if (!isMap(node)) return wrongType(context, node, path || 'the content', shape)
  const { fields, optional = [] } = shape
  const within = (key: string) => (path ? `${path}.${key}` : key)
  const missing = Object.keys(fields)
    .filter((key) => !optional.includes(key) && !node.has(key))
    .map((key) => problemAt(context, node, `${within(key)} is missing`, 'add it'))
  const present = (node.items as Pair[]).flatMap(({ key, value }) => {
    const name = String(isScalar(key) ? key.value : key)
    const field = fields[name]
    if (!field) return [problemAt(context, key, `unknown field ${within(name)}`, didYouMean(name, Object.keys(fields)))]
    return checkShape(context, value ?? key, within(name), field)
  })
  return [...missing, ...present]
}

function checkList(context: Context, node: unknown, path: string, shape: Extract<Shape, { is: 'list' }>): Problem[] {
  if (!isSeq(node)) return wrongType(context, node, path, shape)
  const few = node.items.length < (shape.min ?? 0)
  return [
    ...(few ? [problemAt(context, node, `${path} has ${node.items.length} items`, `write at least ${shape.min}`)] : []),
    ...node.items.flatMap((item, index) => checkShape(context, item, `${path}[${index}]`, shape.of)),
  ]
}

/**
 * Checks a YAML node against a shape and tells every difference.
 * @param context the file and its source
 * @param node what stands there
 * @param path its name in messages: `options[2].key`
 */
export function checkShape(context: Context, node: unknown, path: string, shape: Shape): Problem[] {
  const value = isScalar(node) ? node.value : undefined
  if (shape.is === 'any') return []
  if (shape.is === 'text') return checkText(context, node, path, shape)
  if (shape.is === 'map') return checkMap(context, node, path, shape)
  if (shape.is === 'list') return checkList(context, node, path, shape)
  if (shape.is === 'record')
    return isMap(node)
      ? (node.items as Pair[]).flatMap(({ key, value: item }) => checkShape(context, item, `${path}.${key}`, shape.of))
      : wrongType(context, node, path, shape)
  const fits =
    shape.is === 'scalar'
      ? isScalar(node)
      : shape.is === 'boolean'
        ? typeof value === 'boolean'
        : typeof value === 'number' && Number.isInteger(value)
  return fits ? [] : wrongType(context, node, path, shape)
}
