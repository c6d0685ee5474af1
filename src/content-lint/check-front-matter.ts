import { isMap } from 'yaml'
import { pluginOfFile } from './content-files'
import { DOC_SHAPE, PLUGIN_SHAPE } from './page-shapes'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import { checkShape } from './shape'
import type { PageCheck } from './site-source'

/** Pages in `plugins/` that are about none of them. */
const GENERAL_PAGES = ['plugins/index', 'plugins/development']

/** Whether a page is about one plugin. */
export const isPluginPage = ({ path }: Pick<PageSource, 'path'>): boolean =>
  /^plugins\/[^/]+$/.test(path) && !GENERAL_PAGES.includes(path)

/** `plugin` repeats the name of the file: it is what the page is about. */
function pluginProblems({ file, front }: PageSource): Problem[] {
  const map = front?.document.contents
  if (!front || !isMap(map)) return []
  const [node, name] = [map.get('plugin', true), pluginOfFile(file)]
  const written: unknown = map.get('plugin')
  if (typeof written !== 'string' || !written.trim() || written === name) return []
  const place = front.placeOf(node)
  return [{ file, ...place, message: `plugin ${written} is not the one of this page`, advice: `write ${name}` }]
}

/** Front matter has the fields of its kind of page, each of its type. */
export const checkFrontMatter: PageCheck = (page) => {
  const { file, front } = page
  if (!front?.isSound) return []
  const shape = isPluginPage(page) ? PLUGIN_SHAPE : DOC_SHAPE
  const problems = checkShape({ file, source: front }, front.document.contents, '', shape)
  return isPluginPage(page) ? [...problems, ...pluginProblems(page)] : problems
}
