import type { Page } from 'playwright'
import { type Browsing, browseSite } from '../exported/browse-site'
import { PUBLISHED } from '../exported/publish'

export interface Bench extends Browsing {
  /** Does something in a page of its own, without a service worker. */
  inPage: (run: (page: Page) => Promise<void>) => Promise<void>
}

/**
 * Serves the last build, opens a browser and runs a benchmark that prints its figures.
 * @param bench what is measured
 */
export function runBench(bench: (tools: Bench) => Promise<void>): void {
  browseSite(PUBLISHED, async (browsing) => {
    const inPage = async (inside: (page: Page) => Promise<void>) => {
      const context = await browsing.browser.newContext({ serviceWorkers: 'block' })
      await inside(await context.newPage())
      await context.close()
    }
    await bench({ ...browsing, inPage })
  }).catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
}
