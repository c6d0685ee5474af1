import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fetchContent } from '@/content/content-source'
import { describeError } from '@/lib/node/command'
import { cacheFolder } from '@/lib/node/disk-cache'
import { withLock } from '@/lib/node/replace'
import { buildHash, codeHash } from './build-hash'
import { withPolicies } from './emit/emit-csp'
import { emitFonts } from './emit/emit-fonts'
import { emitFeeds, emitTexts, withLinkedData } from './emit/emit-for-programs'
import { emitFrame } from './emit/emit-frame'
import { emitHeaders, emitNotFound, emitRedirects, emitSitemap } from './emit/emit-host-files'
import { emitFileList, emitSavedSet } from './emit/emit-offline'
import { emitStyles } from './emit/emit-styles'
import { checkExport, readExported } from './exported/check-links'
import { buildAt, EXPORT, PUBLISHED, publish, readPages, restorePublished, STAGED } from './exported/files'
import { checkedPages, makeDocuments, renderPages } from './prepare'
import { runThread, runTool, startTool, timed } from './run-tool'

/** The cache of compiled code, as large as what browsers download. */
const COMPILED = '.generated/compiled'
const NEXT_FOLDER = '.next'

/** A placeholder in compiled code: the name of a build depends on the content, too. */
const NAME_PLACEHOLDER = 'name-of-the-build'

/** What next-pwa writes to `public`. */
const workerFiles = (): string[] => readdirSync('public').filter((name) => /^(sw|workbox-.*)\.js$/.test(name))

const nextBuild = (stage: 'compile' | 'generate', env: Record<string, string>) =>
  ['next', ['build', '--webpack', '--experimental-build-mode', stage], { BUILD_STAGE: stage, ...env }] as const

/** Caches, traces, and the list of pages: Next.js would read the old list before it writes the new one, and stick to it. */
const NOT_CACHED = ['cache', 'trace', 'trace-build', 'prerender-manifest.json']

function cacheCompiled(): void {
  for (const name of NOT_CACHED) rmSync(join(NEXT_FOLDER, name), { recursive: true, force: true })
  renameSync(NEXT_FOLDER, join(COMPILED, 'next'))
  mkdirSync(join(COMPILED, 'worker'))
  for (const name of workerFiles()) renameSync(join('public', name), join(COMPILED, 'worker', name))
}

/** Compiles the code, which needs no content, unless an earlier build has done so. @returns `stop` aborts it */
function compileSite() {
  let tool: ReturnType<typeof startTool> | undefined
  const ended = cacheFolder(COMPILED, `${codeHash()} ${resolve()}`, async () => {
    rmSync(NEXT_FOLDER, { recursive: true, force: true })
    tool = startTool(...nextBuild('compile', { BUILD_NAME: NAME_PLACEHOLDER }))
    await tool.ended
    cacheCompiled()
  })
  // It may fail before anybody awaits it.
  ended.catch(() => {})
  return { ended, stop: () => tool?.stop() }
}

function copyNamed(from: string, to: string, build: string): void {
  cpSync(from, to, { recursive: true })
  for (const file of readdirSync(from, { recursive: true }) as string[]) {
    const path = join(to, file)
    const text = /^BUILD_ID$|\.(?:js|json)$/.test(file) ? readFileSync(path, 'utf8') : ''
    if (text.includes(NAME_PLACEHOLDER)) writeFileSync(path, text.replaceAll(NAME_PLACEHOLDER, build))
  }
}

/** Exports the pages from compiled code and prepared content. */
async function exportPages(): Promise<void> {
  const build = buildHash()
  rmSync(NEXT_FOLDER, { recursive: true, force: true })
  copyNamed(join(COMPILED, 'next'), NEXT_FOLDER, build)
  renameSync(join(NEXT_FOLDER, 'static', NAME_PLACEHOLDER), join(NEXT_FOLDER, 'static', build))
  for (const name of workerFiles()) rmSync(join('public', name))
  copyNamed(join(COMPILED, 'worker'), 'public', build)
  await runTool(...nextBuild('generate', { BUILD_NAME: build, EXPORT_DIR: EXPORT }))
}

/** Reads each exported page once, and writes the final pages with all that is derived from them. */
async function finishPages(): Promise<void> {
  emitNotFound(EXPORT)
  const styled = withLinkedData(emitStyles(EXPORT, readPages(EXPORT)))
  // Not of the pages with policies, since those of the archive differ.
  const archive = runThread('archive', styled)
  const { pages, policy } = withPolicies(styled)
  for (const [file, html] of pages) writeFileSync(join(EXPORT, file), html)
  emitSitemap(EXPORT)
  emitTexts(EXPORT)
  emitFeeds(EXPORT)
  // After the files above: it has a rule for each.
  emitHeaders(EXPORT, policy)
  emitSavedSet(EXPORT)
  emitFileList(EXPORT)
  const exported = readExported(pages)
  await archive
  // Last, because redirects are no pages of the site.
  emitRedirects(EXPORT)
  const problems = checkExport(EXPORT, exported)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} problems in the links of the site`)
}

/**
 * Makes the pages from content that has been checked. Next.js works in one thread and waits for two things only: the articles and the
 * compiled code. Whatever else takes seconds runs on the other processor as soon as it can.
 */
async function makePages(code: Promise<void>): Promise<void> {
  const pages = await timed('content check', checkedPages)
  const documents = timed('articles and documents', async () => {
    await renderPages(pages)
    await makeDocuments()
  })
  const steps = timed('how people ask for steps', () => runThread('steps'))
  const exportSite = async () => {
    await documents
    emitFrame()
    await runThread('articles')
    await steps
    await timed('compile', () => code)
    await timed('pages', exportPages)
  }
  const makeExtras = async () => {
    await steps
    await timed('checker for Node.js', () => runThread('checker'))
    await documents
    await timed('pictures', () => runThread('pictures'))
  }
  const parts = [exportSite(), makeExtras()]
  // When one fails, the other must not go on writing after the build has ended.
  await Promise.allSettled(parts)
  await Promise.all(parts)
}

/** Compiles the code while the content is checked and rendered; then exports the pages and finishes them. */
async function makeSite(): Promise<void> {
  restorePublished()
  if (process.env.CONTENT_REPOSITORY) await fetchContent()
  for (const folder of [EXPORT, STAGED]) rmSync(folder, { recursive: true, force: true })
  const fonts = timed('fonts', emitFonts)
  const code = compileSite()
  try {
    await fonts
    await makePages(code.ended)
  } finally {
    code.stop()
    await Promise.allSettled([code.ended])
  }
  cpSync(STAGED, EXPORT, { recursive: true })
  await timed('styles, policies, offline, archive, links', finishPages)
  publish()
}

/** Builds beside the published site, and replaces it on success. @returns whether it succeeded; if not, prints why */
export async function build(): Promise<boolean> {
  try {
    await withLock(PUBLISHED, 0, makeSite)
    return true
  } catch (error) {
    console.error(describeError(error))
    console.error('Nothing was published: out/ is as it was.')
    return false
  }
}

/** Builds unless the published build has the same sources. Fetched content may have changed: it is always built. */
export async function buildIfChanged(): Promise<boolean> {
  restorePublished()
  if (process.env.CONTENT_REPOSITORY || buildAt(PUBLISHED) !== buildHash()) return build()
  console.log('out/ is up to date')
  return true
}
