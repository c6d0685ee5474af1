import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { buildHash, codeHash, documentsHash } from '@/build/build-hash'
import { workIn, writeFiles } from '../work-in'

const FILES = {
  'src/a.ts': 'a',
  'src/lib/b.ts': 'b',
  'package-lock.json': '{}',
  'next.config.js': '',
  'contentlayer.config.ts': '',
  'postcss.config.js': '',
  'tailwind.config.ts': '',
  'tsconfig.json': '',
  'public/worker.js': '',
  'public/apple-touch-icon.png': '',
  'public/favicon.svg': '',
  'public/icon-maskable.png': '',
  'public/manifest.webmanifest': '',
  'public/social.png': '',
  'content/plugins/rest.es.md': 'REST',
}

const folder = workIn(FILES)

beforeEach(() => {
  for (const name of ['NEXT_PUBLIC_ANALYTICS_ID', 'CONTENT_REPOSITORY', 'SITE_REPOSITORY']) delete process.env[name]
})

afterEach(() => {
  rmSync('.content', { recursive: true, force: true })
  rmSync('src/new.ts', { force: true })
  writeFiles(folder, FILES)
})

test('a build is named by 16 hexadecimal digits', () => {
  expect(buildHash()).toMatch(/^[0-9a-f]{16}$/)
})

test('the same sources have the same name', () => {
  expect(buildHash()).toBe(buildHash())
})

test.each(Object.keys(FILES))('another %s changes the name', (file) => {
  const before = buildHash()
  writeFiles(folder, { [file]: 'changed' })
  expect(buildHash()).not.toBe(before)
})

test('one more file changes the name, even an empty one', () => {
  const before = buildHash()
  writeFiles(folder, { 'src/new.ts': '' })
  expect(buildHash()).not.toBe(before)
})

test("hidden files are no part of a build, not even an editor's lock, which is a broken link", () => {
  const before = buildHash()
  symlinkSync('writer@host.1234', 'content/plugins/.#rest.es.md')
  expect(buildHash()).toBe(before)
  rmSync('content/plugins/.#rest.es.md')
})

test.each(['nowhere', '.'])('a link to %s changes the name: the content check reports it', (target) => {
  const before = buildHash()
  symlinkSync(target, 'content/link.es.md')
  expect(buildHash()).not.toBe(before)
  rmSync('content/link.es.md')
})

test('a linked content folder counts by its files', () => {
  const before = buildHash()
  renameSync('content', 'elsewhere')
  symlinkSync('elsewhere', 'content')
  const linked = buildHash()
  rmSync('content')
  renameSync('elsewhere', 'content')
  expect(linked).toBe(before)
})

test('settings that readers see change the name', () => {
  const before = buildHash()
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-ABC123'
  expect(buildHash()).not.toBe(before)
})

test('the address where pages are edited changes the name', () => {
  const before = buildHash()
  process.env.SITE_REPOSITORY = 'https://github.com/o/site'
  expect(buildHash()).not.toBe(before)
})

test('content counts by its files, not by its source', () => {
  // Pages of neither say where they are edited.
  process.env.SITE_REPOSITORY = '/somewhere/else.git'
  const before = buildHash()
  process.env.CONTENT_REPOSITORY = 'file:///somewhere.git'
  writeFiles(folder, { '.content/plugins/rest.es.md': 'REST' })
  expect(buildHash()).toBe(before)
})

test('compiled code depends on code and settings, not on content', () => {
  const before = codeHash()
  writeFiles(folder, { 'content/plugins/rest.es.md': 'changed' })
  expect(codeHash()).toBe(before)
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-ABC123'
  expect(codeHash()).not.toBe(before)
  delete process.env.NEXT_PUBLIC_ANALYTICS_ID
  writeFiles(folder, { 'src/a.ts': 'changed' })
  expect(codeHash()).not.toBe(before)
})

test('documents stay cached when only another page has changed', () => {
  const before = documentsHash()
  writeFiles(folder, { 'content/plugins/rest.es.md': 'changed' })
  expect(documentsHash()).toBe(before)
})

test.each([
  'src/a.ts',
  'package-lock.json',
  'content/reference/core.yaml',
  'content/menu.es.yaml',
  'content/figures/a.es.svg',
])('documents are not cached when %s has changed', (file) => {
  const before = documentsHash()
  writeFiles(folder, { [file]: 'changed' })
  expect(documentsHash()).not.toBe(before)
})

test('the list of addresses does not affect the build', () => {
  const before = [buildHash(), documentsHash()]
  writeFiles(folder, { 'content/anchors.txt': '/plugins/rest/' })
  expect([buildHash(), documentsHash()]).toEqual(before)
})
