import type { Node } from 'yaml'
import type { ConfigEntry } from '../options/config-entries'
import type { ListedOption, OptionCatalogue } from '../options/load-options'
import type { ConfigSource } from './config-source'
import { declarationOf, declaredModules } from './declared-modules'
import type { Finding } from './finding'
import { type HeldKeys, heldKeys, isHeld } from './held-keys'
import { type OptionScope, optionScopes } from './option-scopes'

type Plugin = OptionCatalogue['plugins'][number]

/** What the checks of required keys need to know. */
interface RequiredRules extends Pick<OptionCatalogue, 'options' | 'plugins'> {
  entries: readonly ConfigEntry[]
  held: HeldKeys
  source: ConfigSource
}

/**
 * The deepest key of the file that a missing one would stand under or, where keys have dots, beside; the key itself when it
 * stands there blank.
 */
function nearestParent(key: string, entries: readonly ConfigEntry[]): ConfigEntry | undefined {
  const segments = key.split('.')
  const parents = segments.map((_, depth) => segments.slice(0, segments.length - depth).join('.'))
  const at = (parent: string) =>
    entries.find((entry) => entry.key === parent) ?? entries.find((entry) => entry.key.startsWith(`${parent}.`))
  return parents.flatMap((parent) => at(parent) ?? [])[0]
}

const isOptionOf = ({ match }: ConfigEntry, plugin: Plugin): boolean =>
  match !== undefined && match.is !== 'section' && match.option.plugin === plugin.plugin

/** Whether an option has to have a value in a scope. */
function isRequired(option: ListedOption, { spellings }: OptionScope, { held }: RequiredRules): boolean {
  const { any, none = [] } = option.requiredIf ?? { any: [] }
  const holds = (condition: string) => isHeld(condition, held, spellings)
  return option.required || (any.some(holds) && !none.some(holds))
}

/** Where to point for a key that is missing; nothing when its plugin is not used. */
function missingPlace(key: string, { entries, source }: RequiredRules, plugin?: Plugin): Node | undefined {
  const declaration = plugin && declarationOf(plugin.artifact, declaredModules(entries, source.document))
  const isUsed = !plugin || declaration || entries.some((entry) => isOptionOf(entry, plugin))
  if (!isUsed) return undefined
  const parent = nearestParent(key, entries)
  const isTooWide = plugin && parent?.path === ''
  return (isTooWide ? declaration?.node : undefined) ?? parent?.keyNode
}

/** The findings of one option, one for each place that lacks it. */
function optionFindings(option: ListedOption, rules: RequiredRules): Finding[] {
  const plugin = rules.plugins.find((known) => known.plugin === option.plugin)
  return optionScopes(option, rules.options, rules.entries).flatMap((scope): Finding[] => {
    const isSet = scope.spellings(option.key).some((key) => rules.held.has(key))
    if (isSet || !isRequired(option, scope, rules)) return []
    const node = missingPlace(scope.key, rules, plugin)
    const canBeStep = option.required && option.steps !== undefined
    return node ? [{ kind: 'missing-key', key: scope.key, option, canBeStep, ...rules.source.placeOf(node) }] : []
  })
}

/** Required keys that a plugin in use is not given; the tool's own when the file has its root. */
export function requiredFindings(
  entries: readonly ConfigEntry[],
  { options, plugins }: Pick<OptionCatalogue, 'options' | 'plugins'>,
  source: ConfigSource,
): Finding[] {
  const rules = { options, plugins, entries, held: heldKeys(entries, source.document), source }
  return options
    .filter(({ required, requiredIf, type }) => (required || requiredIf) && type !== 'section')
    .flatMap((option) => optionFindings(option, rules))
}
