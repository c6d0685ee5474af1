const { transform } = require('esbuild')
const replaceModule = require('./replace-module.cjs')

const WORKBOX = require.resolve('workbox-build', { paths: [require.resolve('next-pwa')] })

/** Minifies as Terser does, with the same private names, without a second of work. */
const terser = ({ mangle }) => ({
  name: 'esbuild',
  renderChunk: async (code) => (await transform(code, { minify: true, mangleProps: mangle.properties.regex })).code,
})

/** What Workbox translates and minifies its worker with, and what each is instead. */
const REPLACED = {
  '@rollup/plugin-babel': { babel: () => ({ name: 'none' }) },
  '@babel/preset-env': {},
  'rollup-plugin-terser': { terser },
}

/**
 * Leaves the worker as Workbox has written it, and has esbuild minify it: to translate it for browsers of 2017 takes four seconds, Terser
 * a fifth one, and there is no option. Every browser that reads the style sheet runs it as it is. Without this file the site is the same.
 */
module.exports = function leanWorker() {
  for (const [name, exports] of Object.entries(REPLACED))
    replaceModule(require.resolve(name, { paths: [WORKBOX] }), exports)
}
