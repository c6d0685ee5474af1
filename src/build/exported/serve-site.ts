import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import compression from 'compression'
import { createServer as createFileServer } from 'http-server'
import { escaped } from '@/lib/text'
import { SITE } from '@/site/site'
import { HEADERS_FILE, type HeaderRule } from './files'

const ROOT = '.site'

/** Lays the export out as static hosts do: below the base path, with the not-found page at the top. */
function layOut(folder: string, root: string): void {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  symlinkSync(resolve(folder), `${root}${SITE.base}`)
  symlinkSync(resolve(folder, '404.html'), `${root}/404.html`)
}

/** Parses `_headers` as the build writes it: the headers of each rule are indented. */
export const parseHeaderRules = (text: string): HeaderRule[] =>
  text.split(/\n(?=\S)/).map((rule) => rule.trim().split(/\s*\n\s*/) as HeaderRule)

export function readHeaderRules(folder: string): HeaderRule[] {
  const file = join(folder, HEADERS_FILE)
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : []
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('\\*', '.*')}$`).test(path)

/** The headers of a path, by lower-case name. Values of several rules are joined, as on Cloudflare Pages. */
export function headersOf(rules: HeaderRule[], path: string): Record<string, string> {
  const found = new Headers()
  for (const [pattern, ...headers] of rules)
    for (const header of matches(pattern, path) ? headers : []) {
      const [name = '', ...value] = header.split(':')
      found.append(name, value.join(':'))
    }
  return Object.fromEntries(found)
}

/** GitHub Pages compresses with gzip only. */
const ENCODING = 'gzip'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** In bytes: the longest file name of file systems, and a path longer than any of the site. */
const LONGEST = { name: 255, path: 500 }

/** Whether a request can be for a file: valid encoding, no NUL, not too long, and no host, to which a redirect would lead. */
function isPath(address: string): boolean {
  try {
    const path = decodeURIComponent(address.split('?')[0] ?? '')
    if (/\0|^[/\\]{2}/.test(path) || Buffer.byteLength(path) > LONGEST.path) return false
    return path.split('/').every((name) => Buffer.byteLength(name) <= LONGEST.name)
  } catch {
    return false
  }
}

/** Used unless a rule says otherwise. */
const CACHE_CONTROL = 'max-age=600'

function createHost(root: string, rules: HeaderRule[]): Server {
  // For a folder, it is called with the name of its page.
  const cache = (path: string) => headersOf(rules, path.replace(/index\.html$/, ''))['cache-control'] ?? CACHE_CONTROL
  // A function is allowed, though its types do not say so.
  const options = { root, cache: cache as unknown as number, showDir: 'false', gzip: false } as const
  const { server: files } = createFileServer(options) as unknown as { server: Server }
  const compress = compression() as unknown as Handler
  return createServer((request, response) => {
    // Reveals nothing about the machine.
    if (!isPath(request.url ?? ''))
      return void response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request')
    if (request.headers['accept-encoding']?.includes(ENCODING)) request.headers['accept-encoding'] = ENCODING
    const [path = '/'] = (request.url ?? '/').split('?')
    for (const [name, value] of Object.entries(headersOf(rules, path))) response.setHeader(name, value)
    compress(request, response, () => files.emit('request', request, response))
  })
}

/** Serves an export as a static host does, with the headers of `rules`. @param host listens on all addresses by default */
export async function serveSite(folder: string, port: number, root = ROOT, rules: HeaderRule[] = [], host?: string) {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist  (npm run build makes it)`)
  layOut(folder, root)
  const server = createHost(root, rules).listen(port, host)
  await once(server, 'listening')
  return server
}
