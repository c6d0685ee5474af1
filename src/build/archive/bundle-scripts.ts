import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** The loader that writes the word table into the code, as webpack calls it. */
interface ConceptsLoader {
  (this: { resourcePath: string; addDependency: (file: string) => void }): string
  rule: { test: RegExp }
}

const inlineConcepts: ConceptsLoader = require('../next/inline-concepts.cjs')

/** The scripts of the archive: what every page does, and the tools. */
const SCRIPTS = { app: 'archive-app.tsx', tool: 'archive-tool.tsx' }

const FOLDER = 'src/shell/archive'

/** Replaces the modules that read the word table by the table itself, as the build of the site does. */
const withConcepts: Plugin = {
  name: 'concepts',
  setup({ onLoad }) {
    onLoad({ filter: inlineConcepts.rule.test }, ({ path }) => ({
      contents: inlineConcepts.call({ resourcePath: path, addDependency: () => {} }),
      loader: 'js',
    }))
  },
}

/** What pages do not have here: a router, and a head that changes. */
const STAND_IN = resolve(FOLDER, 'archive-router.ts')

/**
 * Bundles the code of the site into classic scripts: browsers run no modules from a folder, and load no chunks.
 * @returns the text of each script by its name
 */
export async function bundleScripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(SCRIPTS).map(([name, file]) => [name, join(FOLDER, file)])),
    outdir: '.',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    alias: { 'next/router': STAND_IN, 'next/head': STAND_IN },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', 'import.meta.url': 'location.href' },
    plugins: [withConcepts],
    logLevel: 'error',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1) ?? '', text]))
}
