/** @jest-environment node */
import { readFileSync, utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { workIn } from '../../work-in'

interface Loader {
  (this: { addDependency: (file: string) => void }, source: string): string
  rule: { test: RegExp; use: string }
}

const SITE = process.cwd()
const LOADER = resolve('src/build/next/watch-documents.cjs')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => `.contentlayer/generated/${type}/_index.json`)

workIn(Object.fromEntries(INDEXES.map((file) => [file, '[]'])))

/** The loader finds the documents from the folder that it is loaded in. */
function load(): Loader {
  jest.resetModules()
  return require(LOADER) as Loader
}

test('the module that it is for is there, and reads the files that it watches', () => {
  const module = resolve(SITE, 'src/content/documents.ts')
  expect(module).toMatch(load().rule.test)
  expect(load().rule.use).toBe(LOADER)
  expect(readFileSync(module, 'utf8')).toMatch(/\.contentlayer|_index\.json/)
})

test('a changed document changes the code of the module, and nothing else does', () => {
  const watched: string[] = []
  const loader = load()
  const run = () => loader.call({ addDependency: (file) => watched.push(file) }, 'export const a = 1')
  const before = run()
  expect(run()).toBe(before)
  utimesSync(INDEXES[0] ?? '', 1, 1)
  expect(run()).not.toBe(before)
  expect(run()).toMatch(/^export const a = 1\n/)
  expect(watched.slice(0, 3)).toEqual(INDEXES.map((file) => resolve(file)))
})
