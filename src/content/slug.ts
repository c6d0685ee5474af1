import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, localePrefix } from '@/i18n/locale'

const FILE_NAME = /^(?<path>[a-z0-9/-]+)\.(?<locale>[a-z]{2})\.md$/

/** A parsed content file name: `plugins/rest.es.md` is the Spanish page of `plugins/rest`. */
export interface ContentPath {
  /** Path inside the content folder without language and extension. */
  path: string
  locale: Locale
}

/** @returns undefined if it is no page @example parseContentPath('plugins/rest.es.md') // => { path: 'plugins/rest', locale: 'es' } */
export function parseContentPath(file: string): ContentPath | undefined {
  const { path, locale } = FILE_NAME.exec(file)?.groups ?? {}
  return path && locale && isLocale(locale) ? { path, locale } : undefined
}

/** Parses the name of a page's file. @throws if it is no page */
export function pagePath(file: string): ContentPath {
  const parsed = parseContentPath(file)
  if (!parsed) throw new Error(`${file}: a page is named path.es.md or path.en.md`)
  return parsed
}

/** @example pageName('plugins/rest') // => 'rest' */
export const pageName = (path: string): string => path.split('/').at(-1) ?? ''

/** Spanish has no prefix; an `index` is its folder. @example slugOf({ path: 'plugins/index', locale: 'en' }) // => '/en/plugins/' */
export function slugOf({ path, locale }: ContentPath): string {
  const folder = path.replace(/(^|\/)index$/, '')
  return folder ? `${localePrefix(locale)}/${folder}/` : `${localePrefix(locale)}/`
}

/** @example localeOfSlug('/en/plugins/') // => 'en' */
export const localeOfSlug = (slug: string): Locale =>
  LOCALES.find((locale) => locale === slug.split('/')[1]) ?? DEFAULT_LOCALE

/** @example slugIn('en', '/plugins/rest/') // => '/en/plugins/rest/' */
export const slugIn = (locale: Locale, slug: string): string =>
  localePrefix(locale) + slug.slice(localePrefix(localeOfSlug(slug)).length)

/** Whether a link stays in the site or on the page, opens a tab, is left to the browser, or is not allowed. */
export type LinkKind = 'internal' | 'anchor' | 'external' | 'contact' | 'refused'

/** @example linkKind('mailto:a@b.es') // => 'contact' */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor'
  if (/^(mailto|tel):/i.test(href)) return 'contact'
  if (/^(https?:)?\/\//i.test(href)) return 'external'
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? 'refused' : 'internal'
}
