import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchContent } from '@/content/content-source'
import { DOCUMENTS } from '@/content/documents'
import { UPDATES_FILE } from '@/content/site-pages'
import { writerLocale } from '@/i18n/locale'
import { describeError, LOCALHOST, portOf } from '@/lib/node/command'
import { cacheFolder } from '@/lib/node/disk-cache'
import { watchFolder } from '@/lib/node/watch-folder'
import type { ProblemReport } from '@/shell/problem-panel'
import { contentRoot } from '@/site/content-root'
import { codeHash, DEVELOPMENT } from './build-hash'
import { emitFonts } from './emit/emit-fonts'
import { emitFrame, TOPICS_FILE } from './emit/emit-frame'
import { PROBLEMS_FILE, PUBLIC, writeJson } from './exported/files'
import { runTool, timed } from './run-tool'

/** Editors save several files in a row. */
const PAUSE_MS = 1_000

/** Makes the documents. Those of an earlier run are updated once the first page is there. */
const makeDocuments = () => cacheFolder(DOCUMENTS, codeHash(), () => runTool('contentlayer2', ['build']))

/** Refreshes what tools, search and menu read, after each change, never twice at once. */
function keepFresh(): void {
  let last = Promise.resolve()
  const refresh = () => {
    // It has printed why it failed; the next change may correct that.
    last = last.then(() => runTool('tsx', ['src/build/dev/refresh.ts'])).catch(() => {})
  }
  for (const folder of [contentRoot(), join(DOCUMENTS, 'generated')]) void watchFolder(folder, PAUSE_MS, refresh)
  refresh()
}

/**
 * `npm run dev`: the site with live reload. The content is checked, each file again when it is saved, and what tools and search read is
 * refreshed. Served to this machine only, or with --host to the network; with --lang es, the content check reports in Spanish
 * whatever the system's language.
 */
async function dev(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'boolean' }, lang: { type: 'string' } } })
  const locale = writerLocale(values.lang)
  const port = portOf('PORT', 3000)
  const address = ['--port', String(port), ...(values.host ? [] : ['--hostname', LOCALHOST])]
  if (process.env.CONTENT_REPOSITORY) await fetchContent()
  rmSync(UPDATES_FILE, { force: true })
  if (!existsSync(TOPICS_FILE)) writeJson(TOPICS_FILE, {})
  writeJson(PROBLEMS_FILE, { lang: locale, title: '', problems: [] } satisfies ProblemReport)
  const server = runTool('next', ['dev', '--turbopack', ...address], { BUILD_NAME: DEVELOPMENT })
  await Promise.all([timed('fonts', emitFonts), timed('documents', makeDocuments)])
  // Meanwhile, the server compiles all but what reads the documents (src/build/next/watch-documents.cjs).
  emitFrame(PUBLIC, DEVELOPMENT)
  runTool('tsx', ['src/build/dev/watch-content.ts', '--lang', locale]).catch(() => {})
  runTool('contentlayer2', ['dev']).catch(() => {})
  keepFresh()
  await server
}

dev().catch((error: unknown) => {
  console.error(describeError(error))
  // Ends the other processes, too.
  process.exit(1)
})
