import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import type { ExpressionItem } from '../rank/expression-items'

/** Free words after these need no article: "el número de *". */
const BARE_AFTER = /^(de|of|siguiente|following)$/

/**
 * Words that may stand where a step leaves them free.
 * @param index the place of the free words among the items of the expression
 * @example sampleFree(expressionItems('se crea *'), 2, 'es') // => 'el elemento'
 */
export function sampleFree(items: readonly ExpressionItem[], index: number, locale: Locale): string {
  const before = items[index - 1]
  const { sampleItem, sampleItems } = FINDER_STRINGS[locale]
  return before?.kind === 'word' && BARE_AFTER.test(before.base) ? sampleItems : sampleItem
}
