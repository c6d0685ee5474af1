import { isScalar } from 'yaml'
import { DOC_PAGE, isPluginPage, PLUGIN_PAGE } from '@/content/schemas'
import { pluginOfFile } from '../files/file-names'
import { type Problem, refuse, repetitions, say } from '../problem'
import { commentProblems } from '../references/check-texts'
import { schemaProblems } from '../references/schema-problems'
import { nodeIn, textAt, type YamlSource } from '../references/yaml-source'
import type { PageCheck, PageSource } from './page-source'

/** The fields that are shown as they are written, also by search engines. */
const SHOWN = ['title', 'description']

function plainProblems(front: YamlSource): Problem[] {
  const map = front.document.contents
  return SHOWN.flatMap((field) => {
    const node = nodeIn(map, field)
    const comment = isScalar(node) ? commentProblems(front, node) : []
    const [shown] = /[`*]|\]\(|<\/?[a-z]/.exec(textAt(map, field)) ?? []
    if (!shown) return comment
    return [...comment, front.problemAt(node, refuse('frontMatter.shownAsIs', field, shown))]
  })
}

/** `plugin` repeats the name of the file. */
export function pluginNameProblems({ file, document, problemAt }: YamlSource): Problem[] {
  const [written, name] = [textAt(document.contents, 'plugin').trim(), pluginOfFile(file)]
  if (!written || written === name) return []
  return [problemAt(nodeIn(document.contents, 'plugin'), [say('cannotBe', 'plugin', written), say('write', name)])]
}

/** Front matter follows the schema of its kind of page, and `plugin` repeats the name of the file. */
export const checkFrontMatter: PageCheck = ({ path, front }) => {
  if (!front?.isSound) return []
  return [
    ...schemaProblems(front, isPluginPage(path) ? PLUGIN_PAGE : DOC_PAGE),
    ...plainProblems(front),
    ...(isPluginPage(path) ? pluginNameProblems(front) : []),
  ]
}

/** Two pages of a language with one title or description: search engines and the tabs of a browser would show the same twice. */
export const checkDistinct = (pages: readonly PageSource[]): Problem[] =>
  SHOWN.flatMap((field) => {
    const textOf = ({ front }: PageSource) => textAt(front?.document.contents, field).trim()
    const keyOf = (page: PageSource) => textOf(page) && `${page.locale} ${textOf(page)}`
    return repetitions(pages, keyOf).flatMap(([{ front }, { file }]) =>
      front ? [front.problemAt(nodeIn(front.document.contents, field), refuse('frontMatter.sameAs', field, file))] : [],
    )
  })
