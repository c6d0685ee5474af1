import { violations } from './helpers/axe'
import { makeNarrow } from './helpers/open-page'
import { shiftsOf, watchShifts } from './helpers/shifts'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const LOCALES = {
  es: {
    page: '/wakamiti/reference/options/',
    filter: 'Filtrar por clave, tipo, plugin o descripción',
    query: 'limite milisegundos conectar',
    found: /^\d+ de \d+ opciones$/,
    copy: 'Copiar',
    page1: 'Ver en su página',
    row: '/wakamiti/plugins/rest/#option-rest.timeout',
    step: '/wakamiti/plugins/rest/#step-rest.define.timeout',
  },
  en: {
    page: '/wakamiti/en/reference/options/',
    filter: 'Filter by key, type, plugin or description',
    query: 'LIMIT milliseconds connect',
    found: /^\d+ of \d+ options$/,
    copy: 'Copy',
    page1: 'See it on its page',
    row: '/wakamiti/en/plugins/rest/#option-rest.timeout',
    step: '/wakamiti/en/plugins/rest/#step-rest.define.timeout',
  },
} as const

for (const locale of TESTED_LOCALES) {
  const words = LOCALES[locale]

  test.describe(locale, () => {
    test('an option is found, opened and copied with the keyboard alone', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(words.page)
      const field = page.getByRole('searchbox', { name: words.filter })
      await field.focus()
      await page.keyboard.insertText(words.query)
      await expect(page.getByRole('status').filter({ hasText: words.found })).toBeVisible()
      const option = page.getByRole('button', { name: 'rest.timeout', exact: true })
      await expect(option).toBeVisible()
      await option.focus()
      await page.keyboard.press('Enter')
      await expect(option).toHaveAttribute('aria-expanded', 'true')
      const row = page.locator('[id="all-rest.timeout"]')
      await row.getByRole('button', { name: words.copy }).focus()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('wakamiti:\n  rest:\n    timeout: 60000')
      await expect(row.locator(`a[href="${words.step}"]`)).toBeVisible()
      await row.getByRole('link', { name: words.page1 }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(words.row)
    })

    test('an address restores the list, even after going away and back', async ({ page }) => {
      await page.goto(`${words.page}?q=proxy&plugin=jmeter&option=jmeter.proxy.url`)
      await expect(page.getByRole('button', { name: /^jmeter\.proxy\./ })).toHaveCount(3)
      await expect(page.getByRole('button', { name: 'jmeter.proxy.url' })).toHaveAttribute('aria-expanded', 'true')
      await page.getByRole('searchbox').fill('proxy url')
      await expect(page).toHaveURL(/\/#q=proxy\+url&plugin=jmeter&option=jmeter\.proxy\.url$/)
      await page.locator('[id="all-jmeter.proxy.url"]').getByRole('link', { name: words.page1 }).click()
      await expect(page).toHaveURL(/plugins\/jmeter/)
      await page.goBack()
      await expect(page).toHaveURL(/\/#q=proxy\+url&plugin=jmeter/)
      await expect(page.getByRole('searchbox')).toHaveValue('proxy url')
    })

    test('the page is accessible, wide and light as well as narrow and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${words.page}?q=proxy&option=jmeter.proxy.url`)
      await expect(page.getByRole('button', { name: 'jmeter.proxy.url' })).toHaveAttribute('aria-expanded', 'true')
      expect(await violations(page)).toEqual([])
      await makeNarrow(page, 390)
      await page.locator('header button:has([href="#icon-moon"])').click()
      await expect(page.locator('body')).toHaveClass('dark')
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all options are listed, each with its link', async ({ page }) => {
    await page.goto(LOCALES.es.page)
    expect(await page.locator('li[id^="all-"]').count()).toBeGreaterThan(200)
    await expect(page.locator('[id="all-rest.timeout"] a')).toHaveAttribute('href', LOCALES.es.row)
  })
})

test('the explorer replaces the list without moving anything', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${LOCALES.es.page}#all-wakamiti.tagFilter`)
  await expect(page.getByRole('button', { name: 'wakamiti.tagFilter' })).toBeInViewport()
  expect(await shiftsOf(page)).toEqual([])
})
