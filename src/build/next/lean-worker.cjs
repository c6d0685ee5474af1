const { transform } = require('esbuild')
const replaceModule = require('./replace-module.cjs')

const WORKBOX = require.resolve('workbox-build', { paths: [require.resolve('next-pwa')] })

/** Minifies like Terser, with the same private names, but a second faster. */
const terser = ({ mangle }) => ({
  name: 'esbuild',
  renderChunk: async (code) => (await transform(code, { minify: true, mangleProps: mangle.properties.regex })).code,
})

/** The tools by which Workbox transpiles and minifies its worker, with their replacements. */
const REPLACED = {
  '@rollup/plugin-babel': { babel: () => ({ name: 'none' }) },
  '@babel/preset-env': {},
  'rollup-plugin-terser': { terser },
}

/** Minifies the worker by esbuild, without transpiling it for browsers of 2017, which takes four seconds. There is no option. */
module.exports = function leanWorker() {
  for (const [name, exports] of Object.entries(REPLACED))
    replaceModule(require.resolve(name, { paths: [WORKBOX] }), exports)
}
