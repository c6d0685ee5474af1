/** @jest-environment node */
import { htmlFiles, routeOfFile } from '@/build/html-files'
import { workIn } from '../work-in'

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
