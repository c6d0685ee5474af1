import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { firstThreeOfGroups, openSearch, search } from './helpers/search-dialog'
import { expect, test } from './helpers/test'

interface Query {
  query: string
  page?: string | string[]
}

const HOME = { es: '/wakamiti/', en: '/wakamiti/en/' } as const
/** The share of queries whose answer has to be among the first three of its group. */
const SHARE = 0.95

/** Steps and options are ranked without a browser, and tested so; the text of the pages is searched in it. */
const pageQueries = (locale: 'es' | 'en'): Query[] =>
  (parse(readFileSync(`__tests__/search/queries.${locale}.yaml`, 'utf8')) as Query[]).filter(
    ({ page }) => page !== undefined,
  )

const isAnswered = ({ page }: Query, addresses: readonly string[]): boolean =>
  [page ?? []]
    .flat()
    .some((path) =>
      addresses.some((address) => (path.includes('#') ? address : address.split('#')[0]) === `/wakamiti${path}`),
    )

for (const locale of ['es', 'en'] as const) {
  test(`${locale}: what testers type finds the page they are after among the first three of its group`, async ({
    page,
  }) => {
    const queries = pageQueries(locale)
    await page.goto(HOME[locale])
    await openSearch(page)
    const missed: Query[] = []
    for (const query of queries) {
      await search(page, query.query)
      if (!isAnswered(query, await firstThreeOfGroups(page))) missed.push(query)
    }
    const found = queries.length - missed.length
    test.info().annotations.push({ type: 'pages', description: `${found} of ${queries.length}` })
    expect(found / queries.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(SHARE)
  })
}

test('a section of a page is found by its heading and leads to it, and accents make no difference', async ({
  page,
}) => {
  await page.goto(HOME.es)
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
