import { LOCALES, type Locale } from '@/i18n/locale'
import { STEP_KINDS, type StepKind } from '@/steps/step'

/** What a reader asks of the finder; an absent filter lets everything through. */
export interface FinderState {
  /** As typed. */
  text: string
  plugin?: string | undefined
  kind?: StepKind | undefined
  /** Name of an argument type. */
  type?: string | undefined
  /** The language of the sentence; found out when absent. */
  lang?: Locale | undefined
  /** Id of a step to begin with: a sentence of it takes its place once the steps are there. */
  step?: string | undefined
}

/** Longer texts are cut: no sentence is that long, and an address has to stay short. */
export const LONGEST_TEXT = 500
const NAME = /^[a-z][\w-]*$/i
const STEP_ID = /^[a-z][\w.-]*$/i

const known = <T extends string>(value: string | null, all: readonly T[]): T | undefined =>
  all.find((candidate) => candidate === value)

const nameIn = (value: string | null, pattern = NAME): string | undefined =>
  value && pattern.test(value) ? value : undefined

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
    text: (query.get('q') ?? '').slice(0, LONGEST_TEXT),
    plugin: nameIn(query.get('plugin')),
    kind: known(query.get('kind'), STEP_KINDS),
    type: nameIn(query.get('type')),
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
