import { readFileSync } from 'node:fs'
import type { Menu, Plugin } from 'contentlayer/generated'
import { LOCALES, type Locale, localize } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { memoize, memoizeFor } from '@/lib/memoize'
import { routeOf } from '@/site/site'
import { isStep } from '@/steps/step'
import { editBase } from './content-source'
import { allPages, menuOf, type Page } from './documents'
import { readReferences } from './references'
import type { Crumb, SitePage } from './site-page'

/** The file with the day of each page's last change, written by the build from git's history. */
export const UPDATES_FILE = '.generated/updates.json'

const updates = memoize((file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)

/** All topics of a menu in reading order: its own, but for those that follow another one. */
const topicsOf = memoizeFor(({ sections }: Menu) => {
  const topics = sections.flatMap((section) => section.topics)
  const followersOf = (path: string) => topics.filter(({ follows }) => follows === path)
  return topics.filter(({ follows }) => !follows).flatMap((topic) => [topic, ...followersOf(topic.slug)])
})

export const sectionOf = ({ locale, slug }: Page) =>
  menuOf(locale).sections.find(({ topics }) => topics.some((topic) => topic.slug === slug))

/** The breadcrumbs of a page: documentation, its section or parent page, itself. */
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

function neighboursOf({ locale, slug }: Page) {
  const topics = topicsOf(menuOf(locale))
  const at = topics.findIndex((topic) => topic.slug === slug)
  const crumb = (index: number): Crumb | undefined => {
    const topic = at < 0 ? undefined : topics[index]
    return topic && { title: topic.title, slug: topic.slug }
  }
  return { previous: crumb(at - 1), next: crumb(at + 1) }
}

/** The last section that begins before the first entry of a kind. */
const firstAnchor = (html: string, kind: 'step' | 'option'): string | undefined =>
  /.*<h2 id="([^"]+)"/s.exec(html.slice(0, Math.max(html.indexOf(`id="${kind}-`), 0)))?.[1]

/** The strip under the title of a plugin's page. */
function stripOf({ plugin, locale, body: { html } }: Plugin) {
  const reference = readReferences().plugins.find((each) => each.plugin === plugin)
  if (!reference) return undefined
  const { version, artifact, needs, steps, options } = reference
  const anchors = { stepsAnchor: firstAnchor(html, 'step'), optionsAnchor: firstAnchor(html, 'option') }
  const counts = { steps: steps.filter(isStep).length, options: options.length }
  return { plugin, version, artifact, needs: needs[locale], ...counts, ...anchors }
}

/** The version of the tool that the site is about, in words. */
export const engineNote = (locale: Locale): string => PAGE_STRINGS[locale].forEngine(readReferences().core.engine)

/** The content of the frame around an article, read only by the build. */
export function docFrame(page: Page) {
  const { sourceFilePath: file } = page._raw
  const base = editBase()
  return {
    crumbs: crumbsOf(page),
    ...neighboursOf(page),
    /** Where the page is edited, when that is known. */
    edit: base && `${base}${file}`,
    /** Day of the last change, `2026-11-20`, when that is known. */
    updated: updates(UPDATES_FILE)[file],
    engine: engineNote(page.locale),
    plugin: page._type === 'Plugin' ? stripOf(page) : undefined,
    layout: page._type === 'Doc' ? page.layout : undefined,
  }
}

export type DocFrame = ReturnType<typeof docFrame>

export type PluginStrip = NonNullable<DocFrame['plugin']>

/** The data of a page that has an article, with those of the same page in the other languages. */
export function docPage({ slug, locale, title, description, headings }: Page, others: readonly Page[] = []): SitePage {
  const anchors = others.map((page) => [page.locale, page.headings.map(({ anchor }) => anchor)])
  return { template: 'doc', slug, locale, title, description, headings, translations: Object.fromEntries(anchors) }
}

/** A page without an article: the home page and the page for what does not exist. */
export function plainPage(template: 'home' | 'not-found', locale: Locale): SitePage {
  const [slug, title, description] =
    template === 'home'
      ? [routeOf('home', locale), PAGE_STRINGS[locale].tagline, PAGE_STRINGS[locale].homeDescription]
      : [routeOf('notFound', locale), SHELL_STRINGS[locale].notFoundTitle, SHELL_STRINGS[locale].notFoundTitle]
  return { template, slug, locale, title, description, headings: [], translations: {} }
}

/** What the not-found page is made of; the address that it is served for may be one of the other language. */
export const notFoundProps = (locale: Locale) => ({
  page: plainPage('not-found', locale),
  engine: localize(engineNote),
})

/** Every path that the site exports, the home pages and the not-found pages included. */
export const allSlugs = (): string[] => [
  ...(['home', 'notFound'] as const).flatMap((name) => LOCALES.map((locale) => routeOf(name, locale))),
  ...allPages().map(({ slug }) => slug),
]
