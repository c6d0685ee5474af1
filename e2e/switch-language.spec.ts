import { otherLanguage } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SITE, withBase } from '@/site/site'
import { expectReady, expectSameDocument, markDocument, openPage } from './helpers/open-page'
import { inLocale, writtenTitle } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const SECTIONS = ['#step-rest.define.service', '#option-rest.timeout']

for (const locale of TESTED_LOCALES) {
  const other = otherLanguage(locale)

  test(`from ${locale} to ${other}: the same page without loading a document, and no section of it when it was not scrolled`, async ({
    page,
    reader,
  }) => {
    await openPage(page, inLocale('/setup/usage/', locale))
    await markDocument(page)
    const toggle = page.locator('header a[hreflang]')
    await expect(toggle).toHaveAttribute('hreflang', other)
    await expect(toggle).toHaveAttribute('lang', other)
    await expect(toggle).toHaveAttribute('href', withBase(inLocale('/setup/usage/', other)))
    await toggle.click()
    await expect(page).toHaveURL(withBase(inLocale('/setup/usage/', other)))
    await expect(page.locator('h1')).toHaveText(writtenTitle('/setup/usage/', other))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page).toHaveTitle(`${writtenTitle('/setup/usage/', other)} - ${SITE.name}`)
    await expect(page.locator('#sidebar-toggle')).toHaveAccessibleName(SHELL_STRINGS[other].closeMenu)
    await expect(page.locator('#sidebar nav')).toHaveAttribute('aria-label', SHELL_STRINGS[other].documentation)
    await expect(page.locator('#sidebar .topic a').first()).toHaveAttribute(
      'href',
      withBase(inLocale('/introduction/what-is-wakamiti/', other)),
    )
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectSameDocument(page)
    expect(reader.documents).toHaveLength(1)
  })

  test(`from ${locale} to ${other}: the same section, and the heading that the reader has come to`, async ({
    page,
  }) => {
    const toggle = page.locator('header a[hreflang]')
    for (const section of SECTIONS) {
      await openPage(page, `${inLocale('/plugins/rest/', locale)}${section}`)
      await toggle.click()
      await expect(page).toHaveURL(withBase(`${inLocale('/plugins/rest/', other)}${section}`))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page.locator(`[id="${section.slice(1)}"]`)).toBeInViewport()
    }

    await openPage(page, inLocale('/plugins/rest/', locale))
    const heading = page.locator('#article :is(h2, h3)[id]').nth(2)
    // Another font would move the heading away again.
    await page.evaluate(() => document.fonts.ready)
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(page.locator('#contents-list a').nth(2)).toHaveAttribute('aria-current', 'true')
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page).toHaveURL(({ pathname }) => pathname === withBase(inLocale('/plugins/rest/', other)))
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(heading).toHaveId(anchor)
    await expect(heading).toBeInViewport()
  })

  test(`from ${locale} to ${other}: the home page and the not-found page`, async ({ page, reader }) => {
    reader.expects(/404/)
    await openPage(page, inLocale('/', locale))
    await page.locator('header a[hreflang]').click()
    await expect(page).toHaveURL(withBase(inLocale('/', other)))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.goto(withBase(inLocale('/nowhere/', locale)))
    await expectReady(page)
    await page.locator('header a[hreflang]').click()
    await expect(page.locator('h1')).toHaveText(SHELL_STRINGS[other].notFoundTitle)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
}
