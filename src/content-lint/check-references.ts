import { isMap, isScalar, isSeq } from 'yaml'
import type { Option } from '@/config/options/option'
import { type ConfigValue, valueFits } from '@/config/options/option-value'
import { LOCALES } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { DATA_TYPES_SHAPE } from './data-types-shape'
import type { Problem } from './problem'
import { type ReferenceFile, recordsOf, referenceProblem, textAt } from './reference-file'
import { CORE_SHAPE, PLUGIN_REFERENCE_SHAPE, STEP_SHAPES } from './reference-shapes'
import { checkShape, type Shape } from './shape'

const argumentTypes = (expression: string): string[] => expressionArguments(expression).map(({ type }) => type)

/** The arguments of a step are those of its expression, in both languages; their names may differ between the two. */
function checkArguments(reference: ReferenceFile, step: unknown): Problem[] {
  const described = isMap(step) ? step.get('arguments') : undefined
  const types = isSeq(described) ? described.items.map((item) => textAt(item, 'type')) : []
  return LOCALES.flatMap((locale) => {
    const written = argumentTypes(textAt(step, 'expression', locale))
    if ([...written].sort().join() === [...types].sort().join()) return []
    const message = `${textAt(step, 'id')}: the arguments are ${types.join(', ') || 'none'}, the ${locale} expression has ${written.join(', ') || 'none'}`
    return [referenceProblem(reference, step, message, 'describe each argument of the expression once')]
  })
}

/** A step with a table says which columns it has; others have none. */
function checkTable(reference: ReferenceFile, step: unknown): Problem[] {
  const table = isMap(step) ? step.get('table', true) : undefined
  const hasTable = textAt(step, 'block') === 'table'
  const id = textAt(step, 'id')
  if (hasTable && !table)
    return [referenceProblem(reference, step, `${id} has block: table and no table`, 'describe the columns')]
  if (table && !hasTable)
    return [referenceProblem(reference, table, `${id} has a table and not block: table`, 'make the two agree')]
  const columns = isMap(table) ? table.get('columns') : undefined
  const optional = isMap(table) ? Number(table.get('optional') ?? 0) : 0
  return isSeq(columns) && optional >= columns.items.length
    ? [referenceProblem(reference, table, `${id} can leave out all of its columns`, 'lower optional')]
    : []
}

/** A step names the options that set the same thing: they must be of the plugin. */
function checkOptionLink(reference: ReferenceFile, step: unknown): Problem[] {
  const also = isMap(step) ? step.get('alsoOptions') : undefined
  const named = isMap(step) ? [step.get('option', true), ...(isSeq(also) ? also.items : [])] : []
  const keys = recordsOf(reference, 'options').map((item) => textAt(item, 'key'))
  return named.flatMap((option) => {
    const key = isScalar(option) && typeof option.value === 'string' ? option.value : ''
    if (!key || keys.includes(key)) return []
    return [referenceProblem(reference, option, `option ${key} is unknown`, didYouMean(key, keys))]
  })
}

function checkSteps(reference: ReferenceFile): Problem[] {
  const root = reference.source.document.contents
  const steps = isMap(root) ? root.get('steps') : undefined
  if (!isSeq(steps)) return []
  return steps.items.flatMap((step, index) => {
    const isPlaceholder = isMap(step) && step.has('placeholder')
    const shape = checkShape(reference, step, `steps[${index}]`, STEP_SHAPES[isPlaceholder ? 'placeholder' : 'step'])
    if (isPlaceholder || shape.length > 0) return shape
    return [checkArguments, checkTable, checkOptionLink].flatMap((check) => check(reference, step))
  })
}

/** A default is a value of the option's own type. */
function checkDefaults(reference: ReferenceFile): Problem[] {
  return recordsOf(reference, 'options').flatMap((option) => {
    const node = option.get('default', true)
    const value = isScalar(node) ? (node.value as ConfigValue) : undefined
    if (!node || value === null) return []
    const isFit = value !== undefined && (value === '' || valueFits(option.toJSON() as Option, value))
    if (isFit) return []
    const { key, type, values } = option.toJSON() as Option
    const advice = `write ${type === 'enum' && values ? `one of ${values.join(', ')}` : 'a value of that type'}, or null`
    return [referenceProblem(reference, node, `the default of ${key} is no ${type}`, advice)]
  })
}

const SHAPES: Record<'plugin-reference' | 'core' | 'data-types', Shape> = {
  'plugin-reference': PLUGIN_REFERENCE_SHAPE,
  core: CORE_SHAPE,
  'data-types': DATA_TYPES_SHAPE,
}

/**
 * Checks a reference file by itself: its shape, and that what its records say agrees.
 * @param kind which of the references it is
 */
export function checkReference(kind: keyof typeof SHAPES, reference: ReferenceFile): Problem[] {
  const shape = checkShape(reference, reference.source.document.contents, '', SHAPES[kind])
  const defaults = shape.length === 0 ? checkDefaults(reference) : []
  return [...shape, ...checkSteps(reference), ...defaults]
}
