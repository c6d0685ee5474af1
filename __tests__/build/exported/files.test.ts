import { readFileSync } from 'node:fs'
import { htmlFiles, routeOfFile, writeJson } from '@/build/exported/files'
import { workIn } from '../../work-in'

describe('JSON files', () => {
  workIn({ 'a.json': '{"old":true}' })

  test('folders are made on the way', () => {
    writeJson('deep/er/b.json', [1])
    expect(readFileSync('deep/er/b.json', 'utf8')).toBe('[1]')
  })

  test('a file is replaced', () => {
    writeJson('a.json', { new: true })
    expect(readFileSync('a.json', 'utf8')).toBe('{"new":true}')
  })
})

describe('HTML files', () => {
  const folder = workIn({ 'index.html': '', 'plugins/rest/index.html': '', '404.html': '', 'sitemap.xml': '' })

  test('all HTML files of an export are found, sorted', () => {
    expect(htmlFiles(folder)).toEqual(['404.html', 'index.html', 'plugins/rest/index.html'])
  })

  test.each([
    ['index.html', '/'],
    ['plugins/rest/index.html', '/plugins/rest/'],
    ['404.html', '/404.html'],
  ])('%s is served at %s', (file, route) => {
    expect(routeOfFile(file)).toBe(route)
  })
})
