const replaceModule = require('./replace-module.cjs')

/** Skips what only servers need: file traces (a fifth of the time; there is no option), lazy scripts, and smaller code. */
module.exports = function leanServer(config) {
  replaceModule(require.resolve('next/dist/build/collect-build-traces'), { collectBuildTraces: async () => {} })
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'TraceEntryPointsPlugin')
  config.module.parser = { ...config.module.parser, javascript: { import: false } }
  Object.assign(config.optimization, { concatenateModules: false, usedExports: false, splitChunks: false })
}
