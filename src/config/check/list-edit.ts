import { isScalar, isSeq, type Node } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import type { ConfigSource } from '../text/config-source'

/**
 * Adds items to a list: one in brackets, one with a line for each, after the last item and its comment, or one text with commas.
 * @returns undefined where there is no such place: in a list without items, below an empty item, in a text of several lines
 */
export function addItemsEdit(
  list: Node | null | undefined,
  items: readonly string[],
  { text, rangeOf }: Pick<ConfigSource, 'text' | 'rangeOf'>,
): TextEdit | undefined {
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
