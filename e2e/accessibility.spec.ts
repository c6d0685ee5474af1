import type { Page } from 'playwright/test'
import { LOCALES, type Locale } from '@/i18n/locale'
import { violations } from './helpers/axe'
import { pages } from './helpers/exported'
import { makeNarrow, openMenu, openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES } from './helpers/routes'
import { expect, test } from './helpers/test'

/** The two looks of a page that axe goes through as a whole; in the other language the themes change places. */
const LOOKS: Record<Locale, { width: number; theme: string }[]> = {
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

for (const locale of LOCALES)
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
/** How often something stands in a page. */
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

test('every page has one h1, one main, named navigations, and no name twice', () => {
  for (const { file, html } of pages()) {
    const body = html.slice(html.indexOf('<body')).replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '')
    expect.soft(count(body, /<h1\b/g), file).toBe(1)
    expect.soft(count(body, /<main\b/g), file).toBe(1)
    expect.soft(count(body, /<nav\b(?![^>]*aria-label=)/g), file).toBe(0)
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      )
      .toEqual([])
  }
})
