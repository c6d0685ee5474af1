import { parseContentPath } from '@/content/slug'
import { type PageSource, readPage } from '../pages/page-source'
import { type Problem, problemsOf } from '../problem'
import { readYaml, type YamlFile } from '../references/yaml-source'
import { checkPicture, checkSize, decodeFile } from './decode-file'
import { type FileKind, fileKind } from './file-names'

/** The files of a content folder by path; undefined for a file that could not be read, which is already reported. */
export type ContentFiles = Map<string, Uint8Array | undefined>

export interface DrawingFile {
  file: string
  text: string
}

/** All readable files by kind. */
export interface Sources {
  pages: PageSource[]
  yaml: YamlFile[]
  drawings: DrawingFile[]
  problems: Problem[]
}

/** Files that no page is made of: those of `npm run verify`, and unknown ones, whose names are reported elsewhere. */
const NOT_READ: FileKind[] = ['fixture', 'runs', 'unknown']

const YAML_KINDS: FileKind[] = ['menu', 'plugin-reference', 'core', 'data-types', 'asked', 'asked-pages']

function readFile(sources: Sources, file: string, bytes: Uint8Array): Problem[] {
  const kind = fileKind(file)
  if (kind === 'picture') return checkPicture(file, bytes)
  if (NOT_READ.includes(kind)) return checkSize(file, bytes)
  const { text, problems } = decodeFile(file, bytes)
  if (text === undefined) return problems
  if (kind === 'drawing') sources.drawings.push({ file, text })
  if (YAML_KINDS.includes(kind)) {
    const yaml = readYaml(file, text)
    sources.yaml.push({ file, kind, source: yaml.source })
    problems.push(...yaml.problems)
  }
  const path = kind === 'page' ? parseContentPath(file) : undefined
  if (path) {
    const { page, problems: reading } = readPage(file, path, text)
    if (page) sources.pages.push(page)
    problems.push(...reading)
  }
  return problems
}

/**
 * Reads all files; a problem in one does not affect the others.
 * @param isRead whether a file is read at all
 */
export function readSources(files: ContentFiles, isRead: (file: string) => boolean = () => true): Sources {
  const sources: Sources = { pages: [], yaml: [], drawings: [], problems: [] }
  for (const [file, bytes] of files) {
    if (!bytes || !isRead(file)) continue
    sources.problems.push(...problemsOf(file, () => readFile(sources, file, bytes)))
  }
  return sources
}
