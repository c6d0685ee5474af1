import './end-with-parent.cjs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** The build, its threads, and what runs it. */
const ENTRIES = ['build-if-changed', 'thread', 'run-tool']
const FOLDER = '.generated/bundled'

/** Packages that read files of their own, and Contentlayer, which brings along a thousand modules. */
const EXTERNAL = [
  '@resvg/resvg-js',
  'contentlayer2',
  'esbuild',
  'sharp',
  'subset-font',
  resolve('src/build/end-with-parent.cjs'),
]

/** What modules of CommonJS find around them: packages require others, ours ask whether they are run by themselves. */
const SURROUNDINGS =
  "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url), module = {}"

/**
 * Megabytes for new objects, of this build and its tools. The trees of pages outlive the 16 that Node gives: they would be copied again
 * and again.
 */
const ROOM = '--max-semi-space-size=64'

const bundled = (name) => resolve(FOLDER, `${name}.mjs`)

// `npm run build`, with --if-changed. The build is bundled, then run: to load its thousand modules one by one takes three seconds.
await build({
  entryPoints: ENTRIES.map((name) => `src/build/${name}.ts`),
  outdir: FOLDER,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: EXTERNAL,
  banner: { js: SURROUNDINGS },
  logLevel: 'error',
})
process.env.NODE_OPTIONS += ` ${ROOM}`
const { runTool } = await import(pathToFileURL(bundled('run-tool')))
try {
  await runTool(process.execPath, [bundled('build-if-changed'), ...process.argv.slice(2)])
} catch {
  // The build has said why.
  process.exitCode = 1
}
