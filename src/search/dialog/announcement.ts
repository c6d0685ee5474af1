import type { SearchStrings } from '@/i18n/search-strings'
import type { RowGroup } from '../rows/search-row'

/**
 * What is said of the results to those who do not see them.
 * @param groups the results
 * @param query as typed
 * @returns nothing while there is nothing to say
 * @example announcement(groups, 'rest', SEARCH_STRINGS.es) // => '9 pasos, 15 opciones, 1 página'
 */
export function announcement(groups: readonly RowGroup[], query: string, words: SearchStrings): string {
  if (groups.some(({ name }) => name === 'nothing')) return `${words.nothing(query.trim())} ${words.tryFinder}`
  return groups
    .flatMap(({ name, total }) =>
      name in words.counts ? [words.counts[name as keyof typeof words.counts](total)] : [],
    )
    .join(', ')
}
