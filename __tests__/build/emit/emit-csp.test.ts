import { createHash } from 'node:crypto'
import { contentSecurityPolicy, pagePolicies } from '@/build/emit/emit-csp'
import { ANALYTICS } from '@/site/analytics-settings'

jest.mock('@/site/analytics-settings', () => ({
  ...jest.requireActual('@/site/analytics-settings'),
  ANALYTICS: { id: 'G-XXXXXXXXXX', host: 'https://www.googletagmanager.com' },
}))

const settings = ANALYTICS as { id: string }

const SCRIPT = "document.body.className='dark'"

const PAGE = `<html><head><meta charset="utf-8"></head><body><script>${SCRIPT}</script></body></html>`

const OTHER_PAGE = PAGE.replace(SCRIPT, 'other()')

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const directive = (name: string, html: string, analytics = false) =>
  contentSecurityPolicy(html, analytics)
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test("only the page's own inline scripts run, by their hash", () => {
  expect(directive('script-src', PAGE)).toEqual(["'self'", hashOf(SCRIPT)])
  expect(contentSecurityPolicy(PAGE, true)).not.toMatch(/unsafe-inline|'unsafe-eval'/)
})

test('the same script has one hash', () => {
  expect(directive('script-src', `<script>a()</script><script id="x">a()</script>`)).toHaveLength(2)
})

test('a script is found as browsers find it, whatever its attributes and its text contain', () => {
  const html = `<p title="<script>no()</script>"></p><script data-x="a > b">if (a &lt; b) c('<b>')\r\n</script><!--<script>x()</script>-->`
  expect(directive('script-src', html)?.slice(1)).toEqual([hashOf("if (a &lt; b) c('<b>')\n")])
})

test("only the page's own inline style applies, by its hash", () => {
  expect(directive('style-src', '<style data-full="a.css">p{color:red}</style>')).toEqual([
    "'self'",
    hashOf('p{color:red}'),
  ])
})

test.each([
  ['a script of its own file', '<script src="/wakamiti/a.js" async></script>'],
  ['data', '<script id="__NEXT_DATA__" type="application/json">{"a":1}</script>'],
  ['structured data', '<script type="application/ld+json">{}</script>'],
])('%s needs no hash', (_, html) => {
  expect(directive('script-src', html)?.filter((source) => source.startsWith("'sha256"))).toEqual([])
})

test('everything comes from the site itself, and nothing is embedded', () => {
  expect([directive('default-src', PAGE), directive('style-src', PAGE), directive('connect-src', PAGE)]).toEqual([
    ["'self'"],
    ["'self'"],
    ["'self'"],
  ])
  expect([directive('img-src', PAGE), directive('font-src', PAGE), directive('manifest-src', PAGE)]).toEqual([
    ["'self'", 'data:'],
    ["'self'"],
    ["'self'"],
  ])
  expect([directive('object-src', PAGE), directive('base-uri', PAGE), directive('form-action', PAGE)]).toEqual([
    ["'none'"],
    ["'self'"],
    ["'self'"],
  ])
})

test('workers come from the site itself, too', () => {
  expect(directive('worker-src', PAGE)).toEqual(["'self'"])
})

test('the provider of the analytics is allowed only where it is used', () => {
  expect(contentSecurityPolicy(PAGE, false)).not.toContain('google')
  expect(directive('script-src', PAGE, true)).toContain('https://www.googletagmanager.com')
  expect(directive('connect-src', PAGE, true)).toContain('https://*.google-analytics.com')
})

test.each([
  ['G-XXXXXXXXXX', false],
  ['', false],
  ['UA-12345-1', false],
  ['G-ABC123', true],
])('whether the tracking id "%s" allows it: %s', (id, isUsed) => {
  settings.id = id
  expect(pagePolicies().add(PAGE).includes('googletagmanager')).toBe(isUsed)
})

test('the policy is first in the head of every page', () => {
  const { add } = pagePolicies()
  for (const [page, script] of [
    [PAGE, SCRIPT],
    [OTHER_PAGE, 'other()'],
  ] as const) {
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/><meta charset/.exec(add(page)) ?? []
    expect(policy).toContain(hashOf(script))
  }
})

test('the provider of the analytics may count by an image', () => {
  expect(directive('img-src', PAGE, true)).toEqual([
    "'self'",
    'data:',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ])
})

test('the policy for all pages allows what any of them has inline', () => {
  const { add, common } = pagePolicies()
  for (const page of [PAGE, OTHER_PAGE]) add(page)
  const policy = common()
  for (const script of [SCRIPT, 'other()']) expect(policy).toContain(hashOf(script))
  expect(policy).not.toContain('unsafe')
})
