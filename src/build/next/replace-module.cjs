/**
 * Gives other exports to a module that a tool loads later.
 * @param path its file
 * @param exports what the tool gets in its place
 */
module.exports = function replaceModule(path, exports) {
  require.cache[path] = Object.assign(new module.constructor(path), { exports, loaded: true })
}
