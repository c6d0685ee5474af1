import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { runMain } from '@/lib/node/command'
import { SITE } from '@/site/site'
import { PUBLISHED } from '../exported/files'
import { launchOptions } from '../exported/find-browser'
import { serveSite } from '../exported/serve-site'
import { benchPages } from './pages'
import { benchTyping } from './typing'

/** The last build as a host serves it, and a browser. */
export interface Site {
  browser: Browser
  at: (path: string) => string
  /** Bytes that the host has sent so far, headers included, to pages and workers. */
  bytesSent: () => number
}

const BENCHES: Record<string, { measures: string; run: (site: Site) => Promise<void> }> = {
  pages: { measures: 'first visits on a phone, and the bytes of a session of ten pages', run: benchPages },
  search: { measures: 'keystrokes in the search', run: benchTyping('search') },
  finder: { measures: 'keystrokes in the step finder', run: benchTyping('finder') },
  'feature-check': { measures: 'keystrokes in a feature of 2,000 lines', run: benchTyping('feature-check') },
}

async function bench(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in BENCHES))
  if (names.length === 0 || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no benchmark ${name}.`)
    console.log('npm run bench -- NAME …')
    for (const [name, { measures }] of Object.entries(BENCHES)) console.log(`  ${name.padEnd(14)} ${measures}`)
    process.exitCode = unknown.length > 0 ? 1 : 0
    return
  }
  const server = await serveSite(PUBLISHED, 0, join(tmpdir(), `wakamiti-site-${process.pid}`))
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(launchOptions())
  const bytesSent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  const at = (path: string) => `http://localhost:${port}${SITE.base}${path}`
  try {
    for (const name of names) await BENCHES[name]?.run({ browser, at, bytesSent })
  } finally {
    await browser.close()
    server.close()
  }
}

void runMain(() => bench(process.argv.slice(2)))
