import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'

const KINDS = { script: /\.js$/, style: /\.css$/, data: /\/assets\/.+\.json$/ } as const

export type DownloadKind = keyof typeof KINDS

/**
 * What a page downloads, workers included: the size of every file in bytes, compressed, by its path.
 * @param visit what is done in a page of a browser without a cache; it resolves once everything has been loaded
 */
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
  await visit(await context.newPage())
  await Promise.all(bodies)
  await context.close()
  return sizes
}

/** The bytes of each kind that are among `all` and not among what is `known`. */
export function bytesBeyond(known: Map<string, number>, all: Map<string, number>): Record<DownloadKind, number> {
  const bytesOf = (pattern: RegExp) =>
    [...all].filter(([path]) => pattern.test(path) && !known.has(path)).reduce((sum, [, size]) => sum + size, 0)
  return { script: bytesOf(KINDS.script), style: bytesOf(KINDS.style), data: bytesOf(KINDS.data) }
}
