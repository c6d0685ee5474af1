/** @jest-environment node */
import { readFileSync, utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { workIn } from '../../work-in'

interface Loader {
  (
    this: Record<'addDependency' | 'addContextDependency', (path: string) => void> & { getOptions: () => object },
    source: string,
  ): string
  rules: (content: string) => object
}

const SITE = process.cwd()
const LOADER = resolve('src/build/next/watch-documents.cjs')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => `.contentlayer/generated/${type}/_index.json`)
const SHARED = ['content/reference/plugins/rest.yaml', 'content/figures/flow.es.svg']

workIn(Object.fromEntries([...INDEXES, ...SHARED].map((file) => [file, '[]'])))

/** The loader finds the documents from the folder that it is loaded in. */
function load(): Loader {
  jest.resetModules()
  return require(LOADER) as Loader
}

test('the module that it is for is there, and reads the files that it watches', () => {
  const module = resolve(SITE, 'src/content/documents.ts')
  const loaders = [{ loader: LOADER, options: { content: '/content' } }]
  expect(load().rules('/content')).toEqual({ '**/src/content/documents.ts': { loaders } })
  expect(readFileSync(module, 'utf8')).toMatch(/_index\.json/)
})

test.each([...INDEXES, ...SHARED])('a change of %s changes the code of the module, and nothing else does', (file) => {
  const watched: string[] = []
  const note = (path: string) => void watched.push(path)
  const loader = load()
  const options = { content: resolve('content') }
  const run = () =>
    loader.call({ addDependency: note, addContextDependency: note, getOptions: () => options }, 'export const a = 1')
  const before = run()
  expect(run()).toBe(before)
  utimesSync(file, 1, 1)
  expect(run()).not.toBe(before)
  expect(run()).toMatch(/^export const a = 1\n/)
  expect(watched).toEqual(
    expect.arrayContaining([...INDEXES, 'content/reference', 'content/figures'].map((path) => resolve(path))),
  )
})
