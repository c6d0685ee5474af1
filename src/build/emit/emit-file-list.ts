import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileListPath } from '@/shell/offline/pwa-options'
import { withBase } from '@/site/site'
import { buildOf, routeOfFile, sha256 } from '../exported/files'

/** What only hosts, browsers and programs read: the worker never keeps it. */
const NOT_KEPT = [
  /^(_headers|_redirects|sw\.js|workbox-.*|worker\.js|social\.png)$/,
  /^assets\/pictures\//,
  /\/files\.js$|\.(zip|md|mjs|tgz|xml)$|(^|\/)llms(-full)?\.txt$/,
]

/**
 * Writes the hash of every file of the site, as a script of the service worker, which keeps nothing else (public/worker.js). It comes after
 * everything that changes files.
 * @param folder an export
 */
export function emitFileList(folder: string): void {
  const build = buildOf(readFileSync(join(folder, 'index.html'), 'utf8'))
  const files = (readdirSync(folder, { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_KEPT.some((pattern) => pattern.test(file)) && statSync(join(folder, file)).isFile())
    .sort()
  const hashes = files.map((file) => [withBase(routeOfFile(file)), sha256(readFileSync(join(folder, file)))])
  const list = JSON.stringify(Object.fromEntries(hashes))
  writeFileSync(join(folder, fileListPath(build)), `(self.fileLists??={})[${JSON.stringify(build)}]=${list}\n`)
}
