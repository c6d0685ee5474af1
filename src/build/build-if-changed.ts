import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build'
import { buildHash } from './build-hash'
import { buildOf } from './exported/files'
import { PUBLISHED, restorePublished } from './exported/publish'

/** The build that is published, by the mark of its home page. */
const publishedHash = (): string | undefined => {
  const home = join(PUBLISHED, 'index.html')
  return existsSync(home) ? buildOf(readFileSync(home, 'utf8')) : undefined
}

restorePublished()

/** Content that is fetched may have changed where it comes from. */
const isUpToDate = !process.env.CONTENT_REPOSITORY && publishedHash() === buildHash()

if (isUpToDate) console.log('out/ is up to date')
else
  void build().then((isPublished) => {
    process.exitCode = isPublished ? 0 : 1
  })
