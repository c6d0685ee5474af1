import { STEP_LANGUAGES } from '@/i18n/locale'
import { readQuery, writeQuery } from '@/lib/address-query'
import { LONGEST_QUERY } from '@/lib/use-address-query'
import type { FinderState } from '@/step-language/finder'
import { STEP_KINDS } from '@/steps/step'
import { ARGUMENT_FAMILIES } from '@/steps/values/data-types'

/** The name of a plugin, the id of a step. */
const NAME = /^[a-z][\w.-]*$/i

const known = <T extends string>(value: string, all: readonly T[]): T | undefined =>
  all.find((candidate) => candidate === value)

/**
 * Reads the state of the finder from an address; what is not known there counts for nothing.
 * @param search the query of an address, with or without its question mark
 * @example readFinderState('?q=la+tabla&plugin=database') // => { text: 'la tabla', plugin: 'database' }
 */
export function readFinderState(search: string): FinderState {
  const { q, plugin, kind, type, lang, step } = readQuery(search, ['q', 'plugin', 'kind', 'type', 'lang', 'step'])
  return {
    text: q.slice(0, LONGEST_QUERY),
    plugin: NAME.exec(plugin)?.[0],
    kind: known(kind, STEP_KINDS),
    type: known(type, ARGUMENT_FAMILIES),
    lang: known(lang, STEP_LANGUAGES),
    step: NAME.exec(step)?.[0],
  }
}

/**
 * Writes the state of the finder into an address.
 * @returns empty when nothing is asked, else with its question mark
 * @example writeFinderState({ text: 'la tabla', kind: 'action' }) // => '?q=la+tabla&kind=action'
 */
export const writeFinderState = ({ text, plugin, kind, type, lang }: FinderState): string =>
  writeQuery({ q: text.trim() && text, plugin: plugin ?? '', kind: kind ?? '', type: type ?? '', lang: lang ?? '' })
