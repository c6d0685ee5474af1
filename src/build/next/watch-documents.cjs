const { statSync } = require('node:fs')
const { resolve } = require('node:path')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => resolve('.contentlayer', 'generated', type, '_index.json'))

/**
 * Development only: rebuilds the module that reads the documents when one changes, and with it the page that is open.
 * webpack knows what a module imports, not what it reads, and it sends a module to the browser only when its code has changed:
 * hence an unused export. Builds do not need this file.
 */
module.exports = function watchDocuments(source) {
  for (const file of INDEXES) this.addDependency(file)
  return `${source}\nexport const READ_AT = '${INDEXES.map((file) => statSync(file).mtimeMs).join(' ')}'\n`
}

/** The rule for webpack: the module that reads the documents. */
module.exports.rule = { test: /src[\\/]content[\\/]documents\.ts$/, use: __filename }
