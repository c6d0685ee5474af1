const { join } = require('node:path')
const { require: requireTypeScript } = require('tsx/cjs/api')

const MODULES = { 'concepts.ts': 'CONCEPTS', 'concept-phrases.ts': 'CONCEPT_PHRASES', 'topics.ts': 'TOPICS' }

/** The fields of a concept: lists of words, then single values. Written as a row of text they are a quarter shorter. */
const LISTS = ['es', 'en', 'any', 'means', 'steps']
const VALUES = ['name', 'opposite', 'asks']
const FLAGS = ['negative', 'stepsOnly', 'narrows', 'bounds']

const rowOf = (concept) =>
  [
    ...LISTS.map((list) => concept[list]?.join() ?? ''),
    ...VALUES.map((field) => concept[field] ?? ''),
    ...FLAGS.map((field) => (concept[field] ? 1 : '')),
  ]
    .join(';')
    .replace(/;+$/, '')

/** The code that reads the rows again; the words have neither commas nor semicolons, which the content check makes sure of. */
const moduleOf = (name, rows) => `export const ${name} = ${JSON.stringify(rows.join('\n'))}.split('\\n').map((row) => {
  const cells = row.split(';');
  const concept = {};
  ${JSON.stringify(LISTS)}.forEach((list, at) => { if (cells[at]) concept[list] = cells[at].split(',') });
  ${JSON.stringify(VALUES)}.forEach((field, at) => { if (cells[at + ${LISTS.length}]) concept[field] = cells[at + ${LISTS.length}] });
  ${JSON.stringify(FLAGS)}.forEach((field, at) => { if (cells[at + ${LISTS.length + VALUES.length}]) concept[field] = true });
  return concept;
});
`

/**
 * Puts the word table of the content in the place of the modules that read it: browsers have no files.
 * @this the context of webpack's loaders
 */
module.exports = function inlineConcepts() {
  const [file, name] = Object.entries(MODULES).find(([module]) => this.resourcePath.endsWith(module))
  const concepts = requireTypeScript(`../../step-language/words/${file}`, __filename)[name]
  const { contentRoot } = requireTypeScript('../../site/content-root.ts', __filename)
  const { WORDS_FILE } = requireTypeScript('../../step-language/words/concepts.ts', __filename)
  this.addDependency(join(contentRoot(), WORDS_FILE))
  return moduleOf(name, concepts.map(rowOf))
}

/** The rule for webpack: the modules that read the word table. */
module.exports.rule = {
  test: /[\\/]step-language[\\/]words[\\/](concepts|concept-phrases|topics)\.ts$/,
  use: __filename,
}
