import type { Page } from 'playwright/test'
import type { StepLanguage } from '@/i18n/locale'
import { violations } from './helpers/axe'
import { makeNarrow, openMenu, openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES } from './helpers/routes'
import { expect, TESTED_LOCALES, TESTS_ALL, test } from './helpers/test'

/** The two looks of a page that axe goes through as a whole; in the other language the themes change places. */
const LOOKS: Record<StepLanguage, { width: number; theme: string }[]> = {
  es: [
    { width: 1440, theme: 'bright' },
    { width: 390, theme: 'dark' },
  ],
  en: [
    { width: 1440, theme: 'dark' },
    { width: 390, theme: 'bright' },
  ],
}

/** Switches without the animation of colours, which axe would read half-way. */
async function setTheme(page: Page, theme: string): Promise<void> {
  if ((await page.locator('body').getAttribute('class')) !== theme)
    await page.locator('header button:has([href="#icon-moon"])').click()
  await expect(page.locator('body')).toHaveClass(theme)
}

/**
 * Leaves the first of the parts that look alike: axe goes through each of them for long, and `npm test -- --all` lets it. Only the
 * article is thinned out, which no script takes up again.
 */
const leaveOneOfEach = (page: Page) =>
  page.locator('#article, #article *').evaluateAll((elements) => {
    for (const { children } of elements) {
      const seen = new Set<string>()
      for (const child of [...children]) {
        const look = `${child.tagName} ${child.className}`
        // A tab names its panel.
        if (seen.has(look) && !child.role?.startsWith('tab')) child.remove()
        seen.add(look)
      }
    }
  })

for (const locale of TESTED_LOCALES)
  for (const route of PAGE_TYPES)
    test(`everyone can read ${inLocale(route, locale)}: wide and small, bright and dark, menu open and closed`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, inLocale(route, locale))
      if (!TESTS_ALL) await leaveOneOfEach(page)
      for (const { width, theme } of LOOKS[locale]) {
        if (width < 1440) await makeNarrow(page, width)
        await setTheme(page, theme)
        expect.soft(await violations(page), `${theme} at ${width}`).toEqual([])
      }
      // The page has become small: its menu lies over it.
      await openMenu(page)
      expect.soft(await violations(page, { within: '#sidebar' }), 'menu').toEqual([])
    })
