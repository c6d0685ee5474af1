import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exported, pages } from './helpers/exported'
import { expectReady, openMenu, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const POLICY = /^<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

const policyOf = (html: string): string => POLICY.exec(html.split('<head>')[1] ?? '')?.[1] ?? ''

const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , script = '']) => script)

test('the security policy stands first in the head of every page and allows nothing inline', () => {
  for (const { file, html } of pages()) {
    const policy = policyOf(html)
    expect.soft(policy, file).toContain("default-src 'self'")
    expect.soft(policy, file).toContain("object-src 'none'")
    expect.soft(policy, file).not.toContain('unsafe')
    expect.soft(policy, file).not.toMatch(/\*|https?:/)
  }
})

test('the two inline scripts and the style of a page are the ones that its policy allows', () => {
  for (const { file, html } of pages()) {
    const hashes = [...inlineScripts(html), ...inlineStyles(html)].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect.soft(hashes, file).toHaveLength(3)
    expect
      .soft(
        policyOf(html)
          .match(/'sha256-[^']+'/g)
          ?.sort(),
        file,
      )
      .toEqual(hashes.sort())
  }
})

test('no page carries inline styles, handlers or addresses that run', () => {
  const data = (readdirSync('out/_next/data', { recursive: true }) as string[]).filter((file) => file.endsWith('.json'))
  const articles = data.map((file) => {
    const { pageProps } = JSON.parse(exported(join('_next/data', file))) as { pageProps: { html?: string } }
    return { file, html: pageProps.html ?? '' }
  })
  expect(articles.filter(({ html }) => html).length).toBeGreaterThan(40)
  for (const { file, html } of [...pages(), ...articles]) {
    const tags = html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? []
    const risky = tags.filter((tag) => /\s(style|on[a-z]+)=|(href|src)="\s*(javascript|data|vbscript):/i.test(tag))
    expect.soft(risky, file).toEqual([])
    expect.soft(html, file).not.toMatch(/<(iframe|object|embed|base)\b/i)
  }
})

for (const locale of TESTED_LOCALES)
  test(`no control of a ${locale} page breaks the security policy`, async ({ page, context }) => {
    // Any breach is written to the console, and every test fails on that.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, inLocale('/plugins/rest/', locale))
    await page.getByRole('tab', { name: 'docker' }).click()
    for (const selector of ['.copy', 'details:not([open]) summary']) await page.locator(selector).first().click()
    await page.locator('header button:has([href="#icon-moon"])').click()
    await page.locator('#contents-list a').nth(2).click()
    await page.locator('header a[hreflang]').click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', locale)
    for (const route of ['/plugins/', '/plugins/html-reporter/', '/']) {
      await page.goto(`/wakamiti${inLocale(route, locale)}`)
      await expectReady(page)
      const buttons = page.locator('#content button:visible')
      await buttons.evaluateAll((all: HTMLElement[]) => {
        for (const button of all) button.click()
      })
      await openMenu(page)
    }
    await page.locator('#sidebar [data-size="small"]').scrollIntoViewIfNeeded()
  })
