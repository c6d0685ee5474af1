/** Replaces the exports of a module, for tools that load it later. */
module.exports = function replaceModule(path, exports) {
  require.cache[path] = Object.assign(new module.constructor(path), { exports, loaded: true })
}
