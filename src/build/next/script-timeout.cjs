const { require: requireTypeScript } = require('tsx/cjs/api')

/** What Next.js waits for the scripts of a route, and how it ends. */
const WAITS = 'MS_MAX_IDLE_DELAY = 3800;'
const ENDS = 'reject(err);'

/**
 * Lets the scripts of a route take as long as every other script: Next.js gives up after 3.8 seconds. The error is named as the
 * bundler names a script that takes too long, so that it is reported with the same reason.
 * @throws when an upgrade of Next.js has changed the module
 */
module.exports = function scriptTimeout(source) {
  const { CHUNK_LOAD_TIMEOUT_MS } = requireTypeScript('../../site/timings.ts', __filename)
  if (!source.includes(WAITS) || !source.includes(ENDS))
    throw new Error(`${this.resourcePath}: waits otherwise for scripts than script-timeout.cjs expects  (adapt it)`)
  return source
    .replace(WAITS, `MS_MAX_IDLE_DELAY = ${CHUNK_LOAD_TIMEOUT_MS};`)
    .replaceAll(ENDS, "reject(Object.assign(err, { name: 'ChunkLoadError', type: 'timeout' }));")
}

/** The rule for webpack: the module with which Next.js waits. */
module.exports.rule = { test: /next[\\/]dist[\\/]client[\\/]lib[\\/]promise\.js$/, use: __filename }
