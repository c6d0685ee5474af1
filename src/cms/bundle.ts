import { resolve } from 'node:path'
import { build } from 'esbuild'

export type Bundle = Map<string, Uint8Array>

/** Languages and themes of a code editor that no collection uses: hundreds of files. */
const UNUSED = ['@shikijs/langs/*', '@shikijs/themes/*']

export const CMS_ASSETS = resolve('node_modules/@sveltia/cms/npm/assets')

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
