import { LOCALES, type Locale } from '@/i18n/locale'
import { LONGEST_QUERY } from '@/lib/use-query-limit'
import type { CatalogueStep } from '@/steps/step'
import { STEP_KINDS, type StepKind } from '@/steps/step'
import { ARGUMENT_FAMILIES, type ArgumentFamily, familyOf } from '@/steps/values/type-names'

/** The query and filters of the finder; an absent filter lets everything through. */
export interface FinderState {
  text: string
  plugin?: string | undefined
  kind?: StepKind | undefined
  type?: ArgumentFamily | undefined
  /** The language of the sentence; found out when absent. */
  lang?: Locale | undefined
  /** Id of a step to begin with: a sentence of it takes its place once the steps are there. */
  step?: string | undefined
}

const NAME = /^[a-z][\w-]*$/i
const STEP_ID = /^[a-z][\w.-]*$/i

const known = <T extends string>(value: string | null, all: readonly T[]): T | undefined =>
  all.find((candidate) => candidate === value)

const nameIn = (value: string | null, pattern = NAME): string | undefined =>
  value && pattern.test(value) ? value : undefined

/** A family of types; that of a type which an older address names. */
const familyIn = (value: string | null): ArgumentFamily | undefined =>
  known(value, ARGUMENT_FAMILIES) ?? known(familyOf(value ?? ''), ARGUMENT_FAMILIES)

/** Leaves out what is undefined, so that states can be compared and written down. */
const compact = (state: FinderState): FinderState =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as unknown as FinderState

/**
 * Reads the state of the finder from an address; what is not known there counts for nothing.
 * @param search the query of an address, with or without its question mark
 * @example readFinderState('?q=la+tabla&plugin=database') // => { text: 'la tabla', plugin: 'database' }
 */
export function readFinderState(search: string): FinderState {
  const query = new URLSearchParams(search)
  return compact({
    text: (query.get('q') ?? '').slice(0, LONGEST_QUERY),
    plugin: nameIn(query.get('plugin')),
    kind: known(query.get('kind'), STEP_KINDS),
    type: familyIn(query.get('type')),
    lang: known(query.get('lang'), LOCALES),
    step: nameIn(query.get('step'), STEP_ID),
  })
}

/**
 * Writes the state of the finder into an address.
 * @returns empty when nothing is asked, else with its question mark
 * @example writeFinderState({ text: 'la tabla', kind: 'action' }) // => '?q=la+tabla&kind=action'
 */
export function writeFinderState({ text, plugin, kind, type, lang }: FinderState): string {
  const query = new URLSearchParams()
  const values = { q: text.trim() && text, plugin, kind, type, lang }
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const written = query.toString()
  return written && `?${written}`
}

export type StepFilters = Pick<FinderState, 'plugin' | 'kind' | 'type'>

const familiesOf = ({ arguments: args = [] }: CatalogueStep): ReadonlySet<ArgumentFamily> =>
  new Set(args.map((argument) => familyOf(argument.type)))

/**
 * Whether a step passes the filters.
 * @example passesFilters(step of rest, { plugin: 'database' }) // => false
 */
export const passesFilters = (step: CatalogueStep, { plugin, kind, type }: StepFilters): boolean =>
  (!plugin || step.plugin === plugin) && (!kind || step.kind === kind) && (!type || familiesOf(step).has(type))

/** What the filters offer: each value with how many steps have it, given the other filters. */
export interface FilterCounts {
  plugin: Map<string, number>
  kind: Map<string, number>
  type: Map<string, number>
}

/**
 * Counts what each filter would leave if it were chosen besides the others.
 * @example countFilters(steps, { plugin: 'rest' }).kind.get('action') // => the actions of rest
 */
export function countFilters(steps: readonly CatalogueStep[], filters: StepFilters): FilterCounts {
  const count = (filter: keyof FilterCounts, valuesOf: (step: CatalogueStep) => Iterable<string>) => {
    const counts = new Map<string, number>()
    for (const step of steps)
      if (passesFilters(step, { ...filters, [filter]: undefined }))
        for (const value of valuesOf(step)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return counts
  }
  return {
    plugin: count('plugin', ({ plugin }) => [plugin]),
    kind: count('kind', ({ kind }) => [kind]),
    type: count('type', familiesOf),
  }
}
