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

test('every route begins and ends with a slash', () => {
  for (const route of Object.values(ROUTES)) expect(route).toMatch(/^\/(.+\/)?$/)
})

test.each([
  [withBase('/plugins/rest/'), '/wakamiti/plugins/rest/'],
  [absoluteUrl('/'), 'https://iti-ict.github.io/wakamiti/'],
  [routeOf('plugins', 'es'), '/plugins/'],
  [routeOf('plugins', 'en'), '/en/plugins/'],
  [pluginRoute('rest', 'en'), '/en/plugins/rest/'],
  [pluginRoute('core', 'es'), '/setup/configuration/'],
  [stepRoute({ plugin: 'rest', id: 'rest.define.service' }, 'es'), '/plugins/rest/#step-rest.define.service'],
  [optionRoute({ plugin: 'rest', key: 'rest.baseURL' }, 'en'), '/en/plugins/rest/#option-rest.baseURL'],
  [optionRoute({ plugin: 'core', key: 'wakamiti.id' }, 'es'), '/setup/configuration/#option-wakamiti.id'],
  [dataTypeRoute('duration', 'en'), '/en/reference/data-types/#type-duration'],
])('%s is %s', (route, expected) => {
  expect(route).toBe(expected)
})
