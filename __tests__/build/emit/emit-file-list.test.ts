import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emitFileList } from '@/build/emit/emit-offline'
import { workIn } from '../../work-in'

const HOME = '<html data-build="abc">'

workIn({
  'index.html': HOME,
  'plugins/rest/index.html': 'rest',
  '_next/static/abc/_buildManifest.js': 'manifest',
  '_next/static/chunks/pages/[[...slug]].js': 'script',
  'assets/wakamiti-docs.zip': 'archive',
  'assets/wakamiti-check.mjs': 'program',
  'plugins/rest/index.md': 'text',
  'en/llms-full.txt': 'text',
  'en/feed.xml': 'feed',
  'assets/pictures/plugins/rest.png': 'picture',
  'sw.js': 'worker',
  'worker.js': 'worker',
  'workbox-1.js': 'worker',
  _headers: 'headers',
})

/** The list as the worker gets it. */
function listed(): Record<string, Record<string, string>> {
  const self: { fileLists?: Record<string, Record<string, string>> } = {}
  new Function('self', readFileSync('_next/static/abc/files.js', 'utf8'))(self)
  return self.fileLists ?? {}
}

test('every file that the worker may cache is listed by its path, pages by their route; a second run writes the same', () => {
  emitFileList('.')
  emitFileList('.')
  expect(Object.keys(listed())).toEqual(['abc'])
  expect(Object.keys(listed().abc ?? {})).toEqual([
    '/wakamiti/_next/static/abc/_buildManifest.js',
    '/wakamiti/_next/static/chunks/pages/[[...slug]].js',
    '/wakamiti/',
    '/wakamiti/plugins/rest/',
  ])
})

test('each file has 128 bits of its hash', () => {
  expect(listed().abc?.['/wakamiti/']).toBe(createHash('sha256').update(HOME).digest('base64').slice(0, 22))
})
