import './end-with-parent.cjs'
import './optimize-later.cjs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { refuseOthers } from './install.mjs'

const FOLDER = '.generated/bundled'

/** Packages that read files of their own, and Contentlayer, which has a thousand modules. */
const EXTERNAL = [
  '@resvg/resvg-js',
  'contentlayer2',
  'esbuild',
  'satteri',
  'sharp',
  'subset-font',
  resolve('src/build/end-with-parent.cjs'),
]

/** What CommonJS modules expect: packages call `require`, and ours compare `require.main` to `module`. */
const COMMONJS_NAMES =
  "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url), module = {}"

refuseOthers('--if-changed')

// `npm run build`, with --if-changed. Bundled first: to load its thousand modules one by one would take three seconds.
await build({
  entryPoints: ['src/build/build.ts', 'src/build/thread.ts'],
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: EXTERNAL,
  banner: { js: COMMONJS_NAMES },
  logLevel: 'error',
})
const site = await import(pathToFileURL(resolve(FOLDER, 'build.mjs')))
process.exitCode = (await (process.argv.includes('--if-changed') ? site.buildIfChanged() : site.build())) ? 0 : 1
