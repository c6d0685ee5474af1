const { basename } = require('node:path')
const { CHUNK_LOAD_TIMEOUT_MS } = require('../../site/timings.ts')

/** An error is named as the bundler names a script that fails, so that it is reported with the same reason. */
const named = (error, type) => `Object.assign(${error}, { name: 'ChunkLoadError', type: '${type}' })`

/**
 * How Next.js loads the scripts of a route, and how it should, by the name of its module. They may take as long as every other
 * script, instead of 3.8 seconds. One that has arrived and is no module, such as a page of the host, is missing at once. One that
 * has failed is loaded again for the next click.
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

/** Changes a module of Next.js. @throws when an upgrade has changed it */
module.exports = function routeScripts(source) {
  return CHANGES[basename(this.resourcePath)].reduce((code, [is, should]) => {
    if (!code.includes(is))
      throw new Error(`${this.resourcePath}: "${is}" is not there any more  (adapt src/build/next/route-scripts.cjs)`)
    return code.replaceAll(is, should)
  }, source)
}

/** The rule for webpack: the modules that it changes. */
module.exports.rule = { test: /next[\\/]dist[\\/]client[\\/](lib[\\/]promise|route-loader)\.js$/, use: __filename }
