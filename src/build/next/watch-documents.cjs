const { existsSync, readdirSync, statSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { setTimeout: wait } = require('node:timers/promises')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => resolve('.contentlayer', 'generated', type, '_index.json'))

/** What articles depend on besides their own text, in the content folder. */
const SHARED = ['reference', 'figures']

/** `npm run dev` writes the last one when all inputs of pages are there; Contentlayer replaces the others now and then. */
const AWAITED = [...INDEXES, resolve('.generated/updates.json')]

const RETRY_MS = 50

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file))

/**
 * Development only: compiles the module that reads the documents once they are there, and again when one of them changes, or a
 * reference or a drawing, which reloads the open page. Bundlers know what a module imports, not what it reads, and run it again only
 * if its code has changed: hence an unused export.
 */
module.exports = async function watchDocuments(source) {
  const folders = SHARED.map((name) => resolve(this.getOptions().content, name))
  for (const file of AWAITED) this.addDependency(file)
  for (const folder of folders) this.addContextDependency(folder)
  while (!AWAITED.every(existsSync)) await wait(RETRY_MS)
  const times = [...INDEXES, ...folders.flatMap(filesIn)].map((file) => statSync(file).mtimeMs)
  return `${source}\nexport const READ_AT = '${times.join(' ')}'\n`
}

/** The Turbopack rule for this module. */
module.exports.rules = (content) => ({
  '**/src/content/documents.ts': { loaders: [{ loader: __filename, options: { content } }] },
})
