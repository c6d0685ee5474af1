import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, resolve } from 'node:path'
import { SITE, withBase } from '@/site/site'
import { PUBLISHED } from '../../src/build/publish'
import { serveSite } from '../../src/build/serve-site'

/** A host of its own for one test: what it serves can be replaced, and it can be stopped. */
export interface Host {
  /** The address of a path of the site. */
  at: (path: string) => string
  /** Paths that were answered with content, in order. */
  sent: string[]
  /** Serves another build from now on. */
  publish: (folder: string) => void
  /** Answers nobody any more, as if the network were gone. */
  stop: () => Promise<void>
}

const stopServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    // Stopping twice is no error.
    server.close(() => done())
    server.closeAllConnections()
  })

/**
 * Starts a host that serves the site.
 * @param root a folder for its own use
 */
export async function startHost(root: string): Promise<Host> {
  mkdirSync(dirname(root), { recursive: true })
  const server = await serveSite(PUBLISHED, 0, root)
  const { port } = server.address() as AddressInfo
  const sent: string[] = []
  server.on('request', (request, response) =>
    response.on('finish', () => response.statusCode === 200 && sent.push(request.url ?? '')),
  )
  const point = (name: string, target: string) => {
    rmSync(`${root}/${name}`, { force: true })
    symlinkSync(resolve(target), `${root}/${name}`)
  }
  return {
    at: (path) => `http://localhost:${port}${withBase(path)}`,
    sent,
    publish: (next) => {
      point(SITE.base.slice(1), next)
      point('404.html', `${next}/404.html`)
    },
    stop: () => stopServer(server),
  }
}
