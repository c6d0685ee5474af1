import { isMap, isScalar, isSeq } from 'yaml'
import { LOCALES } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { expressionParts } from '@/steps/expression-parts'
import { CORE_SHAPE, DATA_TYPES_SHAPE, PLUGIN_REFERENCE_SHAPE, STEP_SHAPES } from './content-shapes'
import type { Problem } from './problem'
import { checkShape, type Shape } from './shape'
import type { YamlSource } from './yaml-source'

interface ReferenceFile {
  file: string
  source: YamlSource
}

const textAt = (node: unknown, ...path: string[]): string => {
  const value = isMap(node) ? node.getIn(path) : undefined
  return typeof value === 'string' ? value : ''
}

const argumentTypes = (expression: string): string[] =>
  expressionParts(expression).flatMap((part) => (part.kind === 'argument' ? [part.type] : []))

/** The arguments of a step are those of its expression, in both languages; their names may differ between the two. */
function checkArguments({ file, source }: ReferenceFile, step: unknown): Problem[] {
  const described = isMap(step) ? step.get('arguments') : undefined
  const types = isSeq(described) ? described.items.map((item) => textAt(item, 'type')) : []
  return LOCALES.flatMap((locale) => {
    const written = argumentTypes(textAt(step, 'expression', locale))
    const differs = [...written].sort().join() !== [...types].sort().join()
    if (!differs) return []
    const message = `${textAt(step, 'id')}: the arguments are ${types.join(', ') || 'none'}, the ${locale} expression has ${written.join(', ') || 'none'}`
    return [{ file, ...source.placeOf(step), message, advice: 'describe each argument of the expression once' }]
  })
}

function checkSteps(reference: ReferenceFile): Problem[] {
  const { source } = reference
  const root = source.document.contents
  const steps = isMap(root) ? root.get('steps') : undefined
  if (!isSeq(steps)) return []
  return steps.items.flatMap((step, index) => {
    const isPlaceholder = isMap(step) && step.has('placeholder')
    const shape = isPlaceholder ? STEP_SHAPES.placeholder : STEP_SHAPES.step
    return [
      ...checkShape(reference, step, `steps[${index}]`, shape),
      ...(isPlaceholder ? [] : checkArguments(reference, step)),
    ]
  })
}

/** An id or a key that two records share. */
function checkUnique({ file, source }: ReferenceFile, list: string, field: string): Problem[] {
  const root = source.document.contents
  const items = isMap(root) ? root.get(list) : undefined
  if (!isSeq(items)) return []
  const seen = new Set<string>()
  return items.items.flatMap((item) => {
    const name = textAt(item, field)
    const isTwice = seen.has(name)
    seen.add(name)
    return isTwice
      ? [{ file, ...source.placeOf(item), message: `${name} stands twice`, advice: 'remove one of the two' }]
      : []
  })
}

/** A step names an option that sets the same thing: it must be one of the plugin. */
function checkOptionLinks({ file, source }: ReferenceFile): Problem[] {
  const root = source.document.contents
  const [steps, options] = isMap(root) ? [root.get('steps'), root.get('options')] : []
  const keys = isSeq(options) ? options.items.map((item) => textAt(item, 'key')) : []
  if (!isSeq(steps)) return []
  return steps.items.flatMap((step) => {
    const option = isMap(step) ? step.get('option', true) : undefined
    const key = isScalar(option) ? String(option.value) : ''
    if (!key || keys.includes(key)) return []
    return [{ file, ...source.placeOf(option), message: `option ${key} is unknown`, advice: didYouMean(key, keys) }]
  })
}

const SHAPES: Record<'plugin-reference' | 'core' | 'data-types', Shape> = {
  'plugin-reference': PLUGIN_REFERENCE_SHAPE,
  core: CORE_SHAPE,
  'data-types': DATA_TYPES_SHAPE,
}

/**
 * Checks a reference file: its shape, names that stand twice, arguments that differ from the expressions.
 * @param kind which of the references it is
 */
export function checkReference(kind: keyof typeof SHAPES, reference: ReferenceFile): Problem[] {
  return [
    ...checkShape(reference, reference.source.document.contents, '', SHAPES[kind]),
    ...checkSteps(reference),
    ...checkUnique(reference, 'steps', 'id'),
    ...checkUnique(reference, 'options', 'key'),
    ...(kind === 'plugin-reference' ? checkOptionLinks(reference) : []),
  ]
}
