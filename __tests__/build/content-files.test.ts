import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContentFiles } from '@/build/content-files'
import { MAX_FILE_BYTES } from '@/content-lint/files/file-names'
import { writeFiles } from '../work-in'

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'wakamiti-')))
  writeFiles(root, { 'menu.es.yaml': 'a: 1\n', 'plugins/rest.es.md': 'ñ\n' })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = () => {
  const { files, problems } = readContentFiles(root)
  const reported = problems.map(({ file, message }) => `${file}  ${message.en}`)
  return { files: Object.fromEntries(files), reported }
}

test('all files are read as bytes, by their path in the folder', () => {
  const { files, reported } = read()
  expect(Object.keys(files)).toEqual(['menu.es.yaml', 'plugins/rest.es.md'])
  expect([...(files['plugins/rest.es.md'] ?? [])]).toEqual([0xc3, 0xb1, 10])
  expect(reported).toEqual([])
})

test('hidden files and folders are no part of the content', () => {
  writeFiles(root, { '.DS_Store': 'x', '.git/config': 'x', 'plugins/.rest.es.md.swp': 'x' })
  expect(Object.keys(read().files)).toEqual(['menu.es.yaml', 'plugins/rest.es.md'])
})

test("an editor's lock is no part of the content", () => {
  symlinkSync('writer@host.1234', join(root, 'plugins/.#rest.es.md'))
  expect(read().reported).toEqual([])
})

test('symbolic links are followed neither out of the folder nor in circles', () => {
  symlinkSync('/etc/passwd', join(root, 'plugins/other.es.md'))
  symlinkSync('nowhere', join(root, 'plugins/gone.txt'))
  symlinkSync(root, join(root, 'plugins/loop'))
  const { files, reported } = read()
  expect(reported).toEqual([
    'plugins/gone.txt  a symbolic link',
    'plugins/loop  a symbolic link',
    'plugins/other.es.md  a symbolic link',
  ])
  expect(files).toMatchObject({ 'plugins/other.es.md': undefined })
  expect(Object.keys(files)).toEqual(['menu.es.yaml', 'plugins/other.es.md', 'plugins/rest.es.md'])
})

test('a file that is too large is not read to its end', () => {
  writeFiles(root, {
    'plugins/large.es.md': 'x'.repeat(3 * MAX_FILE_BYTES),
    'plugins/full.es.md': 'x'.repeat(MAX_FILE_BYTES),
  })
  const { files } = read()
  expect(files['plugins/large.es.md']).toHaveLength(MAX_FILE_BYTES + 1)
  expect(files['plugins/full.es.md']).toHaveLength(MAX_FILE_BYTES)
})

test('a page with a hidden name is a problem', () => {
  writeFiles(root, { 'plugins/..rest.es.md': 'x' })
  expect(read().reported).toEqual(['plugins/..rest.es.md  no page shows a hidden file'])
})

test('a pipe does not block', () => {
  execFileSync('mkfifo', [join(root, 'plugins/pipe.es.md')])
  expect(read().reported).toEqual(['plugins/pipe.es.md  not a file that can be read'])
})

test('a folder that may not be read is a problem, and the rest is read', () => {
  const isRoot = process.getuid?.() === 0
  writeFiles(root, { 'setup/usage.es.md': 'x' })
  chmodSync(join(root, 'setup'), 0)
  const { files, reported } = read()
  chmodSync(join(root, 'setup'), 0o700)
  expect(reported).toEqual(isRoot ? [] : ['setup  cannot be read (EACCES)'])
  expect(files['plugins/rest.es.md']).toBeDefined()
})

test('a name that is not UTF-8 is a problem, and the rest is read', () => {
  execFileSync('sh', ['-c', 'printf x > "$1/plugins/$(printf "a\\377").es.md"', 'sh', root])
  const { files, reported } = read()
  expect(reported).toEqual([expect.stringContaining('cannot be read (ENOENT)')])
  expect(files['plugins/rest.es.md']).toBeDefined()
})

test('a missing folder throws', () => {
  expect(() => readContentFiles(join(root, 'nowhere'))).toThrow('ENOENT')
})
