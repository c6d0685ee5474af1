/** Gives other exports to a module that a tool loads later. */
module.exports = function replaceModule(path, exports) {
  require.cache[path] = Object.assign(new module.constructor(path), { exports, loaded: true })
}
