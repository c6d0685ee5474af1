import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolder } from '@/lib/node/disk-cache'
import { buildHash, codeHash } from '../build-hash'
import { EXPORT } from '../exported/files'
import { type RunningTool, runTool, startTool } from '../run-tool'

/** The cache of compiled code, as large as what browsers download. */
const COMPILED = '.generated/compiled'
const NEXT_FOLDER = '.next'

/** A placeholder in compiled code: the name of a build depends on the content, too. */
const NAME_PLACEHOLDER = 'name-of-the-build'

/** What next-pwa writes to `public`. */
const workerFiles = (): string[] => readdirSync('public').filter((name) => /^(sw|workbox-.*)\.js$/.test(name))

const nextBuild = (stage: 'compile' | 'generate', env: Record<string, string>) =>
  ['next', ['build', '--webpack', '--experimental-build-mode', stage], { BUILD_STAGE: stage, ...env }] as const

/** Caches, traces, and the list of pages: Next.js would read the old list before it writes the new one, and stick to it. */
const NOT_CACHED = ['cache', 'trace', 'trace-build', 'prerender-manifest.json']

function cacheCompiled(): void {
  for (const name of NOT_CACHED) rmSync(join(NEXT_FOLDER, name), { recursive: true, force: true })
  renameSync(NEXT_FOLDER, join(COMPILED, 'next'))
  mkdirSync(join(COMPILED, 'worker'))
  for (const name of workerFiles()) renameSync(join('public', name), join(COMPILED, 'worker', name))
}

/** Compiles the code, which needs no content, unless an earlier build has done so. @returns `stop` aborts it */
export function compileSite(): RunningTool {
  let tool: RunningTool | undefined
  const ended = cacheFolder(COMPILED, `${codeHash()} ${resolve()}`, async () => {
    rmSync(NEXT_FOLDER, { recursive: true, force: true })
    tool = startTool(...nextBuild('compile', { BUILD_NAME: NAME_PLACEHOLDER }))
    await tool.ended
    cacheCompiled()
  })
  // It may fail before anybody awaits it.
  ended.catch(() => {})
  return { ended, stop: () => tool?.stop() }
}

function copyNamed(from: string, to: string, build: string): void {
  cpSync(from, to, { recursive: true })
  for (const file of readdirSync(from, { recursive: true }) as string[]) {
    const path = join(to, file)
    const text = /^BUILD_ID$|\.(?:js|json)$/.test(file) ? readFileSync(path, 'utf8') : ''
    if (text.includes(NAME_PLACEHOLDER)) writeFileSync(path, text.replaceAll(NAME_PLACEHOLDER, build))
  }
}

/** Exports the pages from compiled code and prepared content. */
export async function exportPages(): Promise<void> {
  const build = buildHash()
  rmSync(NEXT_FOLDER, { recursive: true, force: true })
  copyNamed(join(COMPILED, 'next'), NEXT_FOLDER, build)
  renameSync(join(NEXT_FOLDER, 'static', NAME_PLACEHOLDER), join(NEXT_FOLDER, 'static', build))
  for (const name of workerFiles()) rmSync(join('public', name))
  copyNamed(join(COMPILED, 'worker'), 'public', build)
  await runTool(...nextBuild('generate', { BUILD_NAME: build, EXPORT_DIR: EXPORT }))
}
