import { isSeq, type Node } from 'yaml'
import type { ConfigEntry } from '@/options/config-entries'
import { fullKey } from '@/options/find-option'
import type { ListedOption, OptionCatalogue } from '@/options/load-options'
import type { Finding, Fix } from '../finding'
import type { ConfigSource } from './config-source'
import { declarationOf, declaredModules, MODULES_KEY } from './declared-modules'

type Plugin = OptionCatalogue['plugins'][number]

const optionOf = ({ match }: ConfigEntry) => (match && match.is !== 'section' ? match.option : undefined)

/** Adds coordinates to a list of modules that is written with hyphens, one a line. */
function addingModule(entries: readonly ConfigEntry[], coordinates: string, { text }: ConfigSource): Fix | undefined {
  const list = entries.find(({ key }) => key === MODULES_KEY)?.valueNode
  const last = isSeq(list) ? (list.items.at(-1) as Node | undefined) : undefined
  if (!last?.range) return undefined
  const lineStart = text.lastIndexOf('\n', last.range[0]) + 1
  const bullet = /^\s*- +/.exec(text.slice(lineStart, last.range[0]))?.[0]
  return bullet ? { from: last.range[1], to: last.range[1], insert: `\n${bullet}${coordinates}` } : undefined
}

/** Plugins whose options stand in the file, without the module that reads them. */
export function moduleFindings(
  entries: readonly ConfigEntry[],
  plugins: readonly Plugin[],
  source: ConfigSource,
): Finding[] {
  const modules = declaredModules(entries)
  return plugins.flatMap((plugin): Finding[] => {
    const entry = entries.find((candidate) => optionOf(candidate)?.plugin === plugin.plugin)
    if (!entry || declarationOf(plugin.artifact, modules)) return []
    const section = entries.find(({ key }) => key === entry.key.split('.').slice(0, 2).join('.')) ?? entry
    const coordinates = `${plugin.artifact}:${plugin.version}`
    const fix = addingModule(entries, coordinates, source)
    const fault = { plugin: plugin.plugin, coordinates, isListed: modules.isListed, fix }
    return [{ kind: 'missing-module', ...fault, ...source.placeOf(section.keyNode) }]
  })
}

/** The deepest key of the file that a missing one would stand under. */
function nearestParent(key: string, entries: readonly ConfigEntry[]): ConfigEntry | undefined {
  const segments = key.split('.')
  const parents = segments.map((_, depth) => segments.slice(0, segments.length - depth - 1).join('.'))
  return parents.flatMap((parent) => entries.find((entry) => entry.key === parent) ?? [])[0]
}

/** Where to point for a key that is missing; nothing when its plugin is not used. */
function missingPlace(option: ListedOption, entries: readonly ConfigEntry[], plugin?: Plugin): Node | undefined {
  const declaration = plugin && declarationOf(plugin.artifact, declaredModules(entries))
  const isUsed = !plugin || declaration || entries.some((entry) => optionOf(entry)?.plugin === plugin.plugin)
  if (!isUsed) return undefined
  const parent = nearestParent(fullKey(option), entries)
  const isTooWide = plugin && parent?.path === ''
  return (isTooWide ? declaration?.node : undefined) ?? parent?.keyNode
}

const isSet = (option: ListedOption, entries: readonly ConfigEntry[]): boolean =>
  entries.some((entry) => entry.match?.is === 'option' && entry.match.option.key === option.key)

/** Required keys that a plugin in use is not given; the tool's own when the file has its root. */
export function requiredFindings(
  entries: readonly ConfigEntry[],
  { options, plugins }: Pick<OptionCatalogue, 'options' | 'plugins'>,
  source: ConfigSource,
): Finding[] {
  return options
    .filter((option) => option.required && option.type !== 'section' && !isSet(option, entries))
    .flatMap((option): Finding[] => {
      const node = missingPlace(
        option,
        entries,
        plugins.find(({ plugin }) => plugin === option.plugin),
      )
      const fault = { key: fullKey(option), option, canBeStep: option.steps !== undefined }
      return node ? [{ kind: 'missing-key', ...fault, ...source.placeOf(node) }] : []
    })
}
