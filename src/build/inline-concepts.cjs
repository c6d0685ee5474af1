const { join } = require('node:path')
const { require: requireTypeScript } = require('tsx/cjs/api')

/**
 * Puts the word table of the content in the place of the module that reads it: browsers have no files.
 * @this the context of webpack's loaders
 */
module.exports = function inlineConcepts() {
  const { CONCEPTS, WORDS_FILE } = requireTypeScript('../step-language/words/concepts.ts', __filename)
  const { contentRoot } = requireTypeScript('../site/content-root.ts', __filename)
  this.addDependency(join(contentRoot(), WORDS_FILE))
  return `export const CONCEPTS = JSON.parse(${JSON.stringify(JSON.stringify(CONCEPTS))})\n`
}

/** The rule for webpack: the module that reads the word table. */
module.exports.rule = { test: /src[\\/]step-language[\\/]words[\\/]concepts\.ts$/, use: __filename }
