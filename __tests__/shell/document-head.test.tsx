/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePage } from '@/content/site-page'
import { NOT_FOUND_PAGE, REST_PAGE, REST_PAGE_EN } from '../page-fixture'

/** Renders the head as a build with these settings would. */
async function headWith(verification?: string, page?: SitePage) {
  if (verification) process.env.NEXT_PUBLIC_SITE_VERIFICATION = verification
  jest.resetModules()
  const { DocumentHead } = await import('@/shell/document-head')
  return renderToStaticMarkup(<DocumentHead page={page} />)
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SITE_VERIFICATION
})

test('it has theme colour and version, icon and manifest, and no verification', async () => {
  const html = await headWith()
  expect(html).toContain('<meta name="theme-color" content="#10c186"/>')
  expect(html).toContain('<meta name="generator" content="Wakamiti 0.7.23"/>')
  expect(html).toContain('href="/wakamiti/favicon.svg"')
  expect(html).toContain('<link rel="manifest" href="/wakamiti/manifest.webmanifest"/>')
  expect(html).not.toContain('verification')
})

test('the verification tag comes from the environment of the build', async () => {
  expect(await headWith('abc123')).toContain('<meta name="google-site-verification" content="abc123"/>')
})

const SITE = 'https://iti-ict.github.io/wakamiti'

test.each([
  [
    'a page',
    REST_PAGE,
    { type: 'article', locale: 'es_ES', url: '/plugins/rest/', image: '/assets/pictures/plugins/rest.png' },
  ],
  ['an English page', REST_PAGE_EN, { locale: 'en_GB', image: '/assets/pictures/en/plugins/rest.png' }],
  [
    'a home page',
    { ...REST_PAGE, template: 'home', slug: '/' },
    { type: 'website', image: '/assets/pictures/index.png' },
  ],
] as const)('%s is shared with its title, its address and a picture', async (_, page, properties) => {
  const html = await headWith('', page)
  expect(html).toContain('<meta property="og:title" content="REST - Wakamiti"/>')
  expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  for (const [name, value] of Object.entries(properties))
    expect(html).toContain(`<meta property="og:${name}" content="${value.startsWith('/') ? SITE : ''}${value}"/>`)
})

test('the not-found page has no picture', async () => {
  expect(await headWith('', NOT_FOUND_PAGE)).not.toContain('og:image')
})

test.each([
  [undefined, '/feed.xml'],
  [REST_PAGE_EN, '/en/feed.xml'],
])('it names the feed of its language', async (page, path) => {
  expect(await headWith('', page)).toContain(`type="application/rss+xml"`)
  expect(await headWith('', page)).toContain(`href="${SITE}${path}"`)
})
