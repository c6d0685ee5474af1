const { readdirSync, statSync } = require('node:fs')
const { join, resolve } = require('node:path')

/** What each module of the content reads. */
const FOLDERS = {
  'documents.ts': ['Doc', 'Plugin', 'Menu'].map((type) => join('.contentlayer', 'generated', type)),
  'references.ts': [join('content', 'reference'), join('content', 'reference', 'plugins')],
}

const filesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name === '_index.json' || name.endsWith('.yaml'))
    .map((name) => resolve(folder, name))

/**
 * Development only: a module that reads files is made anew when they change, and with it the page that is open. webpack
 * knows what a module imports, not what it reads.
 */
module.exports = function watchContent(source) {
  const name = Object.keys(FOLDERS).find((file) => this.resourcePath.endsWith(file))
  const files = FOLDERS[name].flatMap(filesOf)
  for (const file of files) this.addDependency(file)
  return `${source}\nexport const READ_AT = '${files.map((file) => statSync(file).mtimeMs).join(' ')}'\n`
}
