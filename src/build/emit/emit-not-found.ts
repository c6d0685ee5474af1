import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The not-found page is a route of its own (/404/) and what a host answers with for every other address (404.html). */
export function emitNotFound(folder: string): void {
  // Next writes a page for server errors, too: a static host has none.
  for (const page of ['500.html', '500']) rmSync(join(folder, page), { recursive: true, force: true })
  copyFileSync(join(folder, '404', 'index.html'), join(folder, '404.html'))
}
