import { setTimeout as wait } from 'node:timers/promises'
import { startTool } from '@/build/run-tool'
import { portOf, runMain } from '@/lib/node/command'
import { isListening } from '@/lib/node/replace'
import { contentRoot } from '@/site/content-root'
import { bundleEditor, serveEditor } from './server'

const POLL_INTERVAL_MS = 500

const isRunning = (port: number): Promise<boolean> => isListening({ port, host: 'localhost' })

/** Starts `npm run dev`, which ends with the editor, and waits for it: a preview opened earlier would stay empty. */
async function startPreview(port: number): Promise<void> {
  console.log('The preview is started: npm run dev')
  let hasEnded = false
  void startTool('tsx', ['src/build/dev.ts']).ended.catch(() => {
    hasEnded = true
    console.error('There is no preview: npm run dev has ended. What you save is still written to content/.')
  })
  while (!hasEnded && !(await isRunning(port))) await wait(POLL_INTERVAL_MS)
}

/** `npm run edit`: an editor for `content/` in the browser, with a preview; commits are left to the writer. */
async function edit(): Promise<void> {
  if (process.env.CONTENT_REPOSITORY)
    throw new Error('CONTENT_REPOSITORY is set: what is fetched cannot be edited here  (unset it to edit content/)')
  const port = portOf('EDIT_PORT', 4000)
  const previewPort = portOf('PORT', 3000)
  const preview = `http://localhost:${previewPort}`
  await serveEditor({ root: contentRoot(), bundle: await bundleEditor(), preview }, port)
  if (await isRunning(previewPort))
    console.log(`The preview is what runs at ${preview}: only npm run dev shows what is saved`)
  else await startPreview(previewPort)
  console.log(`The editor is at http://localhost:${port}/  (Ctrl C ends it)`)
}

void runMain(edit, 'EDIT_PORT')
