import { activeRow, openSearch, search, searchField, settledResults } from './helpers/search-dialog'
import { SEARCH_WORDS, SERVICE } from './helpers/search-words'
import { expect, test } from './helpers/test'

const { rest: REST, query: QUERY } = SEARCH_WORDS.es

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

test('steps answer before the text of the pages has arrived, and without it', async ({ page, reader }) => {
  reader.expects(/ERR_FAILED|Failed to fetch/)
  await page.route('**/search/*.text.json', () => undefined)
  await page.goto(REST)
  await openSearch(page)
  await page.keyboard.type('t')
  await expect(page.getByRole('group', { name: 'Lo más parecido' }).getByRole('option').first()).toBeVisible()
  await expect(page.locator('[role=listbox][aria-busy=true]')).toBeVisible()
  await page.unroute('**/search/*.text.json')
  await page.route('**/search/*.text.json', (route) => route.abort())
  await page.reload()
  await openSearch(page)
  await search(page, 'instalacion')
  await expect(page.getByText('El texto de las páginas no se ha podido cargar; aquí están sus títulos.')).toBeVisible()
  await expect(await activeRow(page)).toHaveAttribute('href', '/wakamiti/setup/installation/')
})

test('where nothing can be kept, the search still works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(REST)
  await openSearch(page)
  await search(page, QUERY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(REST + SERVICE)
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
