import { pageTitle } from '@/article/doc-head'
import type { SitePage } from '@/content/site-page'
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@/i18n/locale'
import { NOT_FOUND_STRINGS } from '@/i18n/not-found-strings'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import { absoluteUrl, feedRoute, PICTURE_SIZE, pictureRoute, SITE, withBase } from '@/site/site'

const VERIFICATION = process.env.NEXT_PUBLIC_SITE_VERIFICATION

/** How link previews show a page; the not-found page has no picture. */
const linkPreviewOf = ({ template, slug, locale, title, description }: SitePage): Record<string, string> => ({
  'og:type': template === 'doc' ? 'article' : 'website',
  'og:title': pageTitle(title),
  'og:description': description,
  'og:url': absoluteUrl(slug),
  'og:locale': LANGUAGE_TAGS[locale].replace('-', '_'),
  ...(template !== 'not-found' && {
    'og:image': absoluteUrl(pictureRoute(slug)),
    'og:image:width': String(PICTURE_SIZE.width),
    'og:image:height': String(PICTURE_SIZE.height),
    'og:image:alt': pageTitle(title),
    'twitter:card': 'summary_large_image',
  }),
})

/** Texts of the not-found page, each followed by the one that replaces it offline (public/worker.js), divided by `|`. */
export function offlineWords(page?: SitePage): string | undefined {
  if (page?.template !== 'not-found') return undefined
  const { notSaved, noAnswer } = SAVING_STRINGS[page.locale]
  return [page.title, notSaved, NOT_FOUND_STRINGS[page.locale].result, noAnswer].join('|')
}

/** What crawlers and link previews read about the site and the page; rendered on the server only. */
export const DocumentHead = ({ page }: { page?: SitePage }) => (
  <>
    <meta name="theme-color" content={SITE.themeColor} />
    <meta name="referrer" content="strict-origin-when-cross-origin" />
    <meta name="generator" content={`${SITE.name} ${SITE.version}`} />
    {VERIFICATION && <meta name="google-site-verification" content={VERIFICATION} />}
    <meta property="og:site_name" content={SITE.name} />
    {Object.entries(page ? linkPreviewOf(page) : {}).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    ))}
    <link rel="alternate" type="application/rss+xml" href={absoluteUrl(feedRoute(page?.locale ?? DEFAULT_LOCALE))} />
    <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
    <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
    <link rel="manifest" href={withBase('/manifest.webmanifest')} />
  </>
)
