const NOTHING = require.resolve('./no-process.ts')

/** What Next.js brings along and no reader needs: 10 KB of script before compression. */
const UNUSED = {
  // Serves rewrites, which a static export has none of.
  'next/dist/compiled/path-to-regexp': false,
  'next/dist/compiled/process': NOTHING,
}

const REPLACED = [
  // Array.at, Object.hasOwn and their like: every browser that reads the style sheet has them.
  [/polyfills\/polyfill-module$/, NOTHING],
  [/next[\\/]dist[\\/]client[\\/]script\.js$/, require.resolve('./no-next-script.ts')],
  [/next[\\/]dist[\\/]lib[\\/]constants\.js$/, require.resolve('./next-constants.ts')],
]

/** Names of files that only development asks for. */
const REPLACED_IN_EXPORTS = [[/next[\\/]dist[\\/]shared[\\/]lib[\\/]constants\.js$/, NOTHING]]

/**
 * Leaves out of what browsers download the parts of Next.js that this site never runs.
 * @param config webpack's, for browsers
 * @param context what Next.js tells of the build
 */
module.exports = function leanBrowser(config, { dev, webpack }) {
  Object.assign(config.resolve.alias, UNUSED)
  for (const [pattern, replacement] of dev ? REPLACED : [...REPLACED, ...REPLACED_IN_EXPORTS])
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(pattern, replacement))
}
