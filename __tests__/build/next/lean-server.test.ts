import { readFileSync } from 'node:fs'

const { leanServer } = require('@/build/next/lean-build.cjs') as { leanServer: (config: object) => void }

const sourceOf = (module: string) => readFileSync(require.resolve(module), 'utf8')

const TRACES = 'next/dist/build/collect-build-traces'
const PLUGIN = 'next/dist/build/webpack/plugins/next-trace-entrypoints-plugin'

class TraceEntryPointsPlugin {}
class OtherPlugin {}

test('the server code has no traces and no lazy scripts', () => {
  const config = { plugins: [new TraceEntryPointsPlugin(), new OtherPlugin()], module: {}, optimization: {} }
  leanServer(config)
  expect(config.plugins).toEqual([new OtherPlugin()])
  expect(config.module).toEqual({ parser: { javascript: { import: false } } })
})

test('the installed Next.js makes its traces by what is replaced', () => {
  expect(sourceOf('next/dist/build/index')).toContain("require('./collect-build-traces')")
  expect(sourceOf(TRACES)).toContain('async function collectBuildTraces(')
  expect(sourceOf(PLUGIN)).toContain('class TraceEntryPointsPlugin {')
})
