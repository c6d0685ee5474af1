import type { Page } from 'playwright/test'
import { SITE } from '@/site/site'
import budgets from '../src/build/budgets.json'
import { expectReady } from './helpers/open-page'
import { bytesBeyond, type DownloadKind, downloads } from './helpers/page-downloads'
import { openSearch, search } from './helpers/search-dialog'
import { expect, test } from './helpers/test'

/** A documentation page: what it loads is not a tool's own. */
const PAGE = `${SITE.base}/setup/usage/`

async function openPage(page: Page): Promise<void> {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await expectReady(page)
}

/** Opens the page of a tool and waits for the tool, which comes after the page. */
async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(SITE.base + path, { waitUntil: 'networkidle' })
  await page.locator('[data-tool] :is(input, button):visible').first().waitFor()
}

/** How a reader reaches each tool. */
const TOOLS: Record<keyof typeof budgets.tools, (page: Page) => Promise<unknown>> = {
  search: async (page) => {
    await openPage(page)
    await openSearch(page)
    await search(page, 'tabla')
  },
  'step-finder': (page) => openTool(page, '/tools/step-finder/'),
  'feature-checker': async (page) => {
    await openTool(page, '/tools/feature-checker/')
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).click()
    await page.locator('[data-line]').first().waitFor()
  },
  'config-checker': async (page) => {
    await openTool(page, '/tools/config-checker/')
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).click()
    await page.locator('[data-line]').first().waitFor()
  },
  'options-explorer': (page) => openTool(page, '/reference/options/'),
  practice: async (page) => {
    await page.goto(`${SITE.base}/guides/practice/`, { waitUntil: 'networkidle' })
    await page.locator('[data-exercise]').first().getByText('Todavía no').waitFor()
  },
}

/** What a page without a tool downloads; measured once a worker. */
let ofPages: ReturnType<typeof downloads> | undefined

for (const [tool, use] of Object.entries(TOOLS))
  test(`who uses ${tool} downloads no more than it is allowed`, async ({ browser }) => {
    ofPages ??= downloads(browser, openPage)
    const bytes = bytesBeyond(await ofPages, await downloads(browser, use))
    for (const [kind, limit] of Object.entries(budgets.tools[tool as keyof typeof TOOLS]))
      expect.soft(bytes[kind as DownloadKind], `${kind} of ${tool}`).toBeLessThanOrEqual(limit)
    expect(bytes.script).toBeGreaterThan(0)
  })
