const { readdirSync, statSync } = require('node:fs')
const { join, resolve } = require('node:path')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => resolve('.contentlayer', 'generated', type, '_index.json'))

/** What articles are made of besides their own text, below the folder of the content. */
const SHARED = ['reference', 'figures']

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file))

/**
 * Development only: rebuilds the module that reads the documents when one changes, or a reference or a drawing, and with it the page
 * that is open. A bundler knows what a module imports, not what it reads, and it runs a module again only when its code has changed:
 * hence an unused export. Builds do not need this file.
 */
module.exports = function watchDocuments(source) {
  const folders = SHARED.map((name) => resolve(this.getOptions().content, name))
  for (const file of INDEXES) this.addDependency(file)
  for (const folder of folders) this.addContextDependency(folder)
  const times = [...INDEXES, ...folders.flatMap(filesIn)].map((file) => statSync(file).mtimeMs)
  return `${source}\nexport const READ_AT = '${times.join(' ')}'\n`
}

/**
 * The rules for Turbopack: the module that reads the documents.
 * @param content the folder of the content
 */
module.exports.rules = (content) => ({
  '**/src/content/documents.ts': { loaders: [{ loader: __filename, options: { content } }] },
})
