import { violations } from './helpers/axe'
import { makeNarrow, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { activeRow, openSearch, search, searchField } from './helpers/search-dialog'
import { SEARCH_WORDS, SERVICE } from './helpers/search-words'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const OTHER_LOCALE = { es: 'en', en: 'es' } as const

for (const locale of TESTED_LOCALES) {
  const words = SEARCH_WORDS[locale]

  test.describe(locale, () => {
    test('a step is found, announced and opened with the keyboard only, and the search is offered again', async ({
      page,
    }) => {
      await page.goto(words.rest)
      await openSearch(page)
      await expect(page.getByRole('group', { name: words.start })).toBeVisible()
      await search(page, words.query)
      await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(words.groups.length)
      for (const name of words.groups) await expect(page.getByRole('group', { name })).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words.status)
      await expect(await activeRow(page)).toHaveText(new RegExp(words.step.replace(/[{}]/g, '\\$&')))
      await page.keyboard.press('End')
      await expect(await activeRow(page)).toBeInViewport()
      await page.keyboard.press('ArrowDown')
      await expect(await activeRow(page)).toHaveAttribute('href', words.rest + SERVICE)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(words.rest + SERVICE)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator(SERVICE.replaceAll('.', '\\.'))).toBeInViewport()

      await openSearch(page)
      await expect(page.getByRole('group', { name: words.recent }).getByRole('option')).toHaveText([words.query])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(searchField(page)).toHaveValue(words.query)
    })

    test('a step is copied without leaving, one of the other language says so, and nothing leads to the finder', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openPage(page, inLocale('/setup/usage/', locale))
      await openSearch(page)
      await search(page, words.query)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words.copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.step)
      await expect(searchField(page)).toBeFocused()

      await search(page, words.translatedQuery)
      const hit = page.getByRole('option').filter({ hasText: words.translation }).first()
      await expect(hit.locator(`[lang=${OTHER_LOCALE[locale]}]`)).toHaveText(words.translation)
      await expect(hit).toHaveAttribute('href', words.rest + SERVICE)

      await search(page, 'zzzqq xxyy')
      await expect(page.getByRole('group', { name: words.nothing })).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(`${words.nothing} ${words.finder}`)
      const finder = page.getByRole('option', { name: words.finder })
      await expect(finder).toHaveAttribute('href', /\/tools\/step-finder\/#q=zzzqq\+xxyy$/)
    })

    test('the page for what does not exist offers the search in its language', async ({ page, reader }) => {
      reader.expects(/404/)
      await page.goto(words.missing)
      const button = page.getByRole('main').getByRole('button', { name: words.open })
      await button.click()
      await expect(page.getByRole('dialog', { name: words.open })).toBeVisible()
      await search(page, words.query)
      await expect(await activeRow(page)).toHaveAttribute('href', words.rest + SERVICE)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })

    test('everybody can use it: wide and small, bright and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, inLocale('/setup/usage/', locale))
      const switchTheme = () => page.locator('header button:has([href="#icon-moon"])').click()
      // The themes change places in the other language.
      if (locale === 'en') await switchTheme()
      for (const width of [1440, 390]) {
        if (width < 1440) {
          await page.keyboard.press('Escape')
          await makeNarrow(page, width)
          await switchTheme()
        }
        await openSearch(page)
        const queries = ['', words.query, words.translatedQuery, 'baseURL', 'zzzqq xxyy']
        for (const query of width === 1440 ? queries : queries.slice(1, 2)) {
          await search(page, query)
          expect(await violations(page, { within: 'dialog' }), `${width}: ${query}`).toEqual([])
        }
      }
    })
  })
}
