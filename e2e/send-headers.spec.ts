import { readFileSync } from 'node:fs'
import { headersOf, readHeaderRules } from '@/build/exported/serve-site'
import { SITE } from '@/site/site'
import { openMenu } from './helpers/open-page'
import { doSteps, type ReaderStep } from './helpers/reader-steps'
import { expect, test } from './helpers/test'

test.use({ hostKind: 'headers', serviceWorkers: 'allow' })

/** What a reader uses, one after the other, in one tab. */
const USES: Record<string, ReaderStep[]> = {
  'the home page': [{ open: '/' }, { see: 'h1' }],
  'a page and a link': [
    { open: '/plugins/html-reporter/' },
    { see: '#sidebar[data-state="open"]' },
    { topic: '/plugins/email/' },
    { see: 'h1:text-is("Email")' },
  ],
  'the theme': [{ click: 'header button[aria-label*="tema"]' }, { see: 'body.dark' }],
  'the search': [
    { press: 'Control+k' },
    { see: 'dialog input' },
    { type: 'timeout' },
    { see: 'dialog [role="option"]' },
    { press: 'Escape' },
  ],
  'the step finder': [
    { open: '/tools/step-finder/' },
    { click: '[data-tool] input' },
    { type: 'el código de respuesta HTTP es 200' },
    { see: '[data-tool] .value' },
  ],
  'the feature checker': [
    { open: '/tools/feature-checker/' },
    { click: '[data-tool] .cm-content' },
    { type: 'Caracterstica: a' },
    { see: '[data-tool] [data-line]' },
  ],
  'the configuration checker': [
    { open: '/tools/config-checker/' },
    { click: '[data-tool] .cm-content' },
    { type: 'tagFiler: a' },
    { see: '[data-tool] [data-line]' },
  ],
  'the options explorer': [{ open: '/reference/options/' }, { see: '[data-tool] [role="status"]' }],
  'a page that does not exist': [{ open: '/no/such/page/' }, { see: 'h1' }],
}

test('a policy that the host sends breaks nothing of what readers use, the worker starts under it, and hashed files are kept for ever', async ({
  page,
  reader,
  host,
}) => {
  reader.expects(/404/)
  const cacheOf = new Map<string, string | undefined>()
  page.on('response', (answer) => cacheOf.set(answer.url(), answer.headers()['cache-control']))
  const response = await page.goto(host.at('/'))
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-.*frame-ancestors 'none'/)
  expect(response?.headers()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(cacheOf.get(host.at('/'))).toBe('public, max-age=0, must-revalidate')
  const hashed = [...cacheOf].filter(([url]) => url.includes('/_next/static/'))
  expect(hashed.length).toBeGreaterThan(3)
  for (const [, value] of hashed) expect(value).toBe('public, max-age=31536000, immutable')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  for (const steps of Object.values(USES)) await doSteps(page, steps, host.at)
  await openMenu(page)
})

test('no other page can frame one of the site', async ({ page, reader, host }) => {
  reader.expects(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|404/)
  await page.goto(host.at('/robots.txt'))
  await page.evaluate((url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    document.body.append(frame)
  }, host.at('/'))
  await expect.poll(() => reader.messages.join()).toContain('frame-ancestors')
})

test('hosts read all of `_headers`: 100 rules, and lines of 2,000 characters', () => {
  const lines = readFileSync('out/_headers', 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(lines.filter((line) => line.length > 2_000)).toEqual([])
})

/** What programs fetch again and again. */
const FETCHED_AGAIN = ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'feed.xml', 'en/llms.txt', 'en/feed.xml']

test('what programs fetch again is asked for after each deployment', () => {
  const rules = readHeaderRules('out')
  const cacheOf = (file: string) => headersOf(rules, `${SITE.base}/${file}`)['cache-control']
  expect(FETCHED_AGAIN.filter((file) => cacheOf(file) !== 'public, max-age=0, must-revalidate')).toEqual([])
})
