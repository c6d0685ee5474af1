import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { fenceMeta } from './fence'

/** The project that a page builds up, step by step. */
export interface PageProject {
  /** Text of each file by its path; the last fence with that title has it. */
  files: Map<string, string>
  /** Commands in the order of the page. */
  commands: string[]
}

/** A path inside of the project: `features/books.feature`, but not `Console`. */
const isPath = (title: string): boolean => /^[\w.-]+(\/[\w.-]+)*\.\w+$/.test(title) && !title.includes('..')

/**
 * Collects what a page tells its readers to write and to run: fences whose title is a path are files, `shell` fences are commands.
 * @param tree of the page
 */
export function pageProject(tree: Root): PageProject {
  const project: PageProject = { files: new Map(), commands: [] }
  visit(tree, 'code', ({ lang, meta, value }: Code) => {
    const { title = '' } = fenceMeta(meta)
    if (isPath(title)) project.files.set(title, `${value}\n`)
    else if (lang === 'shell') project.commands.push(value)
  })
  return project
}
