import { existsSync, readFileSync, rmSync } from 'node:fs'
import { workIn, writeFiles } from '../work-in'

const folder = workIn({})

jest.mock('@/build/exported/serve-site', () => ({ serveSite: jest.fn(async () => undefined) }))
jest.mock('@/lib/node/replace', () => ({ ...jest.requireActual('@/lib/node/replace'), withLock: jest.fn() }))
jest.mock('@/build/build-hash', () => ({ buildHash: () => 'abc' }))

let printed: jest.SpyInstance

beforeEach(() => {
  jest.resetModules()
  printed = jest.spyOn(console, 'log').mockImplementation(() => {})
  for (const name of ['out', 'out.wakamiti-old']) rmSync(name, { recursive: true, force: true })
  writeFiles(folder, { 'out.wakamiti-old/index.html': '<html data-build="abc">' })
})

afterEach(() => jest.restoreAllMocks())

const published = () => existsSync('out') && readFileSync('out/index.html', 'utf8')

test('a build that a killed run has left aside is served', async () => {
  const { serve } = await import('@/build/serve')
  await serve([])
  expect(published()).toContain('abc')
})

test('a build that a killed run has left aside is not made again', async () => {
  const { buildIfChanged } = await import('@/build/build')
  expect(await buildIfChanged()).toBe(true)
  expect(published()).toContain('abc')
  expect(printed).toHaveBeenCalledWith('out/ is up to date')
})
