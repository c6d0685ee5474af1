/** @jest-environment jsdom */
import { chosenFiles, droppedFiles, readFiles } from '@/editor/project/disk-files'
import type { LimitExcess } from '@/lib/text-limits'
import { fileOf, installLayout } from '../editor-fixture'

beforeAll(installLayout)

const ACCEPTED = {
  accepts: (path: string) => path.endsWith('.feature'),
  kindOf: () => ({
    limits: { size: 10, lines: 2, line: 9 },
    refusal: ({ limit, actual }: Pick<LimitExcess, 'limit' | 'actual'>) => `${limit} ${actual}`,
  }),
  unreadable: 'unreadable',
}

const found = (path: string, file: File) => ({ path, file })

test('line ends and byte order marks are kept', async () => {
  const { texts } = await readFiles([found('x/a.feature', fileOf('a.feature', '\uFEFFa\r\nb'))], ACCEPTED)
  const text = 'a\nb'
  expect(texts).toEqual([{ path: 'x/a.feature', text, saved: text, lineEnd: '\r\n', hasByteOrderMark: true }])
})

test('files of other kinds are counted but not read', async () => {
  const other = fileOf('a.md', 'a')
  const { texts, skipped } = await readFiles([found('a.md', other), found('a.feature', fileOf('a', 'a'))], ACCEPTED)
  expect([texts.length, skipped]).toEqual([1, 1])
  expect(other.arrayBuffer).not.toHaveBeenCalled()
})

test('refused files are listed with the reason, and the others are read', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const broken = Object.assign(new File([], 'd'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  const { texts, refusals } = await readFiles(
    [
      found('a.feature', fileOf('a', 'a', 50)),
      found('b.feature', fileOf('b', 'more than ten')),
      found('c.feature', fileOf('c', 'c\n\n')),
      found('d.feature', broken),
      found('e.feature', fileOf('e', 'e')),
    ],
    ACCEPTED,
  )
  expect(refusals).toEqual(['a.feature: size 50', 'b.feature: size 13', 'c.feature: lines 3', 'd.feature: unreadable'])
  expect(texts.map(({ path }) => path)).toEqual(['e.feature'])
  expect(said).toHaveBeenCalled()
})

/** Entries by name; a string is the content of a file. */
interface Folder {
  [name: string]: Folder | string
}

/** An entry as browsers pass it on; folders are listed in batches of two. */
function entryOf(name: string, content: Folder | string, parent = ''): FileSystemEntry {
  const fullPath = `${parent}/${name}`
  const base = { name, fullPath, isFile: typeof content === 'string', isDirectory: typeof content !== 'string' }
  if (typeof content === 'string') {
    const file = (resolve: (file: File) => void) => resolve(new File([content], name))
    return { ...base, file } as unknown as FileSystemEntry
  }
  const createReader = () => {
    const left = Object.entries(content)
    return {
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) =>
        resolve(left.splice(0, 2).map(([inner, value]) => entryOf(inner, value, fullPath))),
    }
  }
  return { ...base, createReader } as unknown as FileSystemEntry
}

const transferOf = (content: Folder) => {
  const items = Object.entries(content).map(([name, value]) => ({ webkitGetAsEntry: () => entryOf(name, value) }))
  return { items, files: [] } as unknown as DataTransfer
}

const paths = (found: { path: string }[]) => found.map(({ path }) => path).sort()

test('dropped folders are read at every depth, except hidden folders, dependencies and build output', async () => {
  const copies = { '.git': { 'a.feature': '' }, target: { 'a.feature': '' }, node_modules: { 'a.feature': '' } }
  const shop = { 'a.feature': '', b: { c: { 'd.feature': '' } }, 'e.md': '', ...copies }
  const found = await droppedFiles(transferOf({ shop, 'f.feature': '' }))
  expect(paths(found)).toEqual(['f.feature', 'shop/a.feature', 'shop/b/c/d.feature', 'shop/e.md'])
})

/** A handle as browsers pass it on that let pages write to files. */
function handleOf(name: string, content: Folder | string): FileSystemHandle {
  if (typeof content === 'string')
    return { name, kind: 'file', getFile: async () => new File([content], name) } as unknown as FileSystemHandle
  const values = async function* () {
    for (const [inner, value] of Object.entries(content)) yield handleOf(inner, value)
  }
  return { name, kind: 'directory', values } as unknown as FileSystemHandle
}

test.each([
  ['have a place on disk', false, ['shop/a.feature', 'shop/b/c.feature']],
  ['are read even if the browser gives no handle', true, []],
])('files of dropped folders %s', async (_, isRefused, placed) => {
  const shop = { 'a.feature': '', b: { 'c.feature': '' }, target: { 'a.feature': '' } }
  const root = handleOf('shop', shop)
  const getAsFileSystemHandle = async () => {
    if (isRefused) throw new DOMException('', 'NotAllowedError')
    return root
  }
  const items = [{ webkitGetAsEntry: () => entryOf('shop', shop), getAsFileSystemHandle }]
  const found = await droppedFiles({ items, files: [] } as unknown as DataTransfer)
  expect(paths(found)).toEqual(['shop/a.feature', 'shop/b/c.feature'])
  expect(paths(found.filter(({ place }) => place?.root === root))).toEqual(placed)
})

test('browsers without entries pass on the files themselves', async () => {
  const files = [new File([], 'a.feature')]
  expect(paths(await droppedFiles({ items: [], files } as unknown as DataTransfer))).toEqual(['a.feature'])
})

test('the paths of a chosen folder start with its name, and skipped folders are left out', () => {
  const fileAt = (path: string) =>
    Object.defineProperty(new File([], 'a.feature'), 'webkitRelativePath', { value: path })
  const found = chosenFiles([fileAt('shop/a.feature'), fileAt('shop/target/a.feature'), new File([], 'b.feature')])
  expect(paths(found)).toEqual(['b.feature', 'shop/a.feature'])
})
