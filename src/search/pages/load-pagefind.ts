import type { Locale } from '@/i18n/locale'
import { withBase } from '@/site/site'

/** A section of a page with matches; the one without a heading is the page's introduction. */
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

/** The part of `pagefind.js` that is used here. */
export interface PagefindModule {
  /** The tag is part of the address of the index list: the same tag may be served from a cache. */
  createInstance(options: { metaCacheTag: string }): Pagefind
}

type ImportModule = (url: string) => Promise<PagefindModule>

const importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url)

const instances = new Map<Locale, Promise<Pagefind>>()
let failures = 0

/**
 * Loads the full-text index of a language. It is tagged with the build id, so that it works offline once used; a failure is
 * not cached. Pagefind takes the language from the document.
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

/** Drops an index that fails, because a new build may have replaced it. The next call bypasses every cache. */
export function forgetPagefind(locale: Locale): void {
  failures += 1
  instances.delete(locale)
}
