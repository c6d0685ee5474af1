import { execFile } from 'node:child_process'
import { cpSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib'
import { build } from 'esbuild'
import { optionCatalogue, stepCatalogue } from '@/content/catalogues'
import { readReferences, readStepHistory } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { cacheFolder } from '@/lib/node/disk-cache'
import { CHECKER_PATHS, SITE } from '@/site/site'
import { codeHash } from '../build-hash'
import { sha256 } from '../exported/files'
import { learnedSteps } from './emit-catalogue'

const [PROGRAM, PACKAGE] = [basename(CHECKER_PATHS.program), basename(CHECKER_PATHS.package)]

const FOLDER = '.generated/checker'

/** The highest would take three times as long for a hundredth. */
const QUALITY = 10

/** The catalogues in the form that the program reads. */
export function checkerData(): string {
  const references = readReferences()
  const asked = Object.fromEntries(LOCALES.map((locale) => [locale, learnedSteps(locale)]))
  const catalogues = { catalogue: stepCatalogue(references), options: optionCatalogue(references) }
  return JSON.stringify({ ...catalogues, asked, history: readStepHistory() })
}

/** Bundles the program and its data into one file, compressed: they would take more than a megabyte. */
export async function bundleProgram(data: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/cli/main.ts'],
    write: false,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      CHECKER_DATA: JSON.stringify(data),
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': 'location',
    },
    logLevel: 'error',
  })
  const [{ text = '' } = {}] = outputFiles
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  const bytes = await promisify<string, BrotliOptions, Buffer>(brotliCompress)(text, { params })
  return [
    '#!/usr/bin/env node',
    `// wakamiti-check ${SITE.version}. The program is packed; its source: ${SITE.source}`,
    "import { createRequire } from 'node:module'",
    "import { compileFunction } from 'node:vm'",
    "import { brotliDecompressSync } from 'node:zlib'",
    // Hosts and packages compress away what Base64 adds.
    `const bytes = Buffer.from('${bytes.toString('base64')}', 'base64')`,
    "const program = brotliDecompressSync(bytes).toString('utf8')",
    "const run = compileFunction(program, ['require', 'location'], { filename: 'wakamiti-check' })",
    'run(createRequire(import.meta.url), import.meta.url)',
    '',
  ].join('\n')
}

/** Makes the program, and the package of it that `npx` runs from its address. */
async function makeChecker(data: string): Promise<void> {
  writeFileSync(join(FOLDER, PROGRAM), await bundleProgram(data), { mode: 0o755 })
  const about = {
    name: 'wakamiti-check',
    version: SITE.version,
    license: 'MIT',
    bin: PROGRAM,
    engines: { node: '>=20' },
  }
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(about))
  await promisify(execFile)('npm', ['pack', resolve(FOLDER), '--pack-destination', FOLDER, '--silent'])
  renameSync(join(FOLDER, `${about.name}-${about.version}.tgz`), join(FOLDER, PACKAGE))
}

export async function emitChecker(folder: string): Promise<void> {
  const data = checkerData()
  await cacheFolder(FOLDER, sha256(codeHash() + data), () => makeChecker(data))
  for (const path of Object.values(CHECKER_PATHS)) cpSync(join(FOLDER, basename(path)), join(folder, path))
}
