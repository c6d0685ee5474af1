import type { TextEdit, TextRange } from '@/lib/finding'
import { resolved } from '../text/config-source'
import { addItemsEdit } from './list-edit'
import { EXTENSIONS_KEY } from './module-findings'
import { type ConfigCatalogue, readConfig } from './read-config'

/** The extensions that a configuration lists, and how others are added. */
export interface ExtensionList extends TextRange {
  add: (names: readonly string[]) => TextEdit | undefined
}

/** The place of `modules` in a configuration. */
export function extensionList(text: string, catalogue: ConfigCatalogue): ExtensionList | undefined {
  const { file } = readConfig(text, catalogue, {})
  const list = resolved(file.entries.find(({ key }) => key === EXTENSIONS_KEY)?.valueNode, file.document)
  return list ? { ...file.rangeOf(list), add: (names) => addItemsEdit(list, names, file) } : undefined
}
