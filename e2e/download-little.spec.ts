import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import budgets from '../src/build/budgets.json'
import { SITE } from '../src/site/site'
import { expect, test } from './helpers/test'

type Kind = 'script' | 'style' | 'data'
type Weights = Record<Kind, number>

const KINDS: readonly [Kind, RegExp][] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['data', /\/assets\/.+\.json$/],
]

/** A documentation page: what it loads is not a tool's own. */
const PAGE = '/wakamiti/setup/usage/'

const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length

const pathOf = (response: Response): string => new URL(response.url()).pathname

/** Everything that is fetched while something is done, workers included. */
async function fetched(page: Page, run: () => Promise<void>): Promise<Map<string, Response>> {
  const answers = new Map<string, Response>()
  const keep = (response: Response) => answers.set(pathOf(response), response)
  page.context().on('response', keep)
  await run()
  await page.waitForLoadState('networkidle')
  page.context().off('response', keep)
  return answers
}

async function weigh(answers: Map<string, Response>, known: ReadonlySet<string>): Promise<Weights> {
  const weights: Weights = { script: 0, style: 0, data: 0 }
  for (const [path, response] of answers) {
    const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0]
    if (kind && !known.has(path)) weights[kind] += gzipped(await response.body())
  }
  return weights
}

const openPage = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** How a reader comes to each tool. */
const TOOLS: Record<keyof typeof budgets.tools, (page: Page) => Promise<unknown>> = {
  search: async (page) => {
    await openPage(page, PAGE)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('tabla')
    await page.locator('[role=listbox]:not([aria-busy])').waitFor()
  },
  'step-finder': (page) => openPage(page, `${SITE.base}/tools/step-finder/`),
  'feature-checker': async (page) => {
    await openPage(page, `${SITE.base}/tools/feature-checker/`)
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).click()
    await page.locator('[data-line]').first().waitFor()
  },
  'config-checker': (page) => openPage(page, `${SITE.base}/tools/config-checker/`),
  'options-explorer': (page) => openPage(page, `${SITE.base}/reference/options/`),
}

test.use({ serviceWorkers: 'block' })

for (const [tool, open] of Object.entries(TOOLS))
  test(`who uses ${tool} downloads no more than it is allowed`, async ({ page }) => {
    const known = await fetched(page, () => openPage(page, PAGE).then(() => undefined))
    const answers = await fetched(page, () => open(page).then(() => undefined))
    const weights = await weigh(answers, new Set(known.keys()))
    for (const [kind, limit] of Object.entries(budgets.tools[tool as keyof typeof TOOLS]))
      expect.soft(weights[kind as Kind], `${kind} of ${tool}`).toBeLessThanOrEqual(limit)
    expect(weights.script).toBeGreaterThan(0)
  })
