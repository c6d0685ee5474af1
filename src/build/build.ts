import { rmSync, statfsSync } from 'node:fs'
import { fetchContent } from '@/content/content-source'
import { faultOf } from '@/lib/node/fault-of'
import { runAlone } from '@/lib/node/run-alone'
import { emitArchive } from './archive/emit-archive'
import { emitPolicies } from './emit/emit-csp'
import { emitFileList } from './emit/emit-file-list'
import { emitFonts } from './emit/emit-fonts'
import { emitHeaders, emitRedirects } from './emit/emit-headers'
import { emitNotFound, emitSitemap } from './emit/emit-host-files'
import { emitSavedSets } from './emit/emit-saved-set'
import { emitStyles } from './emit/emit-styles'
import { checkExport } from './exported/check-links'
import { EXPORT, PUBLISHED, publish, restorePublished } from './exported/publish'
import { compileSite, exportPages } from './next/export-site'
import { timed } from './phases'
import { prepare } from './prepare'

/** A build takes far more. */
const LEAST_SPACE_BYTES = 1_000_000

/** Compiles the code while the content is prepared. */
async function compileAndPrepare(): Promise<void> {
  const code = compileSite()
  const content = prepare().catch((error: unknown) => {
    code.stop()
    throw error
  })
  await Promise.all([content, timed('compile', () => code.ended)])
}

/** @throws when a page of the export has a broken link */
function checkLinks(): void {
  const problems = checkExport(EXPORT)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} problems in the links of the site`)
}

async function makeSite(): Promise<void> {
  restorePublished()
  if (process.env.CONTENT_REPOSITORY) await fetchContent()
  rmSync(EXPORT, { recursive: true, force: true })
  await timed('fonts', emitFonts)
  await compileAndPrepare()
  await timed('pages', exportPages)
  await timed('styles, policies, sitemap, offline', () => {
    emitNotFound(EXPORT)
    emitSitemap(EXPORT)
    emitStyles(EXPORT)
    const policy = emitPolicies(EXPORT)
    emitHeaders(EXPORT, policy)
    emitRedirects(EXPORT)
    emitSavedSets(EXPORT)
    emitFileList(EXPORT)
  })
  await timed('archive, links', async () => {
    await emitArchive(EXPORT)
    checkLinks()
  })
  publish()
}

/** A tool that fails for want of space does not always say so. */
const isDiskFull = (): boolean => {
  const { bavail, bsize } = statfsSync('.')
  return bavail * bsize < LEAST_SPACE_BYTES
}

/**
 * Builds the site next to the one that is published, and puts it in its place when all of it is well.
 * @returns whether it was published; if not, the reason is printed
 */
export async function build(): Promise<boolean> {
  try {
    await runAlone(PUBLISHED, 0, makeSite)
    return true
  } catch (error) {
    console.error(faultOf(error))
    if (isDiskFull()) console.error('The disk is full  (free some space, then build again)')
    console.error('Nothing was published: out/ is as it was.')
    return false
  }
}

if (require.main === module)
  void build().then((isPublished) => {
    process.exitCode = isPublished ? 0 : 1
  })
