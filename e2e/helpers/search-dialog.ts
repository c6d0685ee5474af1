import { expect, type Locator, type Page } from 'playwright/test'

/** The field of the open search. */
export const searchField = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox')

/** The results, once everything that will answer has answered. */
export const settledResults = (page: Page): Locator => page.locator('[role=listbox]:not([aria-busy])')

/** Opens the search with the keyboard, as soon as the page listens. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await searchField(page).isVisible())) await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

/** Types a query and waits for all of its answers. */
export async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query)
  await expect(settledResults(page)).toBeVisible()
}

/** The row that Enter opens, as assistive technology reports it. */
export async function activeRow(page: Page): Promise<Locator> {
  const id = await searchField(page).getAttribute('aria-activedescendant')
  return page.locator(`[id="${id}"]`)
}

/** Addresses of the first three rows of every group. */
export const firstThreeOfGroups = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog')
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.flatMap((group) =>
        [...group.querySelectorAll('[role=option]')].slice(0, 3).map((row) => row.getAttribute('href') ?? ''),
      ),
    )
