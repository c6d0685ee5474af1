import { readFileSync } from 'node:fs'
import { absoluteUrl, SITE, withBase } from '@/site/site'

test('the package has the same version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(version).toBe(SITE.version)
})

test('a path gets the base path', () => {
  expect(withBase('/plugins/rest/')).toBe('/wakamiti/plugins/rest/')
})

test('a public address has the origin too', () => {
  expect(absoluteUrl('/')).toBe('https://iti-ict.github.io/wakamiti/')
})
