import { setTimeout as wait } from 'node:timers/promises'
import { startTool } from '@/build/run-tool'
import { contentRoot } from '@/site/content-root'
import { bundleEditor } from './bundle'
import { previewAt } from './preview'
import { serveEditor } from './server'

const EDIT_PORT = Number(process.env.EDIT_PORT ?? 4000)
const PREVIEW_PORT = Number(process.env.PORT ?? 3000)
const PREVIEW = `http://localhost:${PREVIEW_PORT}`

/** How often to check whether the preview answers. */
const POLL_INTERVAL_MS = 500

/** Starts `npm run dev`, which ends with the editor, and waits until it answers: a preview that is opened earlier stays empty. */
async function startPreview(): Promise<void> {
  console.log('The preview is started: npm run dev')
  const { input, stop, ended } = startTool('tsx', ['src/build/dev.ts'])
  input.end()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop()
      process.exit()
    })
  let hasEnded = false
  ended
    .catch(() =>
      console.error('There is no preview: npm run dev has ended. What you save is still written to content/.'),
    )
    .finally(() => {
      hasEnded = true
    })
  while (!hasEnded && (await previewAt(PREVIEW)) !== 'dev') await wait(POLL_INTERVAL_MS)
}

/**
 * `npm run edit`: an editor of the content in the browser, with a preview. It writes to `content/`; git is left to the one who
 * started it.
 */
async function edit(): Promise<void> {
  if (process.env.CONTENT_REPOSITORY)
    throw new Error('CONTENT_REPOSITORY is set: what is fetched cannot be edited here  (unset it to edit content/)')
  const found = await previewAt(PREVIEW)
  if (found === 'other')
    throw new Error(
      `${PREVIEW} is not npm run dev: it would not show what is saved  (end it, or choose another port: PORT=3001 npm run edit)`,
    )
  await serveEditor({ root: contentRoot(), bundle: await bundleEditor(), preview: PREVIEW }, EDIT_PORT)
  if (found === 'dev') console.log(`The preview is npm run dev at ${PREVIEW}`)
  else await startPreview()
  console.log(`The editor is at http://localhost:${EDIT_PORT}/  (Ctrl C ends it)`)
}

edit().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (isTaken)
    console.error(`Port ${EDIT_PORT} is taken  (end what uses it, or choose another: EDIT_PORT=4001 npm run edit)`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
