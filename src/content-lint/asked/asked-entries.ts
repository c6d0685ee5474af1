import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml'
import { LOCALES, type Locale } from '@/i18n/locale'
import { pluginOfFile } from '../files/file-names'
import type { YamlFile, YamlSource } from '../references/yaml-source'

/** What phrases are for. */
export type AskedGroup = 'steps' | 'options' | 'pages'

/** A step, an option, or a heading of a page, with the phrases that are written for it. */
export interface AskedEntry {
  source: YamlSource
  group: AskedGroup
  /** The plugin whose file it is; empty for pages. */
  plugin: string
  /** The id of the step, the key of the option, the path of the page. */
  name: string
  /** The node of its name. */
  key: unknown
  /** Its lists of phrases, and the heading of a page. */
  value: YAMLMap
}

/** A phrase in its file. */
export interface AskedPhrase extends Pick<AskedEntry, 'source' | 'group' | 'name'> {
  locale: Locale
  text: string
  node: Scalar
}

const pairsOf = (node: unknown): Pair[] => (isMap(node) ? (node.items as Pair[]) : [])

/** Reads what a file has phrases for; what does not have the form of an entry is reported by the schema. */
export const askedEntries = ({ file, kind, source }: YamlFile): AskedEntry[] => {
  const plugin = kind === 'asked' ? pluginOfFile(file) : ''
  const groups: AskedGroup[] = kind === 'asked' ? ['steps', 'options'] : ['pages']
  const root = source.document.contents
  return groups.flatMap((group) =>
    pairsOf(isMap(root) ? root.get(group) : undefined).flatMap(({ key, value }) =>
      (isSeq(value) ? value.items : [value])
        .filter((item) => isMap(item))
        .map((item) => ({ source, group, plugin, name: String(isScalar(key) ? key.value : key), key, value: item })),
    ),
  )
}

/** The phrases of an entry in a language; undefined without a list. */
export function phrasesIn({ source, group, name, value }: AskedEntry, locale: Locale): AskedPhrase[] | undefined {
  const list = value.get(locale)
  if (!isSeq(list)) return undefined
  return list.items
    .filter((item): item is Scalar<string> => isScalar(item) && typeof item.value === 'string')
    .map((node) => ({ source, group, name, locale, text: node.value, node }))
}

/** All phrases of an entry, in their order. */
export const phrasesOf = (entry: AskedEntry): AskedPhrase[] =>
  LOCALES.flatMap((locale) => phrasesIn(entry, locale) ?? [])
