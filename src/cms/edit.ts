import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startTool } from '@/build/run-tool'
import { portOf, runMain } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import { PAGE_ROUTE, withBase } from '@/site/site'
import { bundleEditor } from './bundle'
import { serveEditor } from './server'

/** The list of pages, which Next.js only serves in `npm run dev`. */
const DEV_PAGES = withBase('/_next/static/development/_devPagesManifest.json')

const TIMEOUT_MS = 10_000

/** What runs at an address: `npm run dev`, which reloads what is saved, something else, or nothing. */
export async function previewAt(address: string): Promise<'dev' | 'other' | 'nothing'> {
  try {
    const response = await fetch(address + DEV_PAGES, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { pages } = (await response.json()) as { pages: string[] }
    return pages.includes(PAGE_ROUTE) ? 'dev' : 'other'
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return cause?.code === 'ECONNREFUSED' ? 'nothing' : 'other'
  }
}

const POLL_INTERVAL_MS = 500

/** Starts `npm run dev`, which ends with the editor, and waits for it: a preview opened earlier would stay empty. */
async function startPreview(address: string): Promise<void> {
  console.log('The preview is started: npm run dev')
  const { ended } = startTool('tsx', ['src/build/dev.ts'])
  let hasEnded = false
  ended
    .catch(() =>
      console.error('There is no preview: npm run dev has ended. What you save is still written to content/.'),
    )
    .finally(() => {
      hasEnded = true
    })
  while (!hasEnded && (await previewAt(address)) !== 'dev') await wait(POLL_INTERVAL_MS)
}

/** `npm run edit`: an editor for `content/` in the browser, with a preview; commits are left to the writer. */
async function edit(): Promise<void> {
  // Refuses any option: there are none.
  parseArgs()
  if (process.env.CONTENT_REPOSITORY)
    throw new Error('CONTENT_REPOSITORY is set: what is fetched cannot be edited here  (unset it to edit content/)')
  const port = portOf('EDIT_PORT', 4000)
  const preview = `http://localhost:${portOf('PORT', 3000)}`
  const found = await previewAt(preview)
  if (found === 'other')
    throw new Error(
      `${preview} is not npm run dev: it would not show what is saved  (end it, or choose another port: PORT=3001 npm run edit)`,
    )
  await serveEditor({ root: contentRoot(), bundle: await bundleEditor(), preview }, port)
  if (found === 'dev') console.log(`The preview is npm run dev at ${preview}`)
  else await startPreview(preview)
  console.log(`The editor is at http://localhost:${port}/  (Ctrl C ends it)`)
}

if (require.main === module) void runMain(edit, 'EDIT_PORT')
