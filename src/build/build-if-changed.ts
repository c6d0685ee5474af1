import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build'
import { buildHash } from './build-hash'
import { buildOf, PUBLISHED, restorePublished } from './exported/files'

export { build }

const publishedHash = (): string | undefined => {
  const home = join(PUBLISHED, 'index.html')
  return existsSync(home) ? buildOf(readFileSync(home, 'utf8')) : undefined
}

/** Builds unless the published build has the same sources. Content that is fetched may have changed where it comes from. */
export async function buildIfChanged(): Promise<boolean> {
  restorePublished()
  if (process.env.CONTENT_REPOSITORY || publishedHash() !== buildHash()) return build()
  console.log('out/ is up to date')
  return true
}
