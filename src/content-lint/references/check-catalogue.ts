import { isPluginPage } from '@/content/page-schemas'
import { pageName, parseContentPath } from '@/content/slug'
import { nearest } from '@/lib/nearest'
import { ROUTES } from '@/site/routes'
import { type FileKind, fileKind, pluginOfFile } from '../files/file-names'
import { fileProblem, type Problem, refuse, repetitions, say, unknown } from '../problem'
import { nodeIn, recordsOf, textAt, type YamlFile } from './yaml-source'

/** Lists of records with unique names, over all files of a kind. */
const NAMES: { kinds: FileKind[]; lists: string[]; field: string }[] = [
  { kinds: ['plugin-reference'], lists: ['steps'], field: 'id' },
  { kinds: ['plugin-reference', 'core'], lists: ['options'], field: 'key' },
  { kinds: ['data-types'], lists: ['types', 'assertions'], field: 'name' },
  { kinds: ['data-types'], lists: ['matchers'], field: 'key' },
  { kinds: ['data-types'], lists: ['durationUnits'], field: 'key' },
  { kinds: ['data-types'], lists: ['metrics'], field: 'key' },
  { kinds: ['exercises'], lists: ['exercises'], field: 'id' },
]

/** Two records with one name: links, anchors and the matcher could mean either. */
function checkUnique(yaml: YamlFile[]): Problem[] {
  return NAMES.flatMap(({ kinds, lists, field }) => {
    const records = yaml
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((reference) =>
        lists.flatMap((list) => recordsOf(reference.source, list).map((node) => ({ reference, node }))),
      )
    return repetitions(records, ({ node }) => textAt(node, field)).map(([{ reference, node }, first]) => {
      const place = `${first.reference.file}:${first.reference.source.placeOf(first.node).line}`
      return reference.source.problemAt(nodeIn(node, field), refuse('twiceAt', textAt(node, field), place))
    })
  })
}

const pageOf = ({ file, kind }: YamlFile): string | undefined => {
  if (kind === 'plugin-reference') return `plugins/${pluginOfFile(file)}`
  return kind === 'core' ? ROUTES.configuration.slice(1, -1) : undefined
}

/** A reference that no page shows. */
function checkShown(yaml: YamlFile[], names: readonly string[]): Problem[] {
  const paths = new Set(names.map((file) => parseContentPath(file)?.path))
  return yaml.flatMap((reference) => {
    const page = pageOf(reference)
    if (!page || paths.has(page)) return []
    return [fileProblem(reference.file, refuse('missing', `${page}.es.md, ${page}.en.md`))]
  })
}

/** `plugin` repeats the name of the file. */
function checkPluginNames(yaml: YamlFile[]): Problem[] {
  return yaml.flatMap((reference) => {
    const root = reference.source.document.contents
    const [written, name] = [textAt(root, 'plugin'), pluginOfFile(reference.file)]
    if (reference.kind !== 'plugin-reference' || !written || written === name) return []
    return [
      reference.source.problemAt(nodeIn(root, 'plugin'), [say('cannotBe', 'plugin', written), say('write', name)]),
    ]
  })
}

/** A page about a plugin that no reference describes. */
function checkDescribed(names: readonly string[]): Problem[] {
  const plugins = new Set(names.filter((file) => fileKind(file) === 'plugin-reference').map(pluginOfFile))
  return names
    .filter((file) => isPluginPage(parseContentPath(file)?.path ?? ''))
    .filter((file) => !plugins.has(pluginOfFile(file)))
    .map((file) => {
      const name = pluginOfFile(file)
      return fileProblem(file, refuse('missing', `reference/plugins/${name}.yaml`))
    })
}

/** Fixtures of a page that has been renamed, or removed: nothing would run with them. Each folder is named for its page. */
function checkFixtures(names: readonly string[]): Problem[] {
  const pages = names.map((file) => pageName(parseContentPath(file)?.path ?? ''))
  const first = new Map<string, string>()
  for (const file of names) {
    const [, folder] = /^fixtures\/([^/]+)\//.exec(file) ?? []
    if (folder && !pages.includes(folder) && !first.has(folder)) first.set(folder, file)
  }
  return [...first].map(([folder, file]) =>
    fileProblem(file, nearest(folder, pages) ? unknown(folder, pages) : refuse('catalogue.noPage', folder)),
  )
}

/**
 * Checks the references against each other and against the pages that show them.
 * @param names all files of the content
 */
export const checkCatalogue = (yaml: YamlFile[], names: readonly string[]): Problem[] => [
  ...checkUnique(yaml),
  ...checkShown(yaml, names),
  ...checkPluginNames(yaml),
  ...checkDescribed(names),
  ...checkFixtures(names),
]
