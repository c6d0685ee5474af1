import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PUBLISHED } from '@/build/exported/files'
import { SITE, withBase } from '@/site/site'
import { readHeaderRules, serveSite } from '../../src/build/exported/serve-site'

/** A host of its own for one test: what it serves can be replaced, and it can be stopped. */
export interface Host {
  /** The address of a path of the site. */
  at: (path: string) => string
  /** Paths that were answered with content, in order. */
  sent: string[]
  /** Bytes that it has sent so far, with the headers. */
  bytesSent: () => number
  /** Loses every request for which this is true: the connection ends without an answer. */
  lose: (isLost: (path: string) => boolean) => void
  /** Answers a request with a login page of this status, as a network does that wants its users to sign in. */
  lie: (statusOf: (path: string) => number | undefined) => void
  /** Serves another build from now on. */
  publish: (folder: string) => Promise<void>
  /** Answers nobody any more, as if the network were gone; what is being sent still arrives. */
  stop: () => Promise<void>
  /** Answers again, at the same address. */
  restart: () => Promise<void>
}

/**
 * Kinds of hosts: as GitHub Pages, which lets browsers keep everything for ten minutes, missing files included; one that sends
 * the headers of `_headers`, with missing files, too; one that answers for what is missing with HTML and status 200.
 */
export type HostKind = 'pages' | 'headers' | 'html'

/** What a browser says of requests to a host that has gone, or is about to. */
export const HOST_GONE = /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to fetch|no-response/

const stopServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    // Stopping twice is no error.
    server.close(() => done())
    server.closeAllConnections()
  })

/** Notes what a server sends, and how many answers are under way. */
function watch(server: Server) {
  const sockets: Socket[] = []
  const bytesSent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  const seen = {
    sent: [] as string[],
    underWay: 0,
    isLost: (_: string) => false,
    lieOf: (_: string): number | undefined => undefined,
    bytesSent,
  }
  const [serve] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('connection', (socket: Socket) => sockets.push(socket))
  server.prependListener('request', ({ url = '', socket }) => {
    if (seen.isLost(url)) socket.destroy()
  })
  server.on('request', (request, response) => {
    seen.underWay += 1
    response.on('finish', () => response.statusCode === 200 && seen.sent.push(request.url ?? ''))
    response.on('close', () => {
      seen.underWay -= 1
    })
    const status = seen.lieOf(request.url ?? '')
    if (status === undefined) serve?.(request, response)
    else
      response
        .writeHead(status, { 'content-type': 'text/html', 'cache-control': 'max-age=600' })
        .end('<!DOCTYPE html><title>Sign in</title>')
  })
  return seen
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** Lets a server answer for what is missing with HTML and status 200. */
function hideMissing(server: Server, root: string): void {
  const [serve] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const path = join(root, decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname))
    if (!serve || isFile(path) || isFile(join(path, 'index.html'))) serve?.(request, response)
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=600' })
        .end(readFileSync(join(root, '404.html')))
  })
}

/**
 * Starts a host that serves the site.
 * @param root a folder for its own use
 */
export async function startHost(root: string, kind: HostKind = 'pages'): Promise<Host> {
  mkdirSync(dirname(root), { recursive: true })
  const server = await serveSite(PUBLISHED, 0, root, kind === 'headers' ? readHeaderRules(PUBLISHED) : [])
  if (kind === 'html') hideMissing(server, root)
  const { port } = server.address() as AddressInfo
  const seen = watch(server)
  const quiet = async () => {
    while (seen.underWay > 0) await wait(10)
  }
  const point = (name: string, target: string) => {
    rmSync(`${root}/${name}`, { force: true })
    symlinkSync(resolve(target), `${root}/${name}`)
  }
  return {
    at: (path) => `http://localhost:${port}${withBase(path)}`,
    sent: seen.sent,
    bytesSent: seen.bytesSent,
    lose: (isLost) => {
      seen.isLost = isLost
    },
    lie: (statusOf) => {
      seen.lieOf = statusOf
    },
    publish: async (folder) => {
      // A file that is being sent would be gone half-way.
      await quiet()
      point(SITE.base.slice(1), folder)
      point('404.html', `${folder}/404.html`)
    },
    stop: async () => {
      await quiet()
      await stopServer(server)
    },
    restart: () => new Promise((done) => server.listen(port, done)),
  }
}
