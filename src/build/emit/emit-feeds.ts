import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPages, pageAt } from '@/content/documents'
import { docFrame } from '@/content/site-pages'
import { LANGUAGE_TAGS, LOCALES, type Locale, localePrefix } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { feedRoute, routeOf } from '@/site/routes'
import { absoluteUrl, SITE } from '@/site/site'

/** Something that has changed: a release of the tool, or a page. */
interface Entry {
  title: string
  /** A path of the site, with an anchor. */
  path: string
  /** `2026-11-20` */
  day: string
  /** HTML */
  text: string
}

/** What a release brings is told in a list of this page. */
const RELEASES_PATH = '/guides/releases/'

/** Of releases and of pages each: otherwise a day on which many pages changed would push the releases out. */
const MOST_OF_A_KIND = 30

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** @example dayOf('29', 'junio', '2026', 'es') // => '2026-06-29' */
function dayOf(day: string, name: string, year: string, locale: Locale): string | undefined {
  const { format } = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: 'long', timeZone: 'UTC' })
  const month = Array.from({ length: 12 }, (_, at) => format(Date.UTC(2000, at))).indexOf(name) + 1
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** An item of a list: the name of a release, its day, what it brings. */
const RELEASE = /<li>\s*<strong>([^<]+)<\/strong>, (\d+) (?:de )?(\p{L}+) (?:de )?(\d{4})\. (.*?)<\/li>/gsu

/**
 * The releases that a page tells of. One of which it only says the month is left out.
 * @param html the article
 */
export function releasesIn(html: string, slug: string, locale: Locale): Entry[] {
  return [...html.matchAll(RELEASE)].flatMap((found) => {
    const [, name = '', date = '', month = '', year = '', text = ''] = found
    const day = dayOf(date, month, year, locale)
    const anchor = /.*<h\d id="([^"]+)"/s.exec(html.slice(0, found.index))?.[1] ?? ''
    const title = /^\d/.test(name) ? `${SITE.name} ${name}` : name
    return day ? [{ title, path: `${slug}#${anchor}`, day, text: text.replace(/<[^>]*>/g, '') }] : []
  })
}

const releasesOf = (locale: Locale): Entry[] => {
  const page = pageAt(localePrefix(locale) + RELEASES_PATH)
  return page ? releasesIn(page.body.html, page.slug, locale) : []
}

/** The pages of a language whose last change is known. */
const pagesOf = (locale: Locale): Entry[] =>
  allPages().flatMap((page) => {
    const day = page.locale === locale && docFrame(page).updated
    const title = PAGE_STRINGS[locale].ofDocumentation(page.title)
    return day ? [{ title, path: page.slug, day, text: escapeXml(page.description) }] : []
  })

/** The newest first; of one day in the order of their pages. */
const newestOf = (entries: Entry[], most = entries.length): Entry[] =>
  entries.sort((one, other) => other.day.localeCompare(one.day)).slice(0, most)

const dateOf = (day: string): string => new Date(day).toUTCString()

/** A page that changes again is a new entry. */
const itemOf = ({ title, path, day, text }: Entry): string =>
  [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(absoluteUrl(path))}</link>`,
    `<guid isPermaLink="false">${escapeXml(`${path} ${title} ${day}`)}</guid>`,
    `<pubDate>${dateOf(day)}</pubDate>`,
    `<description>${escapeXml(text)}</description>`,
    '</item>',
  ].join('')

function feedOf(locale: Locale): string {
  const { news, homeDescription } = PAGE_STRINGS[locale]
  const kinds = [releasesOf(locale), pagesOf(locale)].map((entries) => newestOf(entries, MOST_OF_A_KIND))
  const entries = newestOf(kinds.flat())
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(news)}</title>`,
    `<link>${absoluteUrl(routeOf('home', locale))}</link>`,
    `<description>${escapeXml(homeDescription)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${absoluteUrl(feedRoute(locale))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(itemOf),
    '</channel></rss>',
    '',
  ].join('\n')
}

/**
 * Writes the feed of each language: releases of the tool, and the days on which pages were last changed, as far as they are known.
 * @param folder an export
 */
export function emitFeeds(folder: string): void {
  for (const locale of LOCALES) writeFileSync(join(folder, feedRoute(locale)), feedOf(locale))
}
