import { join } from 'node:path'
import { allPages, menuOf, type Page, pageAt, recordOf } from '@/content/documents'
import { docFrame } from '@/content/site-pages'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { LANGUAGE_TAGS, LOCALES, type Locale, localePrefix } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { absoluteUrl, feedRoute, markdownRoute, routeOf, SITE } from '@/site/site'
import { routeOfFile, writeFile } from '../exported/files'

const textOf = (page: Page): string => `# ${page.title}\n\n> ${page.description}\n\n${recordOf(page).markdown}`

const entryOf = ({ title, description, slug }: Page): string =>
  `- [${title}](${absoluteUrl(markdownRoute(slug))}): ${description}`

const sectionsOf = (locale: Locale): [title: string, pages: Page[]][] =>
  menuOf(locale).sections.map(({ title, topics }) => [title, topics.flatMap(({ slug }) => pageAt(slug) ?? [])])

/** Writes what programs read: each page as Markdown, `llms.txt` with a list of them, `llms-full.txt` with all of their text. */
export function emitTexts(folder: string): void {
  for (const locale of LOCALES) {
    const sections = sectionsOf(locale)
    const pages = sections.flatMap(([, own]) => own)
    const head = `# ${SITE.name}\n\n> ${PAGE_STRINGS[locale].homeDescription}\n`
    const lists = sections.map(([title, own]) => `## ${title}\n\n${own.map(entryOf).join('\n')}\n`)
    for (const page of pages) writeFile(join(folder, markdownRoute(page.slug)), textOf(page))
    writeFile(join(folder, localePrefix(locale), 'llms.txt'), [head, ...lists].join('\n'))
    writeFile(join(folder, localePrefix(locale), 'llms-full.txt'), [head, ...pages.map(textOf)].join('\n'))
  }
}

/** Structured data for search engines: a page and its breadcrumbs. */
function linkedData(page: Page): string {
  const { title, description, locale, slug } = page
  const { crumbs, updated } = docFrame(page)
  const path = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.title,
    ...(crumb.slug && { item: absoluteUrl(crumb.slug) }),
  }))
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    inLanguage: locale,
    url: absoluteUrl(slug),
    ...(updated && { dateModified: updated }),
  }
  const graph = [article, { '@type': 'BreadcrumbList', itemListElement: path }]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/** Adds its linked data to the document of each article: navigation by script has no use for it. */
export function withLinkedData(file: string, html: string): string {
  const page = pageAt(routeOfFile(file))
  const script = page && `<script type="application/ld+json">${linkedData(page)}</script>`
  return script ? html.replace('</head>', () => `${script}</head>`) : html
}

/** An item of the feed: a release of the tool, or a page that was changed. `day` is like `2026-11-20`, `text` is HTML. */
interface Entry {
  title: string
  path: string
  day: string
  text: string
}

const RELEASES_PATH = '/guides/releases/'

/** For releases and for pages each, lest a day on which many pages changed pushes the releases out. */
const MAX_PER_KIND = 30

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The number of a month by name, from 1; 0 if there is none. */
function monthOf(name: string, locale: Locale): number {
  const { format } = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => format(Date.UTC(2000, at))).indexOf(name) + 1
}

/** A list item with the name of a release, its day, and what it brings. */
const RELEASE = /<li>\s*<strong>([^<]+)<\/strong>, (\d+) (?:de )?(\p{L}+) (?:de )?(\d{4})\. (.*?)<\/li>/gsu

/** The releases that a page lists, except those with only a month. */
export const releasesIn = (html: string, path: string, locale: Locale): Entry[] =>
  [...html.matchAll(RELEASE)].flatMap(([, name = '', date = '', month = '', year = '', text = '']) => {
    const number = monthOf(month, locale)
    const title = /^\d/.test(name) ? `${SITE.name} ${name}` : name
    const day = [year, String(number).padStart(2, '0'), date.padStart(2, '0')].join('-')
    return number ? [{ title, path, day, text: text.replace(/<[^>]*>/g, '') }] : []
  })

const changedPages = (locale: Locale): Entry[] =>
  allPages().flatMap((page) => {
    const day = page.locale === locale && docFrame(page).updated
    const title = PAGE_STRINGS[locale].documentation(page.title)
    return day ? [{ title, path: page.slug, day, text: escapeXml(page.description) }] : []
  })

const newestOf = (entries: Entry[]): Entry[] => entries.sort((a, b) => b.day.localeCompare(a.day))

/** The day is part of the id: a page that changes again is a new entry. */
const itemOf = ({ title, path, day, text }: Entry): string =>
  [
    `<item><title>${escapeXml(title)}</title><link>${absoluteUrl(path)}</link>`,
    `<guid isPermaLink="false">${escapeXml(`${path} ${title} ${day}`)}</guid>`,
    `<pubDate>${new Date(day).toUTCString()}</pubDate><description>${escapeXml(text)}</description></item>`,
  ].join('')

function feedOf(locale: Locale): string {
  const { homeDescription } = PAGE_STRINGS[locale]
  const releases = pageAt(localePrefix(locale) + RELEASES_PATH)
  const kinds = [releases ? releasesIn(recordOf(releases).html, releases.slug, locale) : [], changedPages(locale)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(ARTICLE_STRINGS[locale].news)}</title><link>${absoluteUrl(routeOf('home', locale))}</link>`,
    `<description>${escapeXml(homeDescription)}</description><language>${locale}</language>`,
    `<atom:link href="${absoluteUrl(feedRoute(locale))}" rel="self" type="application/rss+xml"/>`,
    ...newestOf(kinds.flatMap((entries) => newestOf(entries).slice(0, MAX_PER_KIND))).map(itemOf),
    '</channel></rss>\n',
  ].join('\n')
}

/** Writes a feed for each language: releases of the tool, and pages with the day of their last change. */
export function emitFeeds(folder: string): void {
  for (const locale of LOCALES) writeFile(join(folder, feedRoute(locale)), feedOf(locale))
}
