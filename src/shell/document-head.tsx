import { absoluteUrl, SITE, withBase } from '@/site/site'

const VERIFICATION = process.env.NEXT_PUBLIC_SITE_VERIFICATION

/** What the head of every document states about the site; only the server renders it. */
export function DocumentHead() {
  return (
    <>
      <meta name="theme-color" content={SITE.themeColor} />
      <meta name="referrer" content="strict-origin-when-cross-origin" />
      <meta name="generator" content={`${SITE.name} ${SITE.version}`} />
      {VERIFICATION && <meta name="google-site-verification" content={VERIFICATION} />}
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:image" content={absoluteUrl('/social.png')} />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase('/manifest.webmanifest')} />
    </>
  )
}
