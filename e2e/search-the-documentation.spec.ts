import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { parse } from 'yaml'
import { firstThreeOfGroups, openSearch, search } from './helpers/search-dialog'

interface Query {
  query: string
  step?: string | string[]
  option?: string | string[]
  page?: string | string[]
}

const HOME = { es: '/wakamiti/', en: '/wakamiti/en/' } as const
const KINDS = ['step', 'option', 'page'] as const
/** The share of queries whose answer has to be among the first three of its group. */
const SHARE = 0.95

const isAnswered = ({ step, option, page }: Query, addresses: readonly string[]): boolean =>
  addresses.some(
    (address) =>
      [step ?? []].flat().some((id) => address.endsWith(`#step-${id}`)) ||
      [option ?? []].flat().some((key) => address.endsWith(`#option-${key}`)) ||
      [page ?? []].flat().some((path) => address.split('#')[0] === `/wakamiti${path}`),
  )

for (const locale of ['es', 'en'] as const) {
  test(`${locale}: what testers type finds what they are after among the first three of its group`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const queries = parse(readFileSync(`__tests__/search/queries.${locale}.yaml`, 'utf8')) as Query[]
    await page.goto(HOME[locale])
    await openSearch(page)
    const missed: Query[] = []
    for (const query of queries) {
      await search(page, query.query)
      if (!isAnswered(query, await firstThreeOfGroups(page))) missed.push(query)
    }
    for (const kind of KINDS) {
      const asked = queries.filter((query) => query[kind] !== undefined)
      const found = asked.filter((query) => !missed.includes(query))
      test.info().annotations.push({ type: kind, description: `${found.length} of ${asked.length}` })
      expect(found.length / asked.length, `${kind}: ${JSON.stringify(missed)}`).toBeGreaterThanOrEqual(SHARE)
    }
  })
}

test('a section of a page is found by its heading and leads to it', async ({ page }) => {
  await page.goto(HOME.es)
  await openSearch(page)
  await search(page, 'detras de un proxy')
  const hit = page.getByRole('option', { name: /Detrás de un proxy o con un repositorio propio/ })
  await expect(hit).toHaveAttribute('href', /\/setup\/installation\/#detras-de-un-proxy/)
  await hit.click()
  await expect(page).toHaveURL(/#detras-de-un-proxy/)
  await expect(page.getByRole('heading', { name: 'Detrás de un proxy o con un repositorio propio' })).toBeInViewport()
})

test('accents make no difference in the text of the pages', async ({ page }) => {
  await page.goto(HOME.es)
  await openSearch(page)
  await search(page, 'códigos de salida')
  const withAccent = await firstThreeOfGroups(page)
  await search(page, 'codigos de salida')
  expect(await firstThreeOfGroups(page)).toEqual(withAccent)
  expect(withAccent).toContain('/wakamiti/setup/usage/#codigos-de-salida')
})
