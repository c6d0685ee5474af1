import type { Locale } from '@/i18n/locale'
import { optionRoute, routeOf, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { Ranked, RankedEntries } from '../rank/rank-entries'
import type { OptionEntry, PageEntry, Passage, SearchIndex, StepEntry } from '../rank/search-index'
import { excerptOf } from './excerpt'
import { type Matching, matchParts } from './match-parts'
import type { SearchRow } from './search-row'

/** What the rows are made of. */
export interface Results {
  index: SearchIndex
  ranked: RankedEntries
  /** The words to highlight, folded. */
  words: readonly string[]
  locale: Locale
}

/** A result; its row is made when it is shown. */
export interface Result {
  kind: 'steps' | 'options' | 'pages'
  score: number
  row: () => SearchRow
}

const stepRow = ({ entry, isTranslation }: Ranked<StepEntry>, { index, locale }: Results): SearchRow => ({
  key: `step ${entry.plugin} ${entry.id}`,
  kind: 'step',
  href: withBase(stepRoute(entry, locale)),
  step: entry,
  origin: index.plugins[entry.plugin] ?? entry.plugin,
  isTranslation,
})

const optionRow = ({ entry }: Ranked<OptionEntry>, { index, locale }: Results): SearchRow => ({
  key: `option ${entry.plugin} ${entry.key}`,
  kind: 'option',
  href: withBase(optionRoute(entry, locale)),
  option: entry,
  origin: index.plugins[entry.plugin] ?? entry.plugin,
})

const isPlugin = (slug: string, locale: Locale): boolean =>
  slug.startsWith(routeOf('plugins', locale)) && slug !== routeOf('plugins', locale)

/** A page by its title and what it is about. */
export const pageRow = ({ slug, title, section, about }: PageEntry, matching: Matching): SearchRow => ({
  key: withBase(slug),
  kind: 'page',
  href: withBase(slug),
  title: matchParts(title, { ...matching, isForgiving: true }),
  text: matchParts(about, matching),
  origin: section,
  type: isPlugin(slug, matching.locale) ? 'plugin' : 'page',
})

function passageRow({ page, section }: Passage, matching: Matching): SearchRow {
  if (!section?.anchor) return pageRow(page, matching)
  const href = `${withBase(page.slug)}#${section.anchor}`
  return {
    key: href,
    kind: 'page',
    href,
    title: matchParts(section.heading, { ...matching, isForgiving: true }),
    text: matchParts(excerptOf(section.text, matching), matching),
    origin: page.title,
    type: 'section',
  }
}

/** All results, those of each kind best first. */
export function resultsOf(found: Results): Result[] {
  const { ranked } = found
  const of = <T>(kind: Result['kind'], all: readonly Ranked<T>[], rowOf: (one: Ranked<T>) => SearchRow): Result[] =>
    all.map((one) => ({ kind, score: one.score, row: () => rowOf(one) }))
  return [
    ...of('steps', ranked.steps, (step) => stepRow(step, found)),
    ...of('options', ranked.options, (option) => optionRow(option, found)),
    ...of('pages', ranked.pages, ({ entry }) => passageRow(entry, found)),
  ]
}
