const replaceModule = require('./replace-module.cjs')

/**
 * Skips what only a server needs and a static export has none of: traces of its files (a fifth of the time; there is no option),
 * scripts that browsers load later, and smaller code. Without this file the site is the same.
 */
module.exports = function leanServer(config) {
  replaceModule(require.resolve('next/dist/build/collect-build-traces'), { collectBuildTraces: async () => {} })
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'TraceEntryPointsPlugin')
  config.module.parser = { ...config.module.parser, javascript: { import: false } }
  Object.assign(config.optimization, { concatenateModules: false, usedExports: false, splitChunks: false })
}
