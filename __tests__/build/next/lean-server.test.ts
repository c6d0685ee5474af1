/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { workIn } from '../../work-in'

const SITE = process.cwd()
const NO_TRACES = require('@/build/next/no-traces.cjs') as object

const { collectBuildTraces } = require('next/dist/build/collect-build-traces') as {
  collectBuildTraces: (build: object) => Promise<void>
}

const distDir = workIn({})

test('the lists of files for a server contain no file that another one needs', async () => {
  const build = {
    dir: SITE,
    distDir,
    config: NO_TRACES,
    outputFileTracingRoot: SITE,
    edgeRuntimeRoutes: {},
    staticPages: [],
  }
  await collectBuildTraces(build)
  const { files } = JSON.parse(readFileSync(join(distDir, 'next-server.js.nft.json'), 'utf8')) as { files: string[] }
  const names = files.map((file) => basename(file))
  expect(names).toContain('next-server.js')
  // The first module that the server requires.
  expect(names).not.toContain('node-environment.js')
  expect(names.length).toBeLessThan(50)
})
