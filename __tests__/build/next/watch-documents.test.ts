import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { workIn } from '../../work-in'

interface Loader {
  (
    this: Record<'addDependency' | 'addContextDependency', (path: string) => void> & { getOptions: () => object },
    source: string,
  ): Promise<string>
  rules: (content: string) => object
}

const SITE = process.cwd()
const LOADER = resolve('src/build/next/watch-documents.cjs')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => `.contentlayer/generated/${type}/_index.json`)
const SHARED = ['content/reference/plugins/rest.yaml', 'content/figures/flow.es.svg']

const LAST = '.generated/updates.json'

workIn(Object.fromEntries([...INDEXES, ...SHARED, LAST].map((file) => [file, '[]'])))

/** The loader finds the documents from the folder that it is loaded in. */
function load(): Loader {
  jest.resetModules()
  return require(LOADER) as Loader
}

/** The loaded module, and the files that it watches. */
function prepare() {
  const watched: string[] = []
  const note = (path: string) => void watched.push(path)
  const loader = load()
  const context = {
    addDependency: note,
    addContextDependency: note,
    getOptions: () => ({ content: resolve('content') }),
  }
  return { watched, run: () => loader.call(context, 'export const a = 1') }
}

test('the patched module exists, and reads the watched files', () => {
  const module = resolve(SITE, 'src/content/documents.ts')
  const loaders = [{ loader: LOADER, options: { content: '/content' } }]
  expect(load().rules('/content')).toEqual({ '**/src/content/documents.ts': { loaders } })
  expect(readFileSync(module, 'utf8')).toMatch(/_index\.json/)
})

test.each([...INDEXES, ...SHARED])(
  'a change of %s changes the code of the module, and nothing else does',
  async (file) => {
    const { watched, run } = prepare()
    const before = await run()
    expect(await run()).toBe(before)
    utimesSync(file, 1, 1)
    expect(await run()).not.toBe(before)
    expect(await run()).toMatch(/^export const a = 1\n/)
    expect(watched).toEqual(
      expect.arrayContaining([...INDEXES, 'content/reference', 'content/figures'].map((path) => resolve(path))),
    )
  },
)

test('the module is compiled when the documents are there', async () => {
  const [file = ''] = INDEXES
  rmSync(file)
  let isCompiled = false
  const compiled = prepare()
    .run()
    .then(() => {
      isCompiled = true
    })
  await nextTurn()
  expect(isCompiled).toBe(false)
  writeFileSync(file, '[]')
  await compiled
})
