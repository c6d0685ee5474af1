import type { CatalogueStep } from '@/steps/step'
import type { FinderState } from './finder-state'

/** What steps are told apart by, besides their words. */
export type StepFilters = Pick<FinderState, 'plugin' | 'kind' | 'type'>

/**
 * Whether a step passes the filters.
 * @example passesFilters(step of rest, { plugin: 'database' }) // => false
 */
export const passesFilters = (step: CatalogueStep, { plugin, kind, type }: StepFilters): boolean =>
  (!plugin || step.plugin === plugin) &&
  (!kind || step.kind === kind) &&
  (!type || (step.arguments ?? []).some((argument) => argument.type === type))

/** What the filters offer: each value with how many steps have it, given the other filters. */
export interface FilterCounts {
  plugin: Map<string, number>
  kind: Map<string, number>
  type: Map<string, number>
}

const add = (counts: Map<string, number>, value: string): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

/**
 * Counts what each filter would leave if it were chosen beside the others.
 * @example countFilters(steps, { plugin: 'rest' }).kind.get('action') // => the actions of rest
 */
export function countFilters(steps: readonly CatalogueStep[], filters: StepFilters): FilterCounts {
  const counts: FilterCounts = { plugin: new Map(), kind: new Map(), type: new Map() }
  const { plugin: _plugin, ...notPlugin } = filters
  const { kind: _kind, ...notKind } = filters
  const { type: _type, ...notType } = filters
  for (const step of steps) {
    if (passesFilters(step, notPlugin)) add(counts.plugin, step.plugin)
    if (passesFilters(step, notKind)) add(counts.kind, step.kind)
    if (!passesFilters(step, notType)) continue
    for (const type of new Set(step.arguments?.map((argument) => argument.type))) add(counts.type, type)
  }
  return counts
}
