import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS, type SearchStrings } from '@/i18n/search-strings'
import { writeState } from '@/lib/address-query'
import { routeOf } from '@/site/routes'
import { withBase } from '@/site/site'
import { MAIN_PAGES } from '../main-pages'
import type { SearchIndex } from '../rank/search-index'
import { bestOf } from './best-rows'
import { pageRow, type Result, type Results, resultsOf } from './result-rows'
import type { GroupName, RowGroup, SearchRow } from './search-row'

/** Results of any kind above the groups. */
const BEST_COUNT = 3
/** Rows per group … */
const SHOWN = { steps: 5, options: 4, pages: 5 } as const
/** … and of a single group. */
const SHOWN_ALONE = 12
const KINDS = ['steps', 'options', 'pages'] as const

/** A group with the rows that are shown of it. */
function groupOf(name: Result['kind'], results: readonly Result[], total: number, shown: number): RowGroup {
  const rows = results.slice(0, shown).map(({ row }) => row())
  const more: SearchRow[] =
    results.length > shown ? [{ key: `more ${name}`, kind: 'more', group: name, count: results.length }] : []
  return { name, rows: [...rows, ...more], count: results.length, total }
}

/**
 * Groups the results: the best ones of all kinds, then the others by kind, the kind of the best one first. A group has no rows
 * when all of its results are among the best.
 * @param opened groups of which everything is shown
 */
export function resultGroups(found: Results, opened: ReadonlySet<GroupName> = new Set()): RowGroup[] {
  const all = resultsOf(found)
  const scoreOf = (kind: Result['kind']) => Math.max(0, ...all.map((one) => (one.kind === kind ? one.score : 0)))
  const kinds = KINDS.filter((kind) => all.some((one) => one.kind === kind))
  const isMixed = kinds.length > 1
  const best = isMixed ? bestOf(all, BEST_COUNT) : []
  const groups = kinds
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .map((kind) => {
      const same = all.filter((one) => one.kind === kind)
      const rest = same.filter((one) => !best.includes(one))
      const shown = opened.has(kind) ? rest.length : isMixed ? SHOWN[kind] : SHOWN_ALONE
      return groupOf(kind, rest, same.length, shown)
    })
  const top: RowGroup = { name: 'best', rows: best.map(({ row }) => row()), count: best.length, total: 0 }
  return isMixed ? [top, ...groups] : groups
}

/**
 * What the dialog offers before anything is typed: recent searches, else suggestions; and the main pages.
 * @param index absent until it has been loaded
 */
export function startGroups(recent: readonly string[], locale: Locale, index?: SearchIndex): RowGroup[] {
  const words = recent.length > 0 ? recent : SEARCH_STRINGS[locale].suggestions
  const searches = words.map((search) => ({ key: `words ${search}`, kind: 'words' as const, words: search }))
  const pages = MAIN_PAGES.flatMap(([route]) => {
    const page = index?.pages.find(({ slug }) => slug === routeOf(route, locale))
    return page ? [pageRow(page, { words: [], locale })] : []
  })
  const groups: [GroupName, SearchRow[]][] = [
    [recent.length > 0 ? 'recent' : 'suggested', searches],
    ['start', pages],
  ]
  return groups
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => ({ name, rows, count: rows.length, total: rows.length }))
}

/**
 * What the dialog offers below all results: a link to the step finder with the query.
 * @param name `nothing` when there are no results
 */
export function finderGroup(query: string, locale: Locale, name: 'finder' | 'nothing'): RowGroup {
  const href = withBase(routeOf('stepFinder', locale)) + writeState({ q: query.trim() })
  return { name, count: 0, total: 0, rows: [{ key: 'finder', kind: 'finder', href }] }
}

/**
 * What a screen reader announces of the results; empty while there is nothing to announce.
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
