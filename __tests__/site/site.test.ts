import { readFileSync } from 'node:fs'
import { absoluteUrl, SITE, withBase } from '@/site/site'

test('the facts of the specification stand as they are written there', () => {
  expect(SITE).toMatchObject({
    name: 'Wakamiti',
    description: '',
    product: 'wakamiti',
    base: '/wakamiti',
    version: '0.7.23',
    themeColor: '#10c186',
  })
})

test('the package carries the same version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(version).toBe(SITE.version)
})

test('a path stands under the base', () => {
  expect(withBase('/plugins/rest/')).toBe('/wakamiti/plugins/rest/')
})

test('a public address has the origin, too', () => {
  expect(absoluteUrl('/')).toBe('https://iti-ict.github.io/wakamiti/')
})
