import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { SITE } from '@/site/site'
import { findBrowser } from '../find-browser'
import { PUBLISHED } from '../publish'
import { serveSite } from '../serve-site'

/** What a benchmark is given. */
export interface Bench {
  browser: Browser
  /** Does something in a page of its own, without a service worker. */
  inPage: (run: (page: Page) => Promise<void>) => Promise<void>
  /** The address of a path of the site. */
  at: (path: string) => string
}

async function run(name: string, bench: (tools: Bench) => Promise<void>): Promise<void> {
  const server = await serveSite(PUBLISHED, 0, join(tmpdir(), `wakamiti-bench-${name}`))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const inPage = async (inside: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await inside(await context.newPage())
    await context.close()
  }
  try {
    await bench({ browser, inPage, at: (path) => `http://localhost:${port}${SITE.base}${path}` })
  } finally {
    await browser.close()
    server.close()
  }
}

/**
 * Serves the last build, opens a browser and runs a benchmark that prints its figures.
 * @param name its name, without `bench:`
 */
export function runBench(name: string, bench: (tools: Bench) => Promise<void>): void {
  run(name, bench).catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
}
