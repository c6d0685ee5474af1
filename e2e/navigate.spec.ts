import { LOCALES } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SITE, withBase } from '@/site/site'
import { expectReady, expectSameDocument, followTopic, markDocument, openPage } from './helpers/open-page'
import { DOC_ROUTES, inLocale, writtenTitle } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

for (const locale of LOCALES) {
  const titled: [string, string][] = [
    ['/', PAGE_STRINGS[locale].tagline],
    ['/404/', SHELL_STRINGS[locale].notFoundTitle],
    ...DOC_ROUTES.map((route): [string, string] => [route, writtenTitle(route, locale)]),
  ]

  test(`every route of the specification answers in ${locale}`, async ({ request }) => {
    for (const [route, title] of titled) {
      const answer = await request.get(withBase(inLocale(route, locale)))
      const html = await answer.text()
      expect.soft(answer.status(), route).toBe(200)
      expect.soft(html, route).toContain(`<html lang="${locale}"`)
      expect.soft(html, route).toContain(`>${title} - ${SITE.name}</title>`)
    }
  })
}

for (const locale of TESTED_LOCALES) {
  test(`an address that does not exist shows the not-found page in ${locale}`, async ({ page, reader }) => {
    reader.expects(/404/)
    const answer = await page.goto(withBase(inLocale('/plugins/rst/', locale)))
    await expectReady(page)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(SHELL_STRINGS[locale].notFoundTitle)
    await expect(page).toHaveTitle(`${SHELL_STRINGS[locale].notFoundTitle} - ${SITE.name}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('[data-closest] a')).toHaveAttribute('href', withBase(inLocale('/plugins/rest/', locale)))
  })

  test(`links in ${locale} are followed without loading a document`, async ({ page, reader }) => {
    await openPage(page, inLocale('/', locale))
    await markDocument(page)
    for (const route of ['/plugins/', '/plugins/rest/', '/introduction/getting-started/']) {
      await followTopic(page, inLocale(route, locale))
      await expect(page).toHaveTitle(`${writtenTitle(route, locale)} - ${SITE.name}`)
      await expect(page.locator('h1')).toHaveText(writtenTitle(route, locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
    await expectSameDocument(page)
    expect(reader.documents).toHaveLength(1)
  })
}
