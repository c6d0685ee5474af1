import type { Page } from 'playwright/test'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SITE, withBase } from '@/site/site'
import { followTopic, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

const storeTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme)

/** Notes the ground of the body at every frame, from the first one on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
  })

const themeColor = (page: Page) => page.locator('meta[name="theme-color"]')

const seenFrames = (page: Page) => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])

const GROUNDS = { bright: 'rgb(255, 255, 255)', dark: 'rgb(16, 22, 20)' } as const

for (const locale of TESTED_LOCALES)
  test(`the ${locale} button switches between bright and dark, and the choice is kept`, async ({ page }) => {
    const { useDark, useBright } = SHELL_STRINGS[locale]
    await openPage(page, inLocale('/setup/usage/', locale))
    await expect(page.locator('body')).toHaveClass('bright')
    const tick = page.locator('#wakamiti-logo [class]')
    const brightTick = await tick.evaluate((element) => getComputedStyle(element).fill)
    await page.getByRole('button', { name: useDark }).click()
    await expect(page.locator('body')).toHaveClass('dark')
    await expect(page.locator('body')).toHaveCSS('background-color', GROUNDS.dark)
    await expect(themeColor(page)).toHaveAttribute('content', SITE.darkThemeColor)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    expect(await tick.evaluate((element) => getComputedStyle(element).fill)).not.toBe(brightTick)
    await followTopic(page, inLocale('/plugins/rest/', locale))
    await expect(page.locator('body')).toHaveClass('dark')
    await page.reload()
    await expect(page.locator('body')).toHaveClass('dark')
    await expect(themeColor(page)).toHaveAttribute('content', SITE.darkThemeColor)
    await page.getByRole('button', { name: useBright }).click()
    await expect(themeColor(page)).toHaveAttribute('content', SITE.themeColor)
    await expect(page.locator('body')).toHaveClass('bright')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('bright')
  })

for (const theme of ['bright', 'dark'] as const)
  test(
    `a page opened in ${theme} is never painted in the other theme`,
    oneOfMany(theme === 'dark'),
    async ({ page }) => {
      await storeTheme(page, theme)
      await watchFrames(page)
      await openPage(page, '/plugins/rest/')
      await followTopic(page, '/setup/usage/')
      expect(await seenFrames(page)).toEqual([GROUNDS[theme]])
    },
  )

test('without storage everything works, and nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('storage is off', 'SecurityError')
        },
      })
  })
  await openPage(page, '/plugins/rest/')
  await page.getByRole('button', { name: SHELL_STRINGS.es.useDark }).click()
  await expect(page.locator('body')).toHaveClass('dark')
  await page.getByRole('tab', { name: 'pom.xml' }).click()
  await expect(page.getByRole('tabpanel', { name: 'pom.xml' })).toBeVisible()
  await followTopic(page, '/setup/usage/')
  await expect(page.locator('body')).toHaveClass('dark')
  await page.goBack()
  await expect(page).toHaveURL(withBase('/plugins/rest/'))
  await expect(page.locator('h1')).toHaveText('REST')
})

test('a theme chosen in one tab reaches the other', async ({ page, context }) => {
  await openPage(page, '/')
  const other = await context.newPage()
  await openPage(other, '/plugins/')
  await page.getByRole('button', { name: SHELL_STRINGS.es.useDark }).click()
  await expect(other.locator('body')).toHaveClass('dark')
})
