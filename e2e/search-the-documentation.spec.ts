import { firstThreeOfGroups, openSearch, search } from './helpers/search-dialog'
import { expect, test } from './helpers/test'

test('a section of a page is found by its heading and leads to it, and accents make no difference', async ({
  page,
}) => {
  await page.goto('/wakamiti/')
  await openSearch(page)
  await search(page, 'códigos de salida')
  // The last row asks the step finder for what was typed.
  const withAccent = (await firstThreeOfGroups(page)).slice(0, -1)
  await search(page, 'codigos de salida')
  expect((await firstThreeOfGroups(page)).slice(0, -1)).toEqual(withAccent)
  expect(withAccent).toContain('/wakamiti/setup/usage/#codigos-de-salida')
  await search(page, 'detras de un proxy')
  const hit = page.getByRole('option', { name: /Detrás de un proxy o con un repositorio propio/ })
  await expect(hit).toHaveAttribute('href', /\/setup\/installation\/#detras-de-un-proxy/)
  await hit.click()
  await expect(page).toHaveURL(/#detras-de-un-proxy/)
  await expect(page.getByRole('heading', { name: 'Detrás de un proxy o con un repositorio propio' })).toBeInViewport()
})
