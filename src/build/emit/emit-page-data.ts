import { rmSync } from 'node:fs'
import { allSlugs } from '@/content/site-pages'
import { ROUTES } from '@/site/routes'
import { buildHash } from '../build-hash'
import { writeJson } from './write-json'

/** Page data of every route (spec section 7): the build's hash, and the status that the page stands for. */
export function emitPageData(): void {
  const hash = buildHash()
  rmSync('public/assets/data', { recursive: true, force: true })
  for (const slug of allSlugs()) {
    const code = slug.endsWith(ROUTES.notFound) ? 404 : 200
    writeJson(`public/assets/data${slug}index.json`, { hash, code })
  }
}
