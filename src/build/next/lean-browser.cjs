const STAND_INS = require.resolve('./stand-ins.ts')
const HYDRATE = require.resolve('./hydrate-in-slices.cjs')

/** The module that hydrates the page. */
const CLIENT = 'next/dist/client/index'

/** Not needed: rewrites (a static export has none), Node's `process`, the registration by next-pwa (see use-service-worker.ts). */
const ALIASES = {
  [require.resolve('next-pwa/register.js')]: false,
  'next/dist/compiled/path-to-regexp': false,
  'next/dist/compiled/process': STAND_INS,
}

/**
 * Polyfills, for browsers too old for the style sheet; the announcer, which would read the title before it is updated: the shell
 * announces pages itself; and what serves the App Router, several routes, `next/image` and crawlers.
 */
const REPLACED = [
  'next/dist/build/polyfills/polyfill-module',
  'next/dist/client/components/is-next-router-error',
  'next/dist/client/portal/index',
  'next/dist/client/route-announcer',
  'next/dist/client/script',
  'next/dist/client/tracing/tracer',
  'next/dist/lib/constants',
  'next/dist/shared/lib/constants',
  'next/dist/shared/lib/image-config',
  'next/dist/shared/lib/router/adapters',
  'next/dist/shared/lib/router/utils/dynamic-filter-pattern',
  'next/dist/shared/lib/router/utils/get-dynamic-param',
  'next/dist/shared/lib/router/utils/interception-routes',
  'next/dist/shared/lib/router/utils/is-bot',
  'next/dist/shared/lib/router/utils/sorted-routes',
]

const fileOf = (path) => new RegExp(`${path.replaceAll('/', '[\\\\/]')}\\.js$`)

/**
 * Removes 8.8 KB (compressed) of Next.js that this site never runs from the first load. These modules are internal to Next.js:
 * `lean-browser.test.ts` fails when an upgrade moves or changes one. Without this file the site works, but exceeds its budget and
 * announces pages twice.
 */
module.exports = function leanBrowser(config, { webpack }) {
  // The script of every page lists the hashes of all files: with 16 digits, each would take three bytes more.
  config.output.hashDigestLength = 10
  // Tailwind has already minified the style sheet.
  config.optimization.minimizer = config.optimization.minimizer.filter(
    (apply) => !`${apply}`.includes('CssMinimizerPlugin'),
  )
  // A module is the same in the page and in its worker, even if they use different parts of it: both share one script.
  config.optimization.usedExports = 'global'
  Object.assign(config.resolve.alias, ALIASES)
  for (const path of REPLACED) config.plugins.push(new webpack.NormalModuleReplacementPlugin(fileOf(path), STAND_INS))
  config.module.rules.push({ test: fileOf(CLIENT), resolve: { alias: { 'react-dom/client$': HYDRATE } } })
}

module.exports.ALIASES = ALIASES
module.exports.REPLACED = REPLACED
