const replaceModule = require('./replace-module.cjs')

/**
 * Leaves out what Next.js makes of the code for a server, which a static export never has: the lists of files that one would have to be
 * given (a fifth of the time; there is no option), scripts that browsers load later, code that is smaller. Without this file the site
 * is the same.
 */
module.exports = function leanServer(config) {
  replaceModule(require.resolve('next/dist/build/collect-build-traces'), { collectBuildTraces: async () => {} })
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'TraceEntryPointsPlugin')
  config.module.parser = { ...config.module.parser, javascript: { import: false } }
  Object.assign(config.optimization, { concatenateModules: false, usedExports: false, splitChunks: false })
}
