import { rmSync } from 'node:fs'
import { emitPolicies } from './emit/emit-csp'
import { emitNotFound, emitSitemap } from './emit/emit-host-files'
import { emitStyles } from './emit/emit-styles'
import { EXPORT, publish } from './exported/publish'
import { prepare } from './prepare'
import { runTool } from './run-tool'

/** Builds the site next to the one that is published, and puts it in its place when all of it is well. */
async function build(): Promise<void> {
  await prepare()
  rmSync('.next', { recursive: true, force: true })
  rmSync(EXPORT, { recursive: true, force: true })
  runTool('next', ['build', '--webpack'], { EXPORT_DIR: EXPORT })
  emitNotFound(EXPORT)
  emitSitemap(EXPORT)
  await emitStyles(EXPORT)
  emitPolicies(EXPORT)
  runTool('tsx', ['src/build/exported/check-links.ts', EXPORT])
  publish()
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.error('Nothing was published: out/ is as it was.')
  process.exitCode = 1
})
