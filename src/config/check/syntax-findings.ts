import { type Alias, isMap, isScalar, type Node, type Pair, visit, type YAMLMap } from 'yaml'
import { type ConfigEntry, MERGE } from '../options/config-entries'
import type { ConfigSource } from './config-source'
import type { Finding } from './finding'
import { indentFindings, parserFindings } from './yaml-faults'

/** What the parser refuses, with its place. When it gave up because of too many levels, that is all there is to say. */
export function yamlFindings(source: ConfigSource): Finding[] {
  const { document, placeAt } = source
  const deep = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (deep) return [{ kind: 'too-deep', ...placeAt(...deep.pos) }]
  const indents = indentFindings(source)
  return indents.length > 0 ? indents : parserFindings([...document.errors, ...document.warnings], source)
}

/** Whether the keys of a file are what the reader meant them to be, so that there is something to say about them. */
export const isReadable = (source: ConfigSource): boolean =>
  source.document.errors.length === 0 && indentFindings(source).length === 0

function duplicatesIn(map: YAMLMap, source: ConfigSource): Finding[] {
  const first = new Map<unknown, number>()
  return (map.items as Pair<Node>[]).flatMap(({ key }): Finding[] => {
    if (!isScalar(key)) return []
    const place = source.placeOf(key)
    const firstLine = first.get(key.value)
    if (firstLine === undefined) first.set(key.value, place.line)
    return firstLine === undefined ? [] : [{ kind: 'duplicate-key', key: String(key.value), firstLine, ...place }]
  })
}

/** Keys that stand twice in one map. */
export function duplicateFindings(source: ConfigSource): Finding[] {
  const findings: Finding[] = []
  visit(source.document, { Map: (_, map) => void findings.push(...duplicatesIn(map, source)) })
  return findings
}

/** Keys that stand twice, once with dots and once below each other, or with other dots. */
export function dottedFindings(entries: readonly ConfigEntry[], source: ConfigSource): Finding[] {
  const first = new Map<string, ConfigEntry>()
  return entries.flatMap((entry): Finding[] => {
    const { key, match, written, keyNode } = entry
    if (!match || match.is === 'section' || written.split('\n').includes(MERGE)) return []
    const known = first.get(key)
    if (!known) first.set(key, entry)
    if (!known || known.written === written) return []
    return [{ kind: 'duplicate-key', key, firstLine: source.placeOf(known.keyNode).line, ...source.placeOf(keyNode) }]
  })
}

/** Aliases of an anchor that does not stand before them. The parser would notice only when it follows them. */
export function aliasFindings({ document, placeOf }: ConfigSource): Finding[] {
  const anchors = new Set<string>()
  const lost: Alias[] = []
  visit(document, {
    Alias: (_, alias) => void (anchors.has(alias.source) || lost.push(alias)),
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
  })
  return lost.map((alias) => ({ kind: 'yaml', code: 'BAD_ALIAS', ...placeOf(alias) }))
}

/** A file that holds something, but no keys. */
export const shapeFindings = ({ document, placeOf }: ConfigSource): Finding[] =>
  document.contents && !isMap(document.contents) && !(isScalar(document.contents) && document.contents.value === null)
    ? [{ kind: 'no-keys', ...placeOf(document.contents) }]
    : []
