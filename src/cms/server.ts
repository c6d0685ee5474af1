import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, extname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { build } from 'esbuild'
import { readContentFiles } from '@/build/content-files'
import { checkContent } from '@/content-lint/check-content'
import { formatProblem, sortProblems } from '@/content-lint/problem'
import { LOCALES, type Locale } from '@/i18n/locale'
import { cmsSettings } from './collections'
import { FolderError, listFolder, readContent, removeVersion, saveContent, versionOf } from './content-folder'

type Bundle = Map<string, Uint8Array>

/** Languages and themes of a code editor that no collection uses: hundreds of files. */
const UNUSED = ['@shikijs/langs/*', '@shikijs/themes/*']

/** Fonts that the CMS requests from a server, although it comes with them. */
const REMOTE_FONT = /@font-face \{[^}]*url\(https:[^}]*\}/g

/** Bundles the editor from installed packages, without a network. */
export async function bundleEditor(): Promise<Bundle> {
  const folder = resolve('.generated/cms')
  const { outputFiles } = await build({
    entryPoints: { editor: resolve('src/cms/app/editor.tsx') },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: UNUSED,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  })
  return new Map(
    outputFiles.map(({ path, text, contents }) => [
      path.slice(folder.length),
      path.endsWith('.js') ? Buffer.from(text.replace(REMOTE_FONT, '')) : contents,
    ]),
  )
}

interface Editor {
  root: string
  bundle: Bundle
  /** The origin of `npm run dev`, which shows the site as it is written. */
  preview: string
}

const page = (preview: string): string => `<!doctype html>
<html lang="en" data-preview="${preview}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>
</head>
<body></body>
</html>
`

/** Nothing is loaded from the network or sent to it. */
const policy = (preview: string): string =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' blob: data:",
    `frame-src blob: ${preview}`,
    "frame-ancestors 'none'",
  ].join('; ')

/** The editor listens on this machine only: whoever reaches it can write the content. */
const HOST = 'localhost'

/** All other content is served as text: a script would run as one of the editor's own. */
const PICTURES: Record<string, string> = { '.avif': 'image/avif', '.png': 'image/png', '.svg': 'image/svg+xml' }

const TYPES: Record<string, string> = {
  ...PICTURES,
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

type Answer = { body: string | Uint8Array; type: string; headers?: Record<string, string> }

const json = (value: unknown): Answer => ({ body: JSON.stringify(value), type: 'application/json' })

/** The problems of a saved file and its translation; after a removal those of all files, which may have needed the file. */
function problemsOf(root: string, file: string, locale: Locale): string[] {
  const { files } = readContentFiles(root)
  return sortProblems(checkContent(files, files.has(file) ? file : undefined).problems).map((problem) =>
    formatProblem(problem, 'content', locale),
  )
}

const languageOf = ({ headers }: IncomingMessage): Locale =>
  LOCALES.find((locale) => headers['accept-language']?.toLowerCase().startsWith(locale)) ?? 'en'

/** `GET` reads a file of the content or, with a slash at the end, lists a folder; `PUT` and `DELETE` write. */
async function answerContent(root: string, request: IncomingMessage, path: string): Promise<Answer> {
  const expected = request.headers['if-match']
  if (request.method === 'PUT')
    return json(await saveContent(root, path, await buffer(request), expected, languageOf(request)))
  if (request.method === 'DELETE') return json(removeVersion(root, path, expected))
  if (path === '' || path.endsWith('/')) return json(listFolder(root, path.replace(/\/$/, '')))
  const body = readContent(root, path)
  if (!body) throw new FolderError(404, `${path} is no file`)
  // A file opened at its own address must not run scripts as the editor.
  const headers = { ETag: versionOf(body), 'Content-Security-Policy': 'sandbox' }
  return { body, type: PICTURES[extname(path)] ?? 'text/plain; charset=utf-8', headers }
}

const CMS_ASSETS = resolve('node_modules/@sveltia/cms/npm/assets')

function assetAt(path: string): Buffer | undefined {
  const file = join(CMS_ASSETS, basename(path))
  return path.includes('/assets/') && existsSync(file) ? readFileSync(file) : undefined
}

function answerFile({ bundle, preview }: Editor, path: string): Answer {
  const headers = { 'Content-Security-Policy': policy(preview) }
  if (path === '/') return { body: page(preview), type: 'text/html; charset=utf-8', headers }
  const type = TYPES[extname(path)]
  const body = type && (bundle.get(path) ?? assetAt(path))
  if (!body) throw new FolderError(404, `${path} does not exist`)
  return { body, type }
}

async function answer(editor: Editor, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`)
  const path = decodeURIComponent(pathname)
  if (path.startsWith('/content/')) return answerContent(editor.root, request, path.slice('/content/'.length))
  if (path === '/settings') return json(cmsSettings(editor.root, languageOf(request)))
  if (path === '/problems' && request.method === 'POST')
    return json(problemsOf(editor.root, searchParams.get('file') ?? '', languageOf(request)))
  return answerFile(editor, path)
}

/** Whether the editor itself sends a request: other pages in the writer's browser must not reach the content. */
function isOwn({ headers, method, socket }: IncomingMessage): boolean {
  const own = `${HOST}:${socket.localPort}`
  if (headers.host !== own) return false
  return method === 'GET' || headers.origin === `http://${own}`
}

function send(response: ServerResponse, status: number, { body, type, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...headers,
  })
  response.end(body)
}

const failure = (message: string): Answer => ({ body: message, type: 'text/plain; charset=utf-8' })

/** Serves the editor and its content to this machine only. */
export async function serveEditor(editor: Editor, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (!isOwn(request)) return send(response, 403, failure('Only the editor itself may ask'))
    try {
      send(response, 200, await answer(editor, request))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      send(response, error instanceof FolderError ? error.status : 500, failure(message))
    }
  })
  await once(server.listen(port, HOST), 'listening')
  return server
}
