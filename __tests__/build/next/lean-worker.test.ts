import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const workbox = createRequire(createRequire(require.resolve('next-pwa')).resolve('workbox-build'))

test.each([
  '(0, plugin_babel_1.babel)({',
  'require("@rollup/plugin-babel")',
  'require("@babel/preset-env")',
  '(0, rollup_plugin_terser_1.terser)({\n            mangle: {\n                toplevel: true,\n                properties: {\n                    regex: ',
  'require("rollup-plugin-terser")',
])('the installed Workbox makes its worker with what is replaced: %s', (call) => {
  expect(readFileSync(workbox.resolve('./lib/bundle'), 'utf8')).toContain(call)
})
