import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { FolderError, listFolder, readContent, removeContent, writeContent } from '@/cms/content-folder'
import { workIn } from '../work-in'

const folder = workIn({
  'secret.txt': 'secret',
  'content/menu.es.yaml': 'menu',
  'content/.hidden': '',
  'content/guides/ci.es.md': 'CI',
})

const ROOT = `${folder}/content`

const statusOf = (run: () => unknown): number | undefined => {
  try {
    run()
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(FolderError)
    return error instanceof FolderError ? error.status : undefined
  }
}

beforeAll(() => {
  symlinkSync(folder, `${ROOT}/out`)
  symlinkSync(`${folder}/secret.txt`, `${ROOT}/secret.es.md`)
})

test('a folder lists its files and folders, but nothing hidden and no links', () => {
  expect(listFolder(ROOT, '').sort((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'guides', kind: 'directory' },
    { name: 'menu.es.yaml', kind: 'file' },
  ])
})

test('a file, but not a folder, is read, written and removed, and no draft is left', () => {
  writeContent(ROOT, 'guides/new.es.md', Buffer.from('one'))
  writeContent(ROOT, 'guides/new.es.md', Buffer.from('two'))
  expect(readContent(ROOT, 'guides/new.es.md')?.toString()).toBe('two')
  removeContent(ROOT, 'guides/new.es.md')
  expect([readContent(ROOT, 'guides/new.es.md'), readContent(ROOT, 'guides')]).toEqual([undefined, undefined])
  expect(readdirSync(`${ROOT}/guides`)).toEqual(['ci.es.md'])
  expect(readdirSync(folder).sort()).toEqual(['content', 'secret.txt'])
  expect(statusOf(() => writeContent(ROOT, 'guides', Buffer.from('x')))).toBe(400)
})

test('only an empty folder is removed', () => {
  mkdirSync(`${ROOT}/empty`)
  removeContent(ROOT, 'empty')
  expect(statusOf(() => removeContent(ROOT, 'guides'))).toBe(400)
  expect(readFileSync(`${ROOT}/guides/ci.es.md`, 'utf8')).toBe('CI')
})

test.each([
  '../secret.txt',
  'guides/../../secret.txt',
  '/etc/hostname',
  '.hidden',
  'guides/.ci.es.md',
  'guides\\..\\..\\secret.txt',
  'guides//ci.es.md',
  'guides/\0',
  'out/secret.txt',
  'secret.es.md',
])('%s is refused, whatever is asked of it', (path) => {
  expect(statusOf(() => readContent(ROOT, path))).toBe(400)
  expect(statusOf(() => listFolder(ROOT, path))).toBe(400)
  expect(statusOf(() => writeContent(ROOT, path, Buffer.from('x')))).toBe(400)
  expect(statusOf(() => removeContent(ROOT, path))).toBe(400)
  expect(readFileSync(`${folder}/secret.txt`, 'utf8')).toBe('secret')
})

test.each([
  () => listFolder(ROOT, 'menu.es.yaml'),
  () => removeContent(ROOT, 'guides/none.es.md'),
  () => removeContent(ROOT, ''),
])('what does not exist is told so (%#)', (run) => {
  expect(statusOf(run)).toBe(404)
})
