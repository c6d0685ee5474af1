import type { Document, Node, Pair, Scalar, YAMLMap } from 'yaml'
import { isAlias, isCollection, isMap, isScalar, isSeq, LineCounter, visit } from 'yaml'
import type { TextRange } from '@/lib/finding'
import { memoizeFor } from '@/lib/memoize'
import { parseYaml } from '@/lib/yaml-depth'
import { type KeyParts, keyParts } from '../options/find-option'
import type { CatalogueOption, ListedOption, OptionCatalogue } from '../options/option'
import { fileOptions, optionPlace, strayKey } from '../options/option'
import type { ConfigValue } from '../options/option-value'

export type ConfigSource = ReturnType<typeof parseConfig>

/** Parses a configuration; repeated keys are not searched, which can take minutes. @throws {DeepYamlError} */
export function parseConfig(text: string) {
  const lineCounter = new LineCounter()
  const document = parseYaml(text, { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: 'error' })
  /** The range of a node, without trailing line breaks. */
  const rangeOf = ({ range }: Node): TextRange => {
    const [from, to] = range ?? [0, 0]
    return { from, to: from + text.slice(from, to).trimEnd().length }
  }
  /** The line of an offset, from 1. */
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  return { text, document, lineAt, rangeOf }
}

/** The nodes of a kind at or below a node, in the order of the text. */
export function nodesOf<Found extends Node = Scalar>(node: Node | Document, is: (node: unknown) => boolean = isScalar) {
  const found: Found[] = []
  visit(node, (_, each) => void (is(each) && found.push(each as Found)))
  return found
}

export type TextLine = ReturnType<typeof contentLines>[number]

/** The lines that YAML reads, which are neither blank nor comments, each with its offset. */
export const contentLines = (text: string) =>
  [...text.matchAll(/^[ \t]*(?![#\s])[^\r\n]+/gm)].map(({ 0: line, index }) => ({
    from: index,
    text: line,
    indent: line.search(/\S/),
  }))

/** The matches of a pattern outside quoted and block texts, whose lines may look like anything. */
export function outsideTexts(pattern: RegExp, { text, document }: ConfigSource) {
  const texts = nodesOf(document).filter(({ type }) => /^(QUOTE|BLOCK)/.test(String(type)))
  const isInText = (at: number) => texts.some(({ range }) => range && range[0] < at && at < range[1])
  return [...text.matchAll(pattern)].filter(({ index }) => !isInText(index))
}

/** The node that an alias refers to, or the node itself. */
export const resolveAlias = (node: unknown, document: Document): Node | null =>
  (isAlias(node) ? node.resolve(document) : (node as Node | null)) ?? null

/** The JavaScript value of a node; undefined if it contains aliases, which may expand without end. */
export function plainValue(node: Node | null, document: Document): ConfigValue | undefined {
  const value = resolveAlias(node, document)
  if (!value) return isAlias(node) ? undefined : null
  if (nodesOf(value, isAlias).length > 0) return undefined
  return (value.toJSON() as ConfigValue | undefined) ?? null
}

export interface ConfigEntry extends KeyParts {
  /** The whole key, including the segments after an unknown one. */
  whole: string
  keyNode: Node
  valueNode: Node | null
}

// Anchors and merges may repeat a part of a file without end.
const MAX_ENTRIES = 10_000
const MAX_DEPTH = 40
const MAX_MERGES = 100

/** The name of a key, which may be a number or a node. */
export const keyName = (key: unknown): string => String(isScalar(key) ? key.value : key)

function mergedMaps({ value }: Pair, document: Document): YAMLMap[] {
  const node = resolveAlias(value, document)
  const parts = isSeq(node) ? node.items.map((item) => resolveAlias(item, document)) : [node]
  return parts.filter(isMap)
}

/** All keys with their options, in order, without visiting values; `correct` names what an unknown key stands for. */
export function configEntries(
  document: Document,
  options: readonly CatalogueOption[],
  correct?: (entry: ConfigEntry, before: readonly ConfigEntry[]) => string | undefined,
): ConfigEntry[] {
  const entries: ConfigEntry[] = []
  let merges = 0

  function walk(node: unknown, path: string, depth: number): void {
    if (!isMap(node) || depth > MAX_DEPTH) return
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      if (entries.length >= MAX_ENTRIES) return
      const name = keyName(pair.key)
      if (isScalar(pair.key) && name === '<<') {
        merges += 1
        const maps = merges > MAX_MERGES ? [] : mergedMaps(pair, document)
        for (const map of maps) walk(map, path, depth + 1)
        continue
      }
      const value = resolveAlias(pair.value, document)
      const whole = path ? `${path}.${name}` : name
      const partsOf = (written: string) => keyParts(path, written, options, !value || isMap(value))
      const entry = { ...partsOf(name), whole, keyNode: pair.key, valueNode: pair.value ?? null }
      const corrected = entry.match ? undefined : correct?.(entry, entries)
      const end = entry.start + entry.name.length
      const parts = corrected ? partsOf(name.slice(0, entry.start) + corrected + name.slice(end)) : entry
      entries.push({ ...entry, ...parts })
      if (parts.match?.is === 'section' || parts.match?.is === 'entry') walk(value, parts.key, depth + 1)
    }
  }

  walk(document.contents, '', 0)
  return entries
}

