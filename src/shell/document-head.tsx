import { pageTitle } from '@/article/doc-head'
import type { SitePage } from '@/content/site-page'
import { DEFAULT_LOCALE } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { feedRoute, PICTURE_SIZE, pictureRoute } from '@/site/routes'
import { absoluteUrl, SITE, withBase } from '@/site/site'

const VERIFICATION = process.env.NEXT_PUBLIC_SITE_VERIFICATION

const OG_LOCALES = { es: 'es_ES', en: 'en_GB' } as const

/** How a page is shown where it is shared: with a picture, which what does not exist has not. */
function SharedAs({ page: { template, slug, locale, title, description } }: { page: SitePage }) {
  return (
    <>
      <meta property="og:type" content={template === 'doc' ? 'article' : 'website'} />
      <meta property="og:title" content={pageTitle(title)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(slug)} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {template !== 'not-found' && (
        <>
          <meta property="og:image" content={absoluteUrl(pictureRoute(slug))} />
          <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />
          <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />
          <meta property="og:image:alt" content={pageTitle(title)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** What the head of every document states about the site and, for who does not click, about the page; only the server renders it. */
export function DocumentHead({ page }: { page?: SitePage }) {
  const locale = page?.locale ?? DEFAULT_LOCALE
  return (
    <>
      <meta name="theme-color" content={SITE.themeColor} />
      <meta name="referrer" content="strict-origin-when-cross-origin" />
      <meta name="generator" content={`${SITE.name} ${SITE.version}`} />
      {VERIFICATION && <meta name="google-site-verification" content={VERIFICATION} />}
      <meta property="og:site_name" content={SITE.name} />
      {page && <SharedAs page={page} />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={PAGE_STRINGS[locale].news}
        href={absoluteUrl(feedRoute(locale))}
      />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase('/manifest.webmanifest')} />
    </>
  )
}
