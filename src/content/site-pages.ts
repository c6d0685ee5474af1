import { readFileSync } from 'node:fs'
import type { Menu, Plugin } from 'contentlayer/generated'
import { LOCALES, type Locale, localize } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { memoize, memoizeFor } from '@/lib/memoize'
import { ROUTES, routeOf } from '@/site/site'
import { isStep } from '@/steps/step'
import { editBase } from './content-source'
import { allPages, menuOf, type Page } from './documents'
import { readReferences } from './references'
import type { Crumb, Heading, SitePage } from './site-page'

/** The day of each page's last change: the build writes it from git's history. */
export const UPDATES_FILE = '.generated/updates.json'

const updates = memoize((file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)

/** All topics in reading order: that of the menu, but those with `follows` come after the page that they name. */
const topicsOf = memoizeFor(({ sections }: Menu) => {
  const topics = sections.flatMap((section) => section.topics)
  const followersOf = (path: string) => topics.filter(({ follows }) => follows === path)
  return topics.filter(({ follows }) => !follows).flatMap((topic) => [topic, ...followersOf(topic.slug)])
})

export const sectionOf = ({ locale, slug }: Page) =>
  menuOf(locale).sections.find(({ topics }) => topics.some((topic) => topic.slug === slug))

/** The breadcrumbs of a page: documentation, its parent page or its section, itself. */
export function crumbsOf(page: Page): Crumb[] {
  const { locale, slug, title } = page
  const section = sectionOf(page)
  const plugins = routeOf('plugins', locale)
  const parent =
    slug.startsWith(plugins) && slug !== plugins
      ? { title: SHELL_STRINGS[locale].index2, slug: plugins }
      : section && { title: section.title }
  return [
    { title: SHELL_STRINGS[locale].documentation, slug: routeOf('home', locale) },
    ...(parent ? [parent] : []),
    { title },
  ]
}

function neighboursOf(page: Page) {
  const crumbs = topicsOf(menuOf(page.locale)).map(({ title, slug }): Crumb => ({ title, slug }))
  const at = crumbs.findIndex(({ slug }) => slug === page.slug)
  return { previous: crumbs[at - 1], next: at < 0 ? undefined : crumbs[at + 1] }
}

/** The anchor of the section with the first entry of a kind. */
const firstAnchor = (html: string, kind: 'step' | 'option'): string | undefined =>
  /.*<h2 id="([^"]+)"/s.exec(html.slice(0, Math.max(html.indexOf(`id="${kind}-`), 0)))?.[1]

/** The strip under the title of a plugin's page. */
function stripOf({ plugin, locale }: Plugin, html: string) {
  const reference = readReferences().plugins.find((candidate) => candidate.plugin === plugin)
  if (!reference) return undefined
  const { version, artifact, needs, steps, options } = reference
  const anchors = { stepsAnchor: firstAnchor(html, 'step'), optionsAnchor: firstAnchor(html, 'option') }
  const counts = { steps: steps.filter(isStep).length, options: options.length }
  return { plugin, version, artifact, needs: needs[locale], ...counts, ...anchors }
}

/** Says which version of the tool the site is about. */
export const engineNote = (locale: Locale): string => PAGE_STRINGS[locale].forTool(readReferences().core.engine)

/** The data of the frame around an article, read only by the build. */
export function docFrame(page: Page, article = '') {
  const { sourceFilePath: file } = page._raw
  const base = editBase()
  return {
    crumbs: crumbsOf(page),
    ...neighboursOf(page),
    /** Where the page is edited, if that is known. */
    edit: base && `${base}${file}`,
    /** Day of the last change, `2026-11-20`, if that is known. */
    updated: updates(UPDATES_FILE)[file],
    engine: engineNote(page.locale),
    plugin: page._type === 'Plugin' ? stripOf(page, article) : undefined,
    layout: page._type === 'Doc' ? page.layout : undefined,
  }
}

export type DocFrame = ReturnType<typeof docFrame>

export type PluginStrip = NonNullable<DocFrame['plugin']>

/** The data of a page with an article. @param others the headings of its translations */
export function docPage(
  { slug, locale, title, description }: Page,
  headings: Heading[],
  others: Partial<Record<Locale, Heading[]>> = {},
): SitePage {
  const anchors = Object.entries(others).map(([other, own]) => [other, own.map(({ anchor }) => anchor)])
  return { template: 'doc', slug, locale, title, description, headings, translations: Object.fromEntries(anchors) }
}

/** The data of a page without an article. */
export function plainPage(template: 'home' | 'not-found', locale: Locale): SitePage {
  const [slug, title, description] =
    template === 'home'
      ? [routeOf('home', locale), PAGE_STRINGS[locale].tagline, PAGE_STRINGS[locale].homeDescription]
      : [routeOf('notFound', locale), SHELL_STRINGS[locale].notFoundTitle, SHELL_STRINGS[locale].notFoundTitle]
  return { template, slug, locale, title, description, headings: [], translations: {} }
}

/** The props of the not-found page. The missing address may be one of the other language: both notes are there. */
export const notFoundProps = (locale: Locale) => ({
  page: plainPage('not-found', locale),
  engine: localize(engineNote),
})

/** Every path that the site exports, including the home and not-found pages. */
export const allSlugs = (): string[] => [
  ...(['home', 'notFound'] as const).flatMap((name) => LOCALES.map((locale) => routeOf(name, locale))),
  ...allPages().map(({ slug }) => slug),
]

/** The paths of all pages but the not-found pages. */
export const pageSlugs = (): string[] => allSlugs().filter((slug) => !slug.endsWith(ROUTES.notFound))
