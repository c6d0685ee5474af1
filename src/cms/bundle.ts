import { resolve } from 'node:path'
import { build } from 'esbuild'

export type Bundle = Map<string, Uint8Array>

/** Languages and themes of a code editor that no collection uses: hundreds of files. */
const UNUSED = ['@shikijs/langs/*', '@shikijs/themes/*']

/** Fonts and pictures that the CMS comes with. */
export const CMS_ASSETS = resolve('node_modules/@sveltia/cms/npm/assets')

/** Fonts that the CMS asks a server for, before it takes those that it comes with. */
const REMOTE_FONT = /@font-face \{[^}]*url\(https:[^}]*\}/g

/** Makes the editor from what is installed: it needs no network. */
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
