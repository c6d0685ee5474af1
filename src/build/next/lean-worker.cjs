const replaceModule = require('./replace-module.cjs')

const WORKBOX = require.resolve('workbox-build', { paths: [require.resolve('next-pwa')] })

/** What Workbox translates its worker with, and what each is while it does not. */
const TRANSLATORS = { '@rollup/plugin-babel': { babel: () => ({ name: 'none' }) }, '@babel/preset-env': {} }

/**
 * Leaves the worker as Workbox has written it: to translate it for browsers of 2017 takes four seconds, which is an eighth of what compiling
 * takes, and there is no option. Every browser that reads the style sheet runs it as it is. Without this file the site is the same.
 */
module.exports = function leanWorker() {
  for (const [name, exports] of Object.entries(TRANSLATORS))
    replaceModule(require.resolve(name, { paths: [WORKBOX] }), exports)
}
