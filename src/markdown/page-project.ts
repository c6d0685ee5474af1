import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type ContentPath, pageName } from '@/content/slug'
import { fenceMeta } from './fence'

type ActionKind = 'command' | 'output' | 'change'

/** What a page tells its readers to write, to run and to see, in its order. */
export type ProjectPart =
  | { kind: 'file'; path: string; text: string; line: number }
  | { kind: ActionKind; text: string; line: number }

/** A path inside of the project: `features/books.feature`, but not `Console`. */
const isPath = (title: string): boolean => /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*\.\w+$/.test(title)

const KINDS: Record<string, ActionKind> = { shell: 'command', text: 'output', gherkin: 'change' }

/**
 * The project that a page builds up: a fence whose title is a path is a file, `shell` is a command, `text` is what it prints,
 * and Gherkin without a title is a line to change in the feature. Of tabs, those for Docker are left out: the others need less.
 * @param tree of the page
 */
export function projectParts(tree: Root): ProjectPart[] {
  const parts: ProjectPart[] = []
  visit(tree, 'code', ({ lang, meta, value, position }: Code) => {
    const { title = '', tab } = fenceMeta(meta)
    const kind = KINDS[lang ?? '']
    const line = position?.start.line ?? 1
    if (isPath(title)) parts.push({ kind: 'file', path: title, text: `${value}\n`, line })
    else if (kind && tab !== 'Docker' && !value.startsWith('docker ')) parts.push({ kind, text: value, line })
  })
  return parts
}

/** The files of the finished project by their paths: the last fence with a title has its text. */
export const projectFiles = (parts: readonly ProjectPart[]): Map<string, string> =>
  new Map(parts.flatMap((part) => (part.kind === 'file' ? [[part.path, part.text]] : [])))

/** The address of the archive with the project of a page. */
export const archiveOf = ({ path, locale }: ContentPath): string => `/assets/examples/${pageName(path)}.${locale}.zip`

/** The project of a page that offers it: the one that links to its archive. Other pages have none. */
export const projectOf = (page: ContentPath & { text: string; tree: Root }): ProjectPart[] =>
  page.text.includes(`(${archiveOf(page)})`) ? projectParts(page.tree) : []
