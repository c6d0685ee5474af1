import type { ConfigEntry } from '../options/config-entries'
import { fullKey } from '../options/find-option'
import type { CatalogueOption, OptionCondition } from '../options/option'
import type { ConfigSource } from './config-source'
import type { Finding } from './finding'
import { type HeldKeys, heldKeys, isHeld } from './held-keys'

const holds = ({ any, none = [] }: OptionCondition, option: CatalogueOption, held: HeldKeys): boolean => {
  const isThere = (condition: string) => isHeld(condition, held, (key) => [fullKey({ plugin: option.plugin, key })])
  return any.some(isThere) && !none.some(isThere)
}

/** Whether an option is set to something else than it has anyway. */
const isChanged = ({ key, match }: ConfigEntry, held: HeldKeys): boolean =>
  match?.is === 'option' && held.get(key) !== String(match.option.default).toLowerCase()

function effectOf(entry: ConfigEntry, held: HeldKeys): 'no-effect' | 'ignored' | 'limited' | undefined {
  if (entry.match?.is !== 'option') return undefined
  const { option } = entry.match
  if (option.status === 'no-effect') return 'no-effect'
  if (option.ignoredIf && holds(option.ignoredIf, option, held)) return 'ignored'
  return option.status === 'limited' && isChanged(entry, held) ? 'limited' : undefined
}

/** Options that change nothing, that another one makes the tool pass over, or that do not work everywhere. */
export function effectFindings(entries: readonly ConfigEntry[], source: ConfigSource): Finding[] {
  const held = heldKeys(entries, source.document)
  return entries.flatMap((entry): Finding[] => {
    const kind = effectOf(entry, held)
    if (!kind || entry.match?.is !== 'option') return []
    return [{ kind, key: entry.key, option: entry.match.option, ...source.placeOf(entry.keyNode) }]
  })
}
