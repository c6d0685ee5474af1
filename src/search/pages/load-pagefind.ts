import type { Locale } from '@/i18n/locale'
import { withBase } from '@/site/site'

/** A section of a page that Pagefind found something in; the one without a heading is the page's beginning. */
export interface PagefindSection {
  title: string
  url: string
  /** Plain text as HTML, matches in `<mark>`. */
  excerpt: string
  weighted_locations: { balanced_score: number }[]
}

/** A page that Pagefind found. */
export interface PagefindPage {
  url: string
  meta: { title?: string }
  /** All of its text. */
  content: string
  sub_results: PagefindSection[]
}

/** The index of one language. */
export interface Pagefind {
  search(words: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>
}

/** What `pagefind.js` exports, as far as it is used here. */
export interface PagefindModule {
  /** The tag is part of the address of the list of indexes: the same one may come from a cache. */
  createInstance(options: { metaCacheTag: string }): Pagefind
}

type ImportModule = (url: string) => Promise<PagefindModule>

const importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url)

const instances = new Map<Locale, Promise<Pagefind>>()
let failures = 0

/**
 * Loads the full-text index of a language, made after the export. It is asked for under the mark of the build, so that it
 * answers without a network once it has been used; a failure is forgotten, so that the next call tries again. Pagefind
 * takes the language from the document.
 * @param locale the language of the page
 * @throws when there is no index: in development before the first build
 */
export function loadPagefind(locale: Locale, load = importModule): Promise<Pagefind> {
  const known = instances.get(locale)
  if (known) return known
  const metaCacheTag = `${document.documentElement.dataset.build}-${failures}`
  const instance = load(withBase('/pagefind/pagefind.js')).then(({ createInstance }) =>
    createInstance({ metaCacheTag }),
  )
  instances.set(locale, instance)
  instance.catch(() => instances.delete(locale))
  return instance
}

/**
 * Forgets an index that does not answer any more: a new build may have taken its place. The next call asks for a new one,
 * past every cache.
 * @param locale the language of the page
 */
export function forgetPagefind(locale: Locale): void {
  failures += 1
  instances.delete(locale)
}
