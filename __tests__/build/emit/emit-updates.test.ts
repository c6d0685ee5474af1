import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emitUpdates, lastChanges } from '@/build/emit/emit-frame'
import { workIn, writeFiles } from '../../work-in'

const folder = workIn({})

const git = (where: string, day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: where,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: '2001-01-01T12:00:00Z' },
  })

function commit(where: string, day: string, file: string) {
  writeFiles(where, { [file]: day })
  git(where, day, 'add', '-A')
  git(where, day, 'commit', '-m', day)
}

const updates = () => JSON.parse(readFileSync('.generated/updates.json', 'utf8')) as Record<string, string>

let said: jest.SpyInstance

beforeEach(() => {
  said = jest.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  delete process.env.CONTENT_REPOSITORY
  said.mockRestore()
})

test('the newest commit that touched a file gives its day', () => {
  const log = '@2026-11-20\n\ncontent/plugins/rest.es.md\n@2026-11-01\n\ncontent/plugins/rest.es.md\ncontent/a.md\n'
  expect(lastChanges(log)).toEqual({ 'plugins/rest.es.md': '2026-11-20', 'a.md': '2026-11-01' })
})

test('content at the top of a repository is found, too', () => {
  expect(lastChanges('@2026-11-20\n\nplugins/rest.es.md\n')).toEqual({ 'plugins/rest.es.md': '2026-11-20' })
})

test('a commit that touched more than half of many pages counts for none of them', () => {
  const pages = Array.from({ length: 12 }, (_, index) => `content/guides/${index}.es.md`)
  const log = `@2026-11-20\n\n${pages.slice(0, 7).join('\n')}\n@2026-11-01\n\n${pages.slice(6).join('\n')}\n`
  expect(lastChanges(log)).toEqual(
    Object.fromEntries(pages.slice(6).map((page) => [page.replace('content/', ''), '2026-11-01'])),
  )
})

test('a commit without files, and no history at all, add nothing', () => {
  expect(lastChanges('@2026-11-20\n@2026-11-01\n')).toEqual({})
  expect(lastChanges('')).toEqual({})
})

test('without a history, no day is written, and that is reported', () => {
  emitUpdates()
  expect(updates()).toEqual({})
  expect(said).toHaveBeenCalledWith(expect.stringContaining('the history is missing or cut short'))
})

test('with a shallow history, no wrong day is written, and that is reported', () => {
  git('.', '2026-01-01', 'init')
  commit('.', '2026-01-02', 'content/setup/usage.es.md')
  commit('.', '2026-03-04', 'content/setup/usage.en.md')
  git('.', '2026-03-04', 'clone', '--quiet', '--depth=1', `file://${folder}`, 'shallow')
  process.chdir('shallow')
  emitUpdates()
  expect(updates()).toEqual({})
  expect(said).toHaveBeenCalledWith(expect.stringContaining('git fetch --unshallow'))
  process.chdir(folder)
  for (const name of ['shallow', '.git', 'content']) rmSync(name, { recursive: true })
})

test('the days are those of the history of the project', () => {
  git('.', '2026-01-01', 'init')
  commit('.', '2026-01-02', 'content/setup/usage.es.md')
  commit('.', '2026-03-04', 'content/setup/usage.en.md')
  emitUpdates()
  expect(updates()).toMatchObject({ 'setup/usage.es.md': '2026-01-02', 'setup/usage.en.md': '2026-03-04' })
})

test('fetched content has the days of its own history, and the project those of its own', () => {
  const clone = join(folder, '.content-clone')
  writeFiles(clone, { 'menu.es.yaml': '' })
  git(clone, '2026-05-05', 'init')
  commit(clone, '2026-05-06', 'setup/usage.es.md')
  process.env.CONTENT_REPOSITORY = 'file:///somewhere.git'
  emitUpdates()
  expect(updates()).toEqual({ 'setup/usage.es.md': '2026-05-06', 'menu.es.yaml': '2026-05-06' })
  delete process.env.CONTENT_REPOSITORY
  emitUpdates()
  expect(updates()).toMatchObject({ 'setup/usage.es.md': '2026-01-02' })
  rmSync(clone, { recursive: true })
})
