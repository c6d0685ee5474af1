import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fetchContent } from '@/content/content-source'
import { describeError } from '@/lib/node/command'
import { cacheFolder } from '@/lib/node/disk-cache'
import { withLock } from '@/lib/node/replace'
import { buildHash, codeHash } from './build-hash'
import { pagePolicies } from './emit/emit-csp'
import { emitFonts } from './emit/emit-fonts'
import { withLinkedData } from './emit/emit-for-programs'
import { emitHeaders, emitNotFound, emitRedirects, emitSitemap } from './emit/emit-host-files'
import { emitFileList, emitSavedSet } from './emit/emit-offline'
import { emitStyles } from './emit/emit-styles'
import { checkExport, type ExportedPage, readExportedPage } from './exported/check-links'
import {
  buildAt,
  COMPILED_SITE,
  EXPORT,
  PUBLIC,
  PUBLISHED,
  publish,
  readPages,
  restorePublished,
  routeOfFile,
  STAGED,
} from './exported/files'
import { checkedPages, renderPages } from './prepare'
import { runThread, runTool, startTool, timed } from './run-tool'

/** The cache of compiled code, as large as what browsers download. */
const COMPILED = '.generated/compiled'

/** A placeholder in compiled code: the name of a build depends on the content, too. */
const NAME_PLACEHOLDER = 'name-of-the-build'

/** What next-pwa writes to `public`. */
const workerFiles = (): string[] => readdirSync(PUBLIC).filter((name) => /^(sw|workbox-.*)\.js$/.test(name))

const nextBuild = (stage: 'compile' | 'generate', env: Record<string, string>) =>
  ['next', ['build', '--webpack', '--experimental-build-mode', stage], { BUILD_STAGE: stage, ...env }] as const

/** Caches, traces, and the list of pages: Next.js would read the old list before it writes the new one, and stick to it. */
const NOT_CACHED = ['cache', 'trace', 'trace-build', 'prerender-manifest.json']

function cacheCompiled(): void {
  for (const name of NOT_CACHED) rmSync(join(COMPILED_SITE, name), { recursive: true, force: true })
  renameSync(COMPILED_SITE, join(COMPILED, 'next'))
  mkdirSync(join(COMPILED, 'worker'))
  for (const name of workerFiles()) renameSync(join(PUBLIC, name), join(COMPILED, 'worker', name))
}

/** Compiles the code, which needs no content, unless an earlier build has done so. @returns `stop` aborts it */
function compileSite() {
  let tool: ReturnType<typeof startTool> | undefined
  const ended = cacheFolder(COMPILED, `${codeHash()} ${resolve()}`, async () => {
    rmSync(COMPILED_SITE, { recursive: true, force: true })
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
  rmSync(COMPILED_SITE, { recursive: true, force: true })
  copyNamed(join(COMPILED, 'next'), COMPILED_SITE, build)
  renameSync(join(COMPILED_SITE, 'static', NAME_PLACEHOLDER), join(COMPILED_SITE, 'static', build))
  for (const name of workerFiles()) rmSync(join(PUBLIC, name))
  copyNamed(join(COMPILED, 'worker'), PUBLIC, build)
  await runTool(...nextBuild('generate', { BUILD_NAME: build, EXPORT_DIR: EXPORT }))
}

/** Reads each exported page once, and writes the final pages with all that is derived from them. */
async function finishPages(): Promise<void> {
  emitNotFound(EXPORT)
  const exported = readPages(EXPORT)
  // It has a style sheet and policies of its own.
  const archive = runThread('archive', exported)
  const withStyle = emitStyles(EXPORT, exported)
  const policies = pagePolicies()
  const checked = new Map<string, ExportedPage>()
  // One by one: at once, all versions of all pages would take a gigabyte.
  for (const [file, html] of exported) {
    const page = policies.add(withLinkedData(file, withStyle(file, html)))
    writeFileSync(join(EXPORT, file), page)
    checked.set(routeOfFile(file), readExportedPage(file, page))
  }
  emitSitemap(EXPORT)
  // After the files above: it has a rule for each.
  emitHeaders(EXPORT, policies.common())
  emitSavedSet(EXPORT)
  emitFileList(EXPORT)
  await archive
  // Last, because redirects are no pages of the site.
  emitRedirects(EXPORT)
  const problems = checkExport(EXPORT, checked)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} problems in the links of the site`)
}

/**
 * Makes the pages from content that has been checked. Next.js works in one thread, and waits for articles, documents and compiled code;
 * what else takes seconds is made beside it.
 */
async function makePages(code: Promise<void>): Promise<void> {
  const pages = await timed('content check', checkedPages)
  const documents = timed('documents, menu', () => runThread('documents'))
  const catalogue = timed('catalogue, checker for Node.js', () => runThread('catalogue'))
  const articles = timed('articles', () => renderPages(pages))
  const parts = [
    Promise.all([documents, articles, code]).then(() => timed('pages', exportPages)),
    Promise.all([documents, articles]).then(() => timed('search, texts', () => runThread('texts'))),
    documents.then(() => timed('previews', () => runThread('previews'))),
    catalogue,
  ]
  // When one fails, the others must not go on writing after the build has ended.
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
  // Next.js has copied there what development left in public/.
  rmSync(join(EXPORT, 'assets'), { recursive: true, force: true })
  renameSync(join(STAGED, 'assets'), join(EXPORT, 'assets'))
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
