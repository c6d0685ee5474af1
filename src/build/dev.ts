import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fetchContent } from '@/content/content-source'
import { faultOf } from '@/lib/node/fault-of'
import { keepFolder } from '@/lib/node/kept'
import { LOCAL, portOf } from '@/lib/node/port-of'
import { watchFolder } from '@/lib/node/watch-folder'
import { contentRoot } from '@/site/content-root'
import { codeHash, DEVELOPMENT } from './build-hash'
import { NO_PROBLEMS, PROBLEMS_FILE } from './dev/problem-report'
import { emitFonts } from './emit/emit-fonts'
import { writeJson } from './exported/files'
import { timed } from './phases'
import { DOCUMENTS, emitFrame } from './prepare'
import { runTool } from './run-tool'
import { writerLocale } from './writer-locale'

const ENVIRONMENT = { NODE_ENV: 'development' }

/** Without a key Next.js makes one at each start, and does not find again what it has compiled before. Nothing is encrypted by it here. */
const NEXT_KEY = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }

/** Editors save several files one after the other. */
const PAUSE_MS = 1_000

/** Documents without their articles. What was made before is brought up to date within Next.js, which follows the content. */
const makeDocuments = () => keepFolder(DOCUMENTS, codeHash(), () => runTool('contentlayer2', ['build'], ENVIRONMENT))

/** Makes what tools, search and menu read, again when something has changed, never twice at once. */
function keepFresh(): void {
  let isRunning = false
  let isDue = false
  const run = async () => {
    isDue = isRunning
    if (isRunning) return
    isRunning = true
    // It prints why it fails: the next change may correct it.
    await runTool('tsx', ['src/build/dev/refresh.ts']).catch(() => {})
    isRunning = false
    if (isDue) void run()
  }
  for (const folder of [contentRoot(), join(DOCUMENTS, 'generated')]) watchFolder(folder, PAUSE_MS, run)
  void run()
}

/**
 * `npm run dev`: the site with live reload. Beside it, the content is checked, each file again when it is saved, and what tools and
 * search read is made anew. It is served to this machine only, with --host to the network; with --lang es the content check speaks
 * Spanish whatever the system does.
 */
async function dev(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'boolean' }, lang: { type: 'string' } } })
  const locale = writerLocale(values.lang)
  const address = ['--port', String(portOf('PORT', 3000)), ...(values.host ? [] : ['--hostname', LOCAL])]
  if (process.env.CONTENT_REPOSITORY) await fetchContent()
  await Promise.all([timed('fonts', emitFonts), timed('documents', makeDocuments)])
  emitFrame(DEVELOPMENT)
  writeJson(PROBLEMS_FILE, NO_PROBLEMS)
  runTool('tsx', ['src/build/dev/watch-content.ts', '--lang', locale]).catch(() => {})
  keepFresh()
  await runTool('next', ['dev', '--webpack', ...address], NEXT_KEY)
}

dev().catch((error: unknown) => {
  console.error(faultOf(error))
  process.exitCode = 1
})
