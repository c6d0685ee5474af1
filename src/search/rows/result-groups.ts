import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { SEARCH_STRINGS, type SearchStrings } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { stateFragment } from '@/lib/address-query'
import { MAIN_PAGES, optionRoute, routeOf, stepRoute, withBase } from '@/site/site'
import { expressionParts } from '@/steps/expression/expression-parts'
import { familyOf, type StepKind } from '@/steps/step'
import type { Ranked } from '../rank/rank-entries'
import type { OptionEntry, Passage, SearchIndex, StepEntry } from '../rank/search-index'
import { excerptOf, type Matching, matchParts, type TextPart } from '../rank/search-words'

/** What choosing a row does: open a page, search for other words, show the rest of a group, or retry. */
type RowAction = { href: string } | { words: string } | { group: GroupName } | { isRetry: true }

export type SearchRow = RowAction & {
  kind: 'step' | 'option' | 'page' | 'finder' | 'more'
  /** Identifies the row when the list changes. */
  key: string
  label?: string
  title: TextPart[]
  /** The language of the title if it is not that of the page. */
  titleLanguage?: Locale
  /** Shown below the title. */
  text?: string | TextPart[]
  textLanguage?: Locale
  /** Shown at the end of the row. */
  end?: string
  role?: StepKind
  /** What Ctrl+Enter copies. */
  copied?: string
}

export type GroupName = keyof SearchStrings['groups']

export interface RowGroup {
  name: GroupName
  /** The visible rows; the last one may reveal the rest. */
  rows: SearchRow[]
  /** The number of results of this kind in all groups. */
  total?: number
}

/** The id of the result list, for the `aria-controls` of the field. */
export const RESULTS_ID = 'search-results'

export const rowId = (at: number): string => `search-row-${at}`

const titleParts = (title: string, matching: Matching) => matchParts(title, { ...matching, isFuzzy: true })

const expressionTitle = (expression: string, matching: Matching): TextPart[] =>
  expressionParts(expression).flatMap((part): TextPart[] => {
    if (part.kind === 'argument') return [{ text: part.text, className: `chip ${familyOf(part.type)}` }]
    if (part.kind === 'free' && !part.except) return [{ text: part.text, className: 'wildcard' }]
    const parts = titleParts(part.text, matching)
    return part.kind === 'text' ? parts : parts.map((word) => ({ ...word, className: 'optional' }))
  })

/** The row of a step in the language in which it was found. */
function stepRow(step: StepEntry, isTranslation: boolean, origin: string, { words, locale }: Matching): SearchRow {
  const other = otherLanguage(stepLanguageOf(locale))
  const [found, below] = isTranslation ? [step.translation, step.text] : [step.text, step.translation]
  return {
    kind: 'step',
    key: `step ${step.plugin} ${step.id}`,
    href: withBase(stepRoute(step, locale)),
    role: step.role,
    label: SHELL_STRINGS[locale].keyword[step.role],
    title: expressionTitle(found, { words, locale: isTranslation ? other : locale }),
    text: below.replaceAll('\\', ''),
    ...(isTranslation ? { titleLanguage: other } : { textLanguage: other }),
    end: origin,
    copied: found,
  }
}

const optionRow = (option: OptionEntry, matching: Matching): SearchRow => ({
  kind: 'option',
  key: `option ${option.plugin} ${option.key}`,
  href: withBase(optionRoute(option, matching.locale)),
  label: option.type,
  title: titleParts(option.key, matching),
  text: option.about,
  end: option.default,
  copied: option.key,
})

/** The row of a page, or of one of its sections with an excerpt. */
function passageRow({ page, section }: Passage, matching: Matching): SearchRow {
  const { slug, title } = page
  const plugins = routeOf('plugins', matching.locale)
  const isPlugin = slug.startsWith(plugins) && slug !== plugins
  const [type, heading, text, end] = section?.anchor
    ? (['section', section.heading, excerptOf(section.text, matching), title] as const)
    : ([isPlugin ? 'plugin' : 'page', title, page.about, page.section] as const)
  const href = withBase(slug) + (section?.anchor ? `#${section.anchor}` : '')
  return {
    kind: 'page',
    key: href,
    href,
    label: SEARCH_STRINGS[matching.locale].kinds[type],
    title: titleParts(heading, matching),
    text: matchParts(text, matching),
    end,
  }
}

function rowOf(found: Ranked, { plugins }: SearchIndex, matching: Matching): SearchRow {
  if (found.kind === 'pages') return passageRow(found.entry, matching)
  if (found.kind === 'options') return optionRow(found.entry, matching)
  const { plugin } = found.entry
  return stepRow(found.entry, found.isTranslation, plugins[plugin] ?? plugin, matching)
}

