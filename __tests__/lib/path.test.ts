import { directoryPath } from '@/lib/path'

test.each([
  ['/plugins/rest?x#y', '/plugins/rest/'],
  ['/plugins/rest/', '/plugins/rest/'],
  ['plugins/rest', '/plugins/rest/'],
  ['//plugins/rest//', '/plugins/rest/'],
  ['/plugins/index.html', '/plugins/'],
  ['/index.html', '/'],
  ['/my-index.html', '/my-index.html/'],
  ['/', '/'],
  ['', '/'],
  ['#here', '/'],
])('%s is the folder %s', (path, folder) => {
  expect(directoryPath(path)).toBe(folder)
})
