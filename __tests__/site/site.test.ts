import { readFileSync } from 'node:fs'
import {
  absoluteUrl,
  dataTypeRoute,
  optionRoute,
  pluginRoute,
  ROUTES,
  routeOf,
  SITE,
  stepRoute,
  withBase,
} from '@/site/site'

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

test('every route begins and ends with a slash', () => {
  for (const route of Object.values(ROUTES)) expect(route).toMatch(/^\/(.+\/)?$/)
})

test('Spanish has no prefix, English has /en', () => {
  expect(routeOf('plugins', 'es')).toBe('/plugins/')
  expect(routeOf('plugins', 'en')).toBe('/en/plugins/')
  expect(routeOf('home', 'en')).toBe('/en/')
})

test('a plugin has its own page, the options of the core are on the configuration page', () => {
  expect(pluginRoute('rest', 'en')).toBe('/en/plugins/rest/')
  expect(pluginRoute('core', 'es')).toBe('/setup/configuration/')
})

test.each([
  [stepRoute({ plugin: 'rest', id: 'rest.define.service' }, 'es'), '/plugins/rest/#step-rest.define.service'],
  [optionRoute({ plugin: 'rest', key: 'rest.baseURL' }, 'en'), '/en/plugins/rest/#option-rest.baseURL'],
  [optionRoute({ plugin: 'core', key: 'wakamiti.id' }, 'es'), '/setup/configuration/#option-wakamiti.id'],
  [dataTypeRoute('duration', 'en'), '/en/reference/data-types/#type-duration'],
])('%s leads to %s', (route, expected) => {
  expect(route).toBe(expected)
})
