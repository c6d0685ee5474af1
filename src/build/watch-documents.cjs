const { statSync } = require('node:fs')
const { resolve } = require('node:path')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => resolve('.contentlayer', 'generated', type, '_index.json'))

/**
 * Development only: the module that reads the documents is made anew when one changes, and with it the page that is open.
 * webpack knows what a module imports, not what it reads.
 */
module.exports = function watchDocuments(source) {
  for (const file of INDEXES) this.addDependency(file)
  return `${source}\nexport const READ_AT = '${INDEXES.map((file) => statSync(file).mtimeMs).join(' ')}'\n`
}
