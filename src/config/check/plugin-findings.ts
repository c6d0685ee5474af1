import { isSeq, type Node } from 'yaml'
import type { ConfigEntry } from '../options/config-entries'
import type { OptionCatalogue } from '../options/load-options'
import type { ConfigSource } from './config-source'
import { declarationOf, declaredModules, MODULES_KEY } from './declared-modules'
import type { Finding, Fix } from './finding'

type Plugin = OptionCatalogue['plugins'][number]

const optionOf = ({ match }: ConfigEntry) => (match && match.is !== 'section' ? match.option : undefined)

/** Adds coordinates to a list of modules that is written with hyphens, one a line; what ends a line stays there. */
function addingModule(entries: readonly ConfigEntry[], coordinates: string, source: ConfigSource): Fix | undefined {
  const list = entries.find(({ key }) => key === MODULES_KEY)?.valueNode
  const last = isSeq(list) ? (list.items.at(-1) as Node | undefined) : undefined
  if (!last?.range) return undefined
  const { text, placeOf } = source
  const { from, to } = placeOf(last)
  const bullet = /^\s*- +/.exec(text.slice(text.lastIndexOf('\n', from) + 1, from))?.[0]
  const lineEnd = /[^\r\n]*/.exec(text.slice(to))?.[0].length ?? 0
  return bullet ? { from: to + lineEnd, to: to + lineEnd, insert: `\n${bullet}${coordinates}` } : undefined
}

/** Plugins whose options stand in the file, without the module that reads them. */
export function moduleFindings(
  entries: readonly ConfigEntry[],
  plugins: readonly Plugin[],
  source: ConfigSource,
): Finding[] {
  const modules = declaredModules(entries, source.document)
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
