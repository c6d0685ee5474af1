import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { SEARCH_STRINGS, type SearchStrings } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { stateFragment } from '@/lib/address-query'
import { MAIN_PAGES, optionRoute, routeOf, stepRoute, withBase } from '@/site/site'
import { expressionParts } from '@/steps/expression/expression-parts'
import { familyOf } from '@/steps/values/data-types'
import type { Ranked } from '../rank/rank-entries'
import type { OptionEntry, Passage, SearchIndex, StepEntry } from '../rank/search-index'
import { excerptOf, type Matching, matchParts, type TextPart } from './match-parts'
import type { GroupName, RowGroup, SearchRow } from './search-row'

const titleParts = (title: string, matching: Matching) => matchParts(title, { ...matching, isForgiving: true })

const expressionTitle = (expression: string, matching: Matching): TextPart[] =>
  expressionParts(expression).flatMap((part): TextPart[] => {
    if (part.kind === 'argument') return [{ text: part.text, look: `chip ${familyOf(part.type)}` }]
    if (part.kind === 'free' && !part.except) return [{ text: part.text, look: 'wildcard' }]
    const parts = titleParts(part.text, matching)
    return part.kind === 'text' ? parts : parts.map((each) => ({ ...each, look: 'optional' }))
  })

/** A step in the language that it was found in. */
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

/** A page by its title and what it is about, or one of its sections with an excerpt. */
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
/** What one of them loses for each of its kind above it: readers who did not mean those do not mean it either. */
const SAME_KIND = 0.05
/** Where no result has this share of the query, it asks for something that is not here: of 180 blind queries none did, of 40 others 28. */
const LEAST_FITTING = 0.5
/** Rows per group … */
const SHOWN = { steps: 5, options: 4, pages: 5 } as const
/** … and of a single group. */
const SHOWN_ALONE = 12

type Results = Matching & { index: SearchIndex; ranked: readonly Ranked[] }

const bestOf = (kinds: readonly (readonly Ranked[])[]): Ranked[] =>
  kinds
    .flatMap((same) => same.map((one, above) => ({ one, worth: one.score - SAME_KIND * above })))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, BEST_COUNT)
    .map(({ one }) => one)

/**
 * Groups the results: the best ones of all kinds, then the others by kind, the kind of the best one first. A group has no rows
 * when all of its results are among the best; one that is opened has all of its rows.
 */
export function resultGroups(results: Results, opened: ReadonlySet<GroupName> = new Set()): RowGroup[] {
  const { index, ranked, locale } = results
  const byScore = [...ranked].sort((one, other) => other.score - one.score)
  const kinds = [...new Set(byScore.map(({ kind }) => kind))]
  const isDistant = byScore.length > 0 && ranked.every(({ share }) => share < LEAST_FITTING)
  const isMixed = kinds.length > 1 || isDistant
  const best = isMixed ? bestOf(kinds.map((kind) => byScore.filter((one) => one.kind === kind))) : []
  const rowsOf = (some: readonly Ranked[]) => some.map((one) => rowOf(one, index, results))
  const groups = kinds.map((kind): RowGroup => {
    const same = ranked.filter((one) => one.kind === kind)
    const rest = same.filter((one) => !best.includes(one))
    const shown = opened.has(kind) ? rest.length : isMixed ? SHOWN[kind] : SHOWN_ALONE
    const title = [{ text: SEARCH_STRINGS[locale].showAll(rest.length) }]
    const more: SearchRow[] = rest.length > shown ? [{ kind: 'more', key: `more ${kind}`, title, group: kind }] : []
    return { name: kind, rows: [...rowsOf(rest.slice(0, shown)), ...more], count: rest.length, total: same.length }
  })
  return isMixed ? [{ name: isDistant ? 'distant' : 'best', rows: rowsOf(best) }, ...groups] : groups
}

/** What the dialog offers before anything is typed: recent searches, else suggestions; and the main pages of a loaded index. */
export function startGroups(recent: readonly string[], locale: Locale, index?: SearchIndex): RowGroup[] {
  const isRecent = recent.length > 0
  const searches = (isRecent ? recent : SEARCH_STRINGS[locale].suggestions).map(
    (words): SearchRow => ({ kind: 'words', key: `words ${words}`, title: [{ text: words }], words }),
  )
  const pages = MAIN_PAGES.flatMap(([route]) => {
    const page = index?.pages.find(({ slug }) => slug === routeOf(route, locale))
    return page ? [passageRow({ page }, { words: [], locale })] : []
  })
  return [
    { name: isRecent ? 'recent' : 'suggested', rows: searches },
    { name: 'start', rows: pages },
  ]
}

/**
 * What the dialog offers below all results: a link to the step finder with the query.
 * @param name `nothing` when there are no results, `failed` when nobody knows, and the index may be loaded again
 */
export function finderGroup(query: string, locale: Locale, name: 'finder' | 'nothing' | 'failed'): RowGroup {
  const href = withBase(routeOf('stepFinder', locale)) + stateFragment({ q: query.trim() })
  const title = [{ text: SEARCH_STRINGS[locale].tryFinder }]
  const finder: SearchRow = { kind: 'finder', key: 'finder', title, href }
  if (name !== 'failed') return { name, rows: [finder] }
  const again = [{ text: SHELL_STRINGS[locale].tryAgain }]
  return { name, rows: [{ kind: 'more', key: 'again', title: again, isRetry: true }, finder] }
}

/**
 * What a screen reader announces of the results; empty while there is nothing to announce.
 * @example announcement(groups, 'rest', SEARCH_STRINGS.es) // => '9 pasos, 15 opciones, 1 página'
 */
export function announcement(groups: readonly RowGroup[], query: string, words: SearchStrings): string {
  if (groups.some(({ name }) => name === 'failed')) return words.groups.failed
  if (groups.some(({ name }) => name === 'nothing')) return `${words.nothing(query.trim())} ${words.tryFinder}`
  const distant = groups.some(({ name }) => name === 'distant') ? [words.groups.distant] : []
  const counts: Partial<Record<GroupName, (count: number) => string>> = words.counts
  return [...distant, groups.flatMap(({ name, total = 0 }) => counts[name]?.(total) ?? []).join(', ')].join(' ')
}
