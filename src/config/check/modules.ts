import { isScalar, isSeq, type Node } from 'yaml'
import type { TextEdit, TextRange } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import type { CataloguePlugin } from '@/steps/catalogue'
import { type ConfigSource, resolved } from './config-source'
import type { ConfigEntry, ConfigFile } from './read-config'

/** The list of extensions in use. */
export const EXTENSIONS_KEY = 'wakamiti.modules'
/** The list of modules that the launcher downloads. */
export const MODULES_KEY = 'wakamiti.launcher.modules'

/** The modules of a file, as written. */
interface DeclaredModules {
  /** Whether the file has the list, known before a run: Maven and JUnit projects need none. */
  isListed: boolean
  coordinates: { text: string; node: Node }[]
}

const listOf = (option: string, { entries, document }: ConfigFile): Node | null =>
  resolved(entries.find(({ key }) => key === option)?.valueNode, document)

/** The items of an option: a list, or one text with commas. */
export function listedIn(option: string, file: ConfigFile): DeclaredModules {
  const node = listOf(option, file)
  const items = isSeq(node) ? (node.items as Node[]) : node ? [node] : []
  const coordinates = items.flatMap((item) => {
    const module = resolved(item, file.document)
    const texts = isScalar(module) ? String(module.value ?? '').split(',') : []
    return texts.map((text) => ({ text: text.trim(), node: item }))
  })
  return { isListed: node !== null && !coordinates.some(({ text }) => text.includes('${')), coordinates }
}

/**
 * Whether coordinates are those of an artifact, in any version.
 * @example isDeclaredBy('es.iti.wakamiti:rest-wakamiti-plugin', 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4') // => true
 */
export const isDeclaredBy = (artifact: string, coordinates: string): boolean =>
  coordinates === artifact || coordinates.startsWith(`${artifact}:`)

/** The declared coordinates of a plugin, in any version. */
export const declarationOf = ({ artifact }: CataloguePlugin, { coordinates }: DeclaredModules) =>
  coordinates.find(({ text }) => isDeclaredBy(artifact, text))

export const isOptionOf = ({ match }: ConfigEntry, { plugin }: CataloguePlugin): boolean =>
  match !== undefined && match.is !== 'section' && match.option.plugin === plugin

/**
 * Adds items to a list: one in brackets, one with a line for each, after the last item and its comment, or one text with commas.
 * @returns undefined where there is no such place: in a list without items, below an empty item, in a text of several lines
 */
function addItemsEdit(list: Node | null, items: readonly string[], source: ConfigSource): TextEdit | undefined {
  const { text, rangeOf } = source
  const last = isSeq(list) ? (list.items.at(-1) as Node | undefined) : list
  if (!last?.range) return undefined
  const { from, to } = rangeOf(last)
  if (isSeq(list) && !list.flow) {
    const bullet = /^\s*- +/.exec(text.slice(text.lastIndexOf('\n', from) + 1, from))?.[0]
    const end = to + (/[^\r\n]*/.exec(text.slice(to))?.[0].length ?? 0)
    return bullet ? { from: end, to: end, insert: items.map((item) => `\n${bullet}${item}`).join('') } : undefined
  }
  if (!isSeq(list) && (!isScalar(list) || !list.value || list.type?.startsWith('BLOCK'))) return undefined
  const isQuoted = isScalar(list) && list.type !== 'PLAIN'
  const at = isQuoted ? to - 1 : to
  return { from: at, to: at, insert: `, ${items.join(', ')}` }
}

export const addModuleEdit = (coordinates: string, file: ConfigFile): TextEdit | undefined =>
  addItemsEdit(file.entries.find(({ key }) => key === MODULES_KEY)?.valueNode ?? null, [coordinates], file)

/** The extensions that a configuration lists, and how others are added. */
export interface ExtensionList extends TextRange {
  add: (names: readonly string[]) => TextEdit | undefined
}

/** The place of `modules` in a configuration. */
export function extensionList(file: ConfigFile): ExtensionList | undefined {
  const list = listOf(EXTENSIONS_KEY, file)
  return list ? { ...file.rangeOf(list), add: (names) => addItemsEdit(list, names, file) } : undefined
}

/** Coordinates without the signs between their parts, which are easily mistaken. */
const letters = (coordinates: string): string => coordinates.toLowerCase().replace(/[^a-z]/g, '')

/**
 * The coordinates of a plugin that were written with other signs between their parts, without the group, or with a typo.
 * @returns undefined for those of the plugins as they are, and for any others
 * @example nearModule('es.iti.wakamiti.rest-wakamiti-plugin.2.9.4', plugins) // => 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'
 */
export function nearModule(written: string, plugins: readonly CataloguePlugin[]): string | undefined {
  const [, name = written, version = ''] = /^(.*plugin)[^\w$]*v?(\d\S*)?$/.exec(written.trim()) ?? []
  const byLetters = new Map(
    plugins.flatMap(({ artifact }) => [artifact, artifact.split(':')[1] ?? ''].map((one) => [letters(one), artifact])),
  )
  const meant = byLetters.get(nearest(letters(name), [...byLetters.keys()], 1) ?? '')
  const near = meant && [meant, version].filter(Boolean).join(':')
  return near === written.trim() ? undefined : near
}
