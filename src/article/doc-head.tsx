import Head from 'next/head'
import { useEffect } from 'react'
import type { SitePage } from '@/content/site-page'
import { slugIn } from '@/content/slug'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locale'
import { useDebounced } from '@/lib/use-debounced'
import { absoluteUrl, markdownRoute, SITE } from '@/site/site'
import { HEAD_UPDATE_DEBOUNCE_MS } from '@/site/timings'

/** @example pageTitle('REST') // => 'REST - Wakamiti' */
export const pageTitle = (title: string): string => `${title} - ${SITE.name}`

/** The head of a page and the language of the document, both updated a moment after the page. */
export function DocHead({ page: shown }: { page: SitePage }) {
  const page = useDebounced(shown, HEAD_UPDATE_DEBOUNCE_MS)
  useEffect(() => {
    // Even the same value would make browsers recompute the style of every element.
    if (document.documentElement.lang !== page.locale) document.documentElement.lang = page.locale
  }, [page.locale])
  const isMissing = page.template === 'not-found'
  return (
    <Head>
      <title>{pageTitle(page.title)}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      {isMissing && <meta name="robots" content="noindex" />}
      {!isMissing && <link rel="canonical" href={absoluteUrl(page.slug)} />}
      {!isMissing &&
        LOCALES.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={absoluteUrl(slugIn(locale, page.slug))} />
        ))}
      {!isMissing && (
        <link rel="alternate" hrefLang="x-default" href={absoluteUrl(slugIn(DEFAULT_LOCALE, page.slug))} />
      )}
      {page.template === 'doc' && (
        <link rel="alternate" type="text/markdown" href={absoluteUrl(markdownRoute(page.slug))} />
      )}
    </Head>
  )
}
