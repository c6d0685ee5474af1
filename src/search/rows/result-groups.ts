import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS, type SearchStrings } from '@/i18n/search-strings'
import { optionRoute, routeOf, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { PageAnswer, PageHit } from '../pages/page-hits'
import { pageWords } from '../rank/query-words'
import type { Ranked, RankedEntries } from '../rank/rank-entries'
import type { OptionEntry, PageEntry, SearchIndex, StepEntry } from '../rank/search-index'
import { matchParts } from './match-parts'
import type { RowGroup, SearchRow } from './search-row'

/** Rows per group … */
const SHOWN = { steps: 5, options: 4, pages: 5 } as const
/** … and of a single group. */
const SHOWN_ALONE = 12
/** A group moves ahead of another when its best score is higher by about this much. */
const LEAD = 0.2
/** Pages whose titles score this high come before those that match in their text. */
const GOOD_TITLE = 0.6

export interface Answers {
  index: SearchIndex
  ranked: RankedEntries
  /** From the full-text index; absent until it has loaded. */
  pages?: PageAnswer
  query: string
  locale: Locale
}

const stepRow = ({ entry, isTranslation }: Ranked<StepEntry>, { index, locale }: Answers): SearchRow => ({
  key: `step ${entry.plugin} ${entry.id}`,
  kind: 'step',
  href: withBase(stepRoute(entry, locale)),
  step: entry,
  origin: index.plugins[entry.plugin] ?? entry.plugin,
  isTranslation,
})

const optionRow = ({ entry }: Ranked<OptionEntry>, { index, locale }: Answers): SearchRow => ({
  key: `option ${entry.plugin} ${entry.key}`,
  kind: 'option',
  href: withBase(optionRoute(entry, locale)),
  option: entry,
  origin: index.plugins[entry.plugin] ?? entry.plugin,
})

const isPlugin = (slug: string, locale: Locale): boolean =>
  slug.startsWith(routeOf('plugins', locale)) && slug !== routeOf('plugins', locale)

const titleRow = ({ entry }: Ranked<PageEntry>, words: readonly string[], locale: Locale): SearchRow => ({
  key: withBase(entry.slug),
  kind: 'page',
  href: withBase(entry.slug),
  title: matchParts(entry.title, words),
  text: matchParts(entry.about, words),
  origin: entry.section,
  type: isPlugin(entry.slug, locale) ? 'plugin' : 'page',
})

const textRow = ({ href, title, page, excerpt }: PageHit, words: readonly string[]): SearchRow => ({
  key: href,
  kind: 'page',
  href,
  title: matchParts(title, words, false),
  text: matchParts(excerpt, words, false),
  origin: page ?? '',
  type: page === undefined ? 'page' : 'section',
})

/** Pages matched by title and by text, each address once. */
function pageRows(answers: Answers): SearchRow[] {
  const words = pageWords(answers.query)
  const title = (entry: Ranked<PageEntry>) => titleRow(entry, words, answers.locale)
  const { pages } = answers.ranked
  const rows = [
    ...pages.filter(({ score }) => score >= GOOD_TITLE).map(title),
    ...(answers.pages?.hits ?? []).map((hit) => textRow(hit, words)),
    ...pages.filter(({ score }) => score < GOOD_TITLE).map(title),
  ]
  return rows.filter(({ key }, at) => rows.findIndex((row) => row.key === key) === at)
}

const bestOf = (ranked: readonly { score: number }[]): number => Math.round((ranked[0]?.score ?? 0) / LEAD)

/**
 * Groups the results: steps, options, pages in this order, unless one matches clearly better. Late results of the full-text
 * index never change the order of the groups.
 */
export function resultGroups(answers: Answers): RowGroup[] {
  const { steps, options, pages } = answers.ranked
  const inPages = pageRows(answers)
  const all = [
    { name: 'steps' as const, best: bestOf(steps), rows: steps.map((step) => stepRow(step, answers)) },
    { name: 'options' as const, best: bestOf(options), rows: options.map((option) => optionRow(option, answers)) },
    { name: 'pages' as const, best: bestOf(pages), rows: inPages },
  ]
  const found = all.filter(({ rows }) => rows.length > 0).sort((one, other) => other.best - one.best)
  return found.map(({ name, rows }) => ({
    name,
    total: name === 'pages' ? Math.max(rows.length, answers.pages?.total ?? 0) : rows.length,
    rows: rows.slice(0, found.length === 1 ? SHOWN_ALONE : SHOWN[name]),
  }))
}

/** What the dialog offers before anything is typed: recent searches, else suggestions. */
export function startGroups(recent: readonly string[], locale: Locale): RowGroup[] {
  const words = recent.length > 0 ? recent : SEARCH_STRINGS[locale].suggestions
  const rows = words.map((search) => ({ key: `words ${search}`, kind: 'words' as const, words: search }))
  return [{ name: recent.length > 0 ? 'recent' : 'suggested', total: rows.length, rows }]
}

/** What the dialog offers when nothing was found: a link to the step finder with the query. */
export function finderGroups(query: string, locale: Locale): RowGroup[] {
  const href = `${withBase(routeOf('stepFinder', locale))}?q=${encodeURIComponent(query.trim())}`
  return [{ name: 'nothing', total: 0, rows: [{ key: 'finder', kind: 'finder', href }] }]
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
