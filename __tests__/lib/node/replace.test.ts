import fs, { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { makeReadable, replaceFile, replaceFolder, restoreFolder } from '@/lib/node/replace'
import { watchFolder } from '@/lib/node/watch-folder'
import { workIn, writeFiles } from '../../work-in'

const folder = workIn({})

beforeEach(() => {
  for (const name of readdirSync('.')) rmSync(name, { recursive: true })
  writeFiles(folder, { 'made/a': 'new' })
})

const written = (path: string) => readFileSync(path, 'utf8')

test('a file is not replaced through a planted link, and keeps its mode; a failure leaves no temporary file', () => {
  writeFiles(folder, { a: 'old', mine: 'mine' })
  chmodSync('a', 0o666)
  symlinkSync('mine', `a.${process.pid}`)
  replaceFile('a', 'new')
  expect([written('a'), written('mine'), statSync('a').mode & 0o777]).toEqual(['new', 'mine', 0o666])
  expect(() => replaceFile('made', 'new')).toThrow()
  expect(() => replaceFile('none/a', 'new')).toThrow(expect.objectContaining({ dest: 'none/a' }))
  expect(readdirSync('.').sort()).toEqual(['a', `a.${process.pid}`, 'made', 'mine'])
})

test.each(['there/out', 'gone/out'])('a link to %s stays a link: its target is replaced', (target) => {
  if (target === 'there/out') writeFiles(folder, { 'there/out/b': 'old' })
  symlinkSync(target, 'out')
  replaceFolder('made', 'out')
  expect([lstatSync('out').isSymbolicLink(), readdirSync(target)]).toEqual([true, ['a']])
})

test('a folder on another disk is copied before the old one is moved away', () => {
  writeFiles(folder, { 'out/b': 'old' })
  const there: string[][] = []
  const { cpSync, renameSync } = fs
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === 'made') throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' })
    renameSync(from, to)
  })
  jest.spyOn(fs, 'cpSync').mockImplementation((...args) => {
    there.push(readdirSync('out'))
    cpSync(...args)
  })
  replaceFolder('made', 'out')
  jest.restoreAllMocks()
  expect([...there, readdirSync('out'), readdirSync('.')]).toEqual([['b'], ['a'], ['out']])
})

test('a watcher sees every save, even after a file or its folder was replaced', async () => {
  let seen = () => {}
  const watcher = await watchFolder(folder, 100, () => seen())
  const save = (path: string) => () => writeFiles(folder, { [path]: `${Math.random()}` })
  const [replace, rename] = [() => replaceFile('made/a', 'newer'), () => fs.renameSync('made', 'kept')]
  const changes = [save('made/a'), replace, save('made/a'), rename, save('kept/a'), save('made/a')]
  for (const change of changes)
    await new Promise<void>((resolve) => {
      seen = resolve
      change()
    })
  await watcher.close()
}, 10_000)

test('a linked folder that a killed run has moved aside is restored', () => {
  writeFiles(folder, { 'there.wakamiti-old/b': 'old' })
  symlinkSync('there', 'out')
  restoreFolder('out')
  expect(written('out/b')).toBe('old')
})

test('everyone may read a folder, however strict the umask was', () => {
  mkdirSync('made/inner', { mode: 0o700 })
  chmodSync('made/a', 0o600)
  makeReadable('made')
  expect(['made', 'made/inner', 'made/a'].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o755, 0o644])
})
