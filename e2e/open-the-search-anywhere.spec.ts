import { openSearch, search, searchField, settledResults } from './helpers/search-dialog'
import { SEARCH_WORDS } from './helpers/search-words'
import { expect, test } from './helpers/test'

const { rest: REST } = SEARCH_WORDS.es

test('a slash opens it where nothing is written, Escape and a click beside it close it', async ({ page }) => {
  await page.goto(REST)
  await openSearch(page)
  await page.keyboard.press('Escape')
  const link = page.getByRole('banner').getByRole('link', { name: 'Wakamiti: inicio' })
  await link.focus()
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(searchField(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: 'Buscar pasos, opciones y páginas' }).click()
  await expect(searchField(page)).toBeFocused()
  await page.mouse.click(10, 800)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('nothing of the search is fetched before the reader comes near it', async ({ page, reader }) => {
  const isOfSearch = (url: string) => /assets\/search/.test(url)
  await page.goto(REST)
  await page.waitForLoadState('networkidle')
  expect(reader.requests.filter(isOfSearch)).toEqual([])
  await page.getByRole('button', { name: 'Buscar pasos, opciones y páginas' }).hover()
  await expect.poll(() => reader.requests.filter(isOfSearch)).toHaveLength(1)
  await openSearch(page)
  await search(page, 'timeout')
  await expect(settledResults(page)).toBeVisible()
  expect(reader.requests.some((url) => url.includes('.text.json'))).toBe(true)
})