/** Results of any kind above the groups. */
const BEST_COUNT = 3
/** What a result loses for each of the same kind above it: a reader who did not mean those may mean another kind. */
const SAME_KIND_PENALTY = 0.05
/** If no result reaches this share, the query is not about the tool: true of 28 of 40 unrelated queries, and of none of 180 others. */
const MIN_SHARE = 0.5
/** Rows per group … */
const SHOWN = { steps: 5, options: 4, pages: 5 } as const
/** … and of a single group. */
const SHOWN_ALONE = 12

type Results = Matching & { index: SearchIndex; ranked: readonly Ranked[] }

const bestOf = (kinds: readonly (readonly Ranked[])[]): Ranked[] =>
  kinds
    .flatMap((same) => same.map((found, above) => ({ found, value: found.score - SAME_KIND_PENALTY * above })))
    .sort((a, b) => b.value - a.value)
    .slice(0, BEST_COUNT)
    .map(({ found }) => found)

/** Groups the results: the best of all kinds, then the rest by kind, the kind of the best first. Expanded groups show all. */
export function resultGroups(results: Results, expanded: ReadonlySet<GroupName> = new Set()): RowGroup[] {
  const { index, ranked, locale } = results
  const byScore = [...ranked].sort((a, b) => b.score - a.score)
  const kinds = [...new Set(byScore.map(({ kind }) => kind))]
  const isDistant = byScore.length > 0 && ranked.every(({ share }) => share < MIN_SHARE)
  const isMixed = kinds.length > 1 || isDistant
  const best = isMixed ? bestOf(kinds.map((kind) => byScore.filter((found) => found.kind === kind))) : []
  const rowsOf = (some: readonly Ranked[]) => some.map((found) => rowOf(found, index, results))
  const groups = kinds.map((kind): RowGroup => {
    const same = ranked.filter((found) => found.kind === kind)
    const rest = same.filter((found) => !best.includes(found))
    const shown = expanded.has(kind) ? rest.length : isMixed ? SHOWN[kind] : SHOWN_ALONE
    const title = [{ text: SEARCH_STRINGS[locale].showAll(rest.length) }]
    const more: SearchRow[] = rest.length > shown ? [{ kind: 'more', key: `more ${kind}`, title, group: kind }] : []
    return { name: kind, rows: [...rowsOf(rest.slice(0, shown)), ...more], total: same.length }
  })
  return isMixed ? [{ name: isDistant ? 'distant' : 'best', rows: rowsOf(best) }, ...groups] : groups
}

/** The groups before anything is typed: recent searches, and the main pages once the index is loaded. */
export function startGroups(recent: readonly string[], locale: Locale, index?: SearchIndex): RowGroup[] {
  const searches = recent.map((words): SearchRow => ({ kind: 'more', key: words, title: [{ text: words }], words }))
  const pages = MAIN_PAGES.flatMap(([route]) => {
    const page = index?.pages.find(({ slug }) => slug === routeOf(route, locale))
    return page ? [passageRow({ page }, { words: [], locale })] : []
  })
  return [
    { name: 'recent', rows: searches },
    { name: 'start', rows: pages },
  ]
}

/** The last group: a link to the step finder with the query; for `failed`, also a retry. */
export function finderGroup(query: string, locale: Locale, name: 'finder' | 'nothing' | 'failed'): RowGroup {
  const href = withBase(routeOf('stepFinder', locale)) + stateFragment({ q: query.trim() })
  const title = [{ text: SEARCH_STRINGS[locale].tryFinder }]
  const finder: SearchRow = { kind: 'finder', key: 'finder', title, href }
  if (name !== 'failed') return { name, rows: [finder] }
  const again = [{ text: SHELL_STRINGS[locale].tryAgain }]
  return { name, rows: [{ kind: 'more', key: 'again', title: again, isRetry: true }, finder] }
}

/** What a screen reader announces: `9 pasos, 15 opciones, 1 página`; empty if there is nothing to announce. */
export function announcement(groups: readonly RowGroup[], query: string, words: SearchStrings): string {
  if (groups.some(({ name }) => name === 'failed')) return words.groups.failed
  if (groups.some(({ name }) => name === 'nothing')) return `${words.nothing(query.trim())} ${words.tryFinder}`
  const distant = groups.some(({ name }) => name === 'distant') ? [words.groups.distant] : []
  const counts: Partial<Record<GroupName, (count: number) => string>> = words.counts
  return [...distant, groups.flatMap(({ name, total = 0 }) => counts[name]?.(total) ?? []).join(', ')].join(' ')
}
