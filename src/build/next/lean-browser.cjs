const STAND_INS = require.resolve('./stand-ins.ts')
const HYDRATE = require.resolve('./hydrate-in-slices.cjs')

/** The module that hydrates the page. */
const CLIENT = 'next/dist/client/index'

/**
 * Packages that Next.js brings along: one serves rewrites, which a static export has none of, one is Node's `process`. The script of
 * next-pwa registers the worker by a library; the site does so itself (src/shell/offline/use-service-worker.ts).
 */
const ALIASES = {
  [require.resolve('next-pwa/register.js')]: false,
  'next/dist/compiled/path-to-regexp': false,
  'next/dist/compiled/process': STAND_INS,
}

/**
 * Modules that are replaced. The polyfills are for `Array.at`, `Object.hasOwn` and their like, which every browser that
 * reads the style sheet has. The announcer, in its portal, reads the title of the document at once, which here follows a moment later:
 * the shell announces pages itself. The others serve the App Router, routes in the file system, `next/image` and crawlers: this site has
 * one route, which the Pages Router renders.
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
 * Leaves out of what browsers download the parts of Next.js that this site never runs: 8.8 KB of the first load after
 * compression. They are no part of Next.js's interface: `lean-browser.test.ts` fails
 * when an upgrade moves or changes one. Without this file the site works the same, but its budget is exceeded and pages are
 * announced twice.
 */
module.exports = function leanBrowser(config, { webpack }) {
  // Every page has the hashes of all files in its script: of 16 digits, each would be three bytes more.
  config.output.hashDigestLength = 10
  // Tailwind has minified the style sheet.
  config.optimization.minimizer = config.optimization.minimizer.filter(
    (apply) => !`${apply}`.includes('CssMinimizerPlugin'),
  )
  Object.assign(config.resolve.alias, ALIASES)
  for (const path of REPLACED) config.plugins.push(new webpack.NormalModuleReplacementPlugin(fileOf(path), STAND_INS))
  config.module.rules.push({ test: fileOf(CLIENT), resolve: { alias: { 'react-dom/client$': HYDRATE } } })
}

module.exports.ALIASES = ALIASES
module.exports.REPLACED = REPLACED
