import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import compression from 'compression'
import { createServer as createFileServer } from 'http-server'
import { SITE } from '@/site/site'
import { type HeaderRule, headersOf } from './header-rules'

const ROOT = '.site'

/** Lays the export out as a static host does: below the base path, with the not-found page at the top. */
function layOut(folder: string, root: string): void {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  symlinkSync(resolve(folder), `${root}${SITE.base}`)
  symlinkSync(resolve(folder, '404.html'), `${root}/404.html`)
}

/** Such a host supports gzip, and nothing newer. */
const ENCODING = 'gzip'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The longest name of a file that file systems have, in bytes. */
const LONGEST_NAME = 255

/** Whether the path of a request can be one of a file: sound percent-encoding, no NUL, no name that is too long. */
function isPath(address: string): boolean {
  try {
    const path = decodeURIComponent(address.split('?')[0] ?? '')
    return !path.includes('\0') && path.split('/').every((name) => Buffer.byteLength(name) <= LONGEST_NAME)
  } catch {
    return false
  }
}

/** How long browsers may keep what no rule says otherwise of. */
const CACHE_CONTROL = 'max-age=600'

/** A server of files that compresses what it sends. */
function createHost(root: string, rules: HeaderRule[]): Server {
  // Of a folder it is asked with the name of its page.
  const cache = (path: string) => headersOf(rules, path.replace(/index\.html$/, ''))['cache-control'] ?? CACHE_CONTROL
  // It may be a function, which its types do not tell.
  const options = { root, cache: cache as unknown as number, showDir: 'false', gzip: false } as const
  const { server: files } = createFileServer(options) as unknown as { server: Server }
  const compress = compression() as unknown as Handler
  return createServer((request, response) => {
    // The answer says nothing about the machine.
    if (!isPath(request.url ?? ''))
      return void response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request')
    if (request.headers['accept-encoding']?.includes(ENCODING)) request.headers['accept-encoding'] = ENCODING
    const [path = '/'] = (request.url ?? '/').split('?')
    for (const [name, value] of Object.entries(headersOf(rules, path))) response.setHeader(name, value)
    compress(request, response, () => files.emit('request', request, response))
  })
}

/**
 * Serves an export the way a static host does: it redirects to the trailing slash, answers 404.html with status 404,
 * compresses, and lets browsers keep files for ten minutes.
 * @param rules headers that it sends, as hosts do that read `_headers`
 * @param host the address where it listens; every one of this machine without it
 */
export async function serveSite(folder: string, port: number, root = ROOT, rules: HeaderRule[] = [], host?: string) {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist  (npm run build makes it)`)
  layOut(folder, root)
  const server = createHost(root, rules).listen(port, host)
  await once(server, 'listening')
  return server
}
