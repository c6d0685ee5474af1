import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const workbox = createRequire(createRequire(require.resolve('next-pwa')).resolve('workbox-build'))

test('the installed Workbox translates its worker with what is left out', () => {
  const bundle = readFileSync(workbox.resolve('./lib/bundle'), 'utf8')
  expect(bundle).toContain('(0, plugin_babel_1.babel)({')
  expect(bundle).toContain('require("@rollup/plugin-babel")')
  expect(bundle).toContain('require("@babel/preset-env")')
})
