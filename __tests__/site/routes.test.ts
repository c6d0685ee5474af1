import { dataTypeRoute, optionRoute, pluginRoute, ROUTES, routeOf, stepRoute } from '@/site/routes'

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
