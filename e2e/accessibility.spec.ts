import type { Page } from 'playwright/test'
import type { StepLanguage } from '@/i18n/locale'
import { violations } from './helpers/axe'
import { makeNarrow, openMenu, openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

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

/** Pages with tools are heavy for axe: they are spread over the workers. */
const GROUPS = [0, 1, 2].map((group) => PAGE_TYPES.filter((_, index) => index % 3 === group))

for (const locale of TESTED_LOCALES)
  for (const [index, routes] of GROUPS.entries())
    test(`everyone can read the ${locale} pages (${index + 1}): wide and small, bright and dark, menu open and closed`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const route of routes)
        await test.step(route, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          await openPage(page, inLocale(route, locale))
          for (const { width, theme } of LOOKS[locale]) {
            if (width < 1440) await makeNarrow(page, width)
            await setTheme(page, theme)
            expect.soft(await violations(page), `${route} ${theme} at ${width}`).toEqual([])
          }
          // The page has become small: its menu lies over it.
          await openMenu(page)
          expect.soft(await violations(page, { within: '#sidebar' }), `menu of ${route}`).toEqual([])
        })
    })
