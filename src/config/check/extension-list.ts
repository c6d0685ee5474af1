import { isScalar, isSeq, type Node } from 'yaml'
import type { TextEdit, TextRange } from '@/lib/finding'
import { resolved } from '../text/config-source'
import { type ConfigCatalogue, readConfig } from './read-config'

/** The extensions that a configuration lists, and how others are added. */
export interface ExtensionList extends TextRange {
  add: (names: readonly string[]) => TextEdit
}

/** The place of `modules` in a configuration: a list in brackets, one with a line for each, or one text with commas. */
export function extensionList(text: string, catalogue: ConfigCatalogue): ExtensionList | undefined {
  const { file } = readConfig(text, catalogue, {})
  const list = resolved(file.entries.find(({ key }) => key === 'wakamiti.modules')?.valueNode, file.document)
  const last = isSeq(list) ? (list.items.at(-1) as Node | undefined) : list
  if (!list || !last) return undefined
  const { from, to } = file.rangeOf(last)
  const bullet = isSeq(list) && !list.flow && /^\s*- +/.exec(text.slice(text.lastIndexOf('\n', from) + 1, from))?.[0]
  const lineEnd = to + (/[^\r\n]*/.exec(text.slice(to))?.[0].length ?? 0)
  const isQuoted = isScalar(list) && list.type !== 'PLAIN'
  const at = bullet ? lineEnd : isQuoted ? to - 1 : to
  return {
    ...file.rangeOf(list),
    add: (names) => ({
      ...{ from: at, to: at },
      insert: bullet ? names.map((name) => `\n${bullet}${name}`).join('') : `, ${names.join(', ')}`,
    }),
  }
}
