const { basename } = require('node:path')
const { CHUNK_LOAD_TIMEOUT_MS } = require('../../site/timings.ts')

/** Names an error as the bundler does for a failed script, so that it is reported with the same reason. */
const named = (error, type) => `Object.assign(${error}, { name: 'ChunkLoadError', type: '${type}' })`

/**
 * Changes to how Next.js loads the scripts of a route, by module. They get the time of every other script instead of 3.8 seconds. One
 * that arrives but is no module, such as an error page of the host, counts as missing at once. One that has failed is loaded again
 * for the next click.
 */
const CHANGES = {
  'promise.js': [
    ['MS_MAX_IDLE_DELAY = 3800;', `MS_MAX_IDLE_DELAY = ${CHUNK_LOAD_TIMEOUT_MS};`],
    ['reject(err);', `reject(${named('err', 'timeout')});`],
  ],
  'route-loader.js': [
    [
      'return this.whenEntrypoint(route).then(',
      `return new Promise((done) => setTimeout(done)).then(() => {
        const entry = entrypoints.get(route)
        if (!entry || 'resolve' in entry) throw markAssetError(${named("new Error('No module for ' + route)", 'missing')})
        return this.whenEntrypoint(route)
      }).then(`,
    ],
    ['script.onerror = ()=>', 'script.onerror = () => script.remove() || '],
    [
      'loadedScripts.set(src.toString(), prom = appendScript(src));',
      `loadedScripts.set(src.toString(), prom = appendScript(src));
            prom.catch(() => loadedScripts.delete(src.toString()));`,
    ],
  ],
}

/** Patches a module of Next.js. @throws if an upgrade has changed it */
module.exports = function routeScripts(source) {
  return CHANGES[basename(this.resourcePath)].reduce((code, [before, after]) => {
    if (!code.includes(before))
      throw new Error(
        `${this.resourcePath}: "${before}" is not there any more  (adapt src/build/next/route-scripts.cjs)`,
      )
    return code.replaceAll(before, after)
  }, source)
}

/** The webpack rule for these modules. */
module.exports.rule = { test: /next[\\/]dist[\\/]client[\\/](lib[\\/]promise|route-loader)\.js$/, use: __filename }