export interface ConfigFile extends ConfigSource, Pick<OptionCatalogue, 'plugins' | 'artifacts'> {
  entries: readonly ConfigEntry[]
  options: readonly ListedOption[]
  /** All options, including those that are set elsewhere. */
  allOptions: readonly CatalogueOption[]
  /** Spring reads the file; to it, dots are levels. */
  isSpring: boolean
  /** Whether a key is for the tool rather than for Spring, or only there for its anchors, like `x-common`. */
  isOwn: (entry: ConfigEntry) => boolean
}

export type ConfigCatalogue = Pick<OptionCatalogue, 'options' | 'plugins' | 'artifacts'>

export interface CheckSettings {
  /** The text is only a part of a file, as in documentation, so modules and required keys may be missing. */
  isExcerpt?: boolean
  /** Name of the file: an `application.yaml` also has keys of Spring, and is only a part of the configuration. */
  file?: string
}

const isSpringFile = ({ file = '' }: CheckSettings): boolean => /(^|[/\\])application[^/\\]*\.ya?ml$/i.test(file)

export const isPart = (settings: CheckSettings): boolean => settings.isExcerpt || isSpringFile(settings)

/** Memoized, as lookups of keys are cached by list. */
const fileOptionsOf = memoizeFor((catalogue: ConfigCatalogue) => fileOptions(catalogue.options))

/** Whether Spring reads a key: those of other roots, and a few options of the Spring plugin. */
const isOfSpring = ({ key, path, match }: ConfigEntry, options: ConfigFile['allOptions']): boolean =>
  !match && (path === '' || options.some((option) => optionPlace(option) === 'spring' && strayKey(option) === key))

/** Parses a text and looks up its keys. @throws {RangeError} if lists and maps are nested too deeply */
export function readConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigFile {
  const source = parseConfig(text.replace(/^\uFEFF/, ''))
  const { options: allOptions, plugins, artifacts } = catalogue
  const options = fileOptionsOf(catalogue)
  const isSpring = isSpringFile(settings)
  const isForAnchors = ({ path, whole, valueNode }: ConfigEntry) =>
    /^(?:x-|\.)/.test(whole) || (path === '' && isCollection(valueNode) && valueNode.anchor !== undefined)
  const isOwn = (entry: ConfigEntry) => !isForAnchors(entry) && !(isSpring && isOfSpring(entry, allOptions))
  const entries = configEntries(source.document, options).filter(isOwn)
  return { ...source, entries, options, allOptions, plugins, artifacts, isSpring, isOwn }
}
