import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { startTool } from '@/build/run-tool'
import { portOf, runMain } from '@/lib/node/command'
import { isListening } from '@/lib/node/replace'
import { contentRoot } from '@/site/content-root'
import { type Bundle, serveEditor } from './server'

/** Languages and themes of a code editor that no collection uses: hundreds of files. */
const UNUSED = ['@shikijs/langs/*', '@shikijs/themes/*']

/** Fonts that the CMS requests from a server, although it comes with them. */
const REMOTE_FONT = /@font-face \{[^}]*url\(https:[^}]*\}/g

/** Bundles the editor from installed packages, without a network. */
export async function bundleEditor(): Promise<Bundle> {
  const folder = resolve('.generated/cms')
  const { outputFiles } = await build({
    entryPoints: { editor: resolve('src/cms/app/editor.tsx') },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: UNUSED,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  })
  return new Map(
    outputFiles.map(({ path, text, contents }) => [
      path.slice(folder.length),
      path.endsWith('.js') ? Buffer.from(text.replace(REMOTE_FONT, '')) : contents,
    ]),
  )
}

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

if (require.main === module) void runMain(edit, 'EDIT_PORT')
