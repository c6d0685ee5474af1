const { existsSync, readdirSync, statSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { setTimeout: wait } = require('node:timers/promises')

const INDEXES = ['Doc', 'Plugin', 'Menu'].map((type) => resolve('.contentlayer', 'generated', type, '_index.json'))

/** What articles are made of besides their own text, below the folder of the content. */
const SHARED = ['reference', 'figures']

/** `npm run dev` writes the last when all is there that pages are made of; Contentlayer replaces the others now and then. */
const AWAITED = [...INDEXES, resolve('.generated/updates.json')]

const RETRY_MS = 50

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file))

/**
 * Development only: compiles the module that reads the documents once they are there, after all others; again when one of them changes,
 * or a reference or a drawing, and with it the page that is open. A bundler knows what a module imports, not what it reads, and it runs
 * a module again only when its code has changed: hence an unused export. Builds do not need this file.
 */
module.exports = async function watchDocuments(source) {
  const folders = SHARED.map((name) => resolve(this.getOptions().content, name))
  for (const file of AWAITED) this.addDependency(file)
  for (const folder of folders) this.addContextDependency(folder)
  while (!AWAITED.every(existsSync)) await wait(RETRY_MS)
  const times = [...INDEXES, ...folders.flatMap(filesIn)].map((file) => statSync(file).mtimeMs)
  return `${source}\nexport const READ_AT = '${times.join(' ')}'\n`
}

/** The rules for Turbopack: the module that reads the documents. */
module.exports.rules = (content) => ({
  '**/src/content/documents.ts': { loaders: [{ loader: __filename, options: { content } }] },
})
