import { type FileKind, fileKind, pluginOfFile } from '@/content-lint/files/file-names'

const CASES: [string, FileKind][] = [
  ['plugins/rest.es.md', 'page'],
  ['README.md', 'page'],
  ['menu.es.yaml', 'menu'],
  ['menu.fr.yaml', 'unknown'],
  ['reference/core.yaml', 'core'],
  ['reference/data-types.yaml', 'data-types'],
  ['reference/plugins/k8s-client.yaml', 'plugin-reference'],
  ['reference/plugins/Rest.yaml', 'unknown'],
  ['reference/plugins/rest.yml', 'unknown'],
  ['figures/two-levels.es.svg', 'drawing'],
  ['figures/two-levels.svg', 'unknown'],
  ['images/report.svg', 'drawing'],
  ['images/a/report.png', 'picture'],
  ['images/report.jpg', 'unknown'],
  ['plugins/rest.es.mdx', 'unknown'],
]

test.each(CASES)('%s is %s', (file, kind) => {
  expect(fileKind(file)).toBe(kind)
})

test.each([
  ['reference/plugins/rest.yaml', 'rest'],
  ['plugins/html-reporter.en.md', 'html-reporter'],
])('%s is about %s', (file, plugin) => {
  expect(pluginOfFile(file)).toBe(plugin)
})
