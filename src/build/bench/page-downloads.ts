import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'

export const DOWNLOAD_KINDS = { script: /\.js$/, style: /\.css$/, data: /\/assets\/.+\.json$/ } as const

/** What a page downloads, workers included, by path; sizes in bytes when compressed. */
export async function downloads(
  browser: Browser,
  visit: (page: Page) => Promise<unknown>,
): Promise<Map<string, number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const sizes = new Map<string, number>()
  const bodies: Promise<unknown>[] = []
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const weigh = (body: Buffer) => sizes.set(pathname, gzipSync(body, { level: 9 }).length)
    bodies.push(response.body().then(weigh, () => undefined))
  })
  const page = await context.newPage()
  await visit(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  await context.close()
  return sizes
}
