import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { SITE } from '@/site/site'
import { launchOptions } from './find-browser'
import { serveSite } from './serve-site'

/** A browser, and a host that it finds the site at. */
export interface Browsing {
  browser: Browser
  at: (path: string) => string
  /** Bytes that the host has sent so far, to pages and workers, with the headers. */
  bytesSent: () => number
}

/** A browser for as long as a command runs. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions())

/**
 * Serves an export and opens a browser for as long as something is done with them.
 * @param folder the export
 * @throws when there is no export or no browser
 */
export async function browseSite(folder: string, use: (browsing: Browsing) => Promise<void>): Promise<void> {
  const server = await serveSite(folder, 0, join(tmpdir(), `wakamiti-site-${process.pid}`))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  const bytesSent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  try {
    const browser = await launchBrowser()
    const at = (path: string) => `http://localhost:${port}${SITE.base}${path}`
    await use({ browser, at, bytesSent }).finally(() => browser.close())
  } finally {
    server.close()
  }
}
