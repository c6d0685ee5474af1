import { parseContentPath } from '@/content/slug'
import { memoize, memoizeFor } from '@/lib/memoize'
import { type PageSource, readPage } from '../pages/page-source'
import { attempt, type Problem } from '../problem'
import { readYaml, type YamlFile } from '../references/yaml-source'
import { checkSize, decodeFile } from './decode-file'
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

/** Files that are no text of the site: those of `npm run verify`, pictures, and unknown ones, which are reported elsewhere. */
const NOT_READ: FileKind[] = ['fixture', 'runs', 'history', 'addresses', 'unknown', 'picture']

function readBytes(file: string, bytes: Uint8Array): Partial<Sources> & Pick<Sources, 'problems'> {
  const kind = fileKind(file)
  if (NOT_READ.includes(kind)) return { problems: kind === 'picture' ? [] : checkSize(file, bytes) }
  const { text, problems } = decodeFile(file, bytes)
  if (text === undefined) return { problems }
  if (kind === 'drawing') return { drawings: [{ file, text }], problems }
  if (kind !== 'page') {
    const { source, problems: syntax } = readYaml(file, text)
    return { yaml: [{ file, kind, source }], problems: [...problems, ...syntax] }
  }
  const path = parseContentPath(file)
  const { page, problems: reading } = path ? readPage(file, path, text) : { problems: [] }
  return { pages: page && [page], problems: [...problems, ...reading] }
}

/** Reads a file once: a page is read again for each page that links to it. */
const readFile = memoizeFor((bytes: Uint8Array) =>
  memoize((file: string) => attempt(file, () => readBytes(file, bytes))),
)

/**
 * Reads all files; a problem in one does not affect the others.
 * @param isRead whether a file is read at all
 */
export function readSources(files: ContentFiles, isRead: (file: string) => boolean = () => true): Sources {
  const read = [...files].flatMap(([file, bytes]) => (bytes && isRead(file) ? [readFile(bytes)(file)] : []))
  return {
    pages: read.flatMap(({ value }) => value?.pages ?? []),
    yaml: read.flatMap(({ value }) => value?.yaml ?? []),
    drawings: read.flatMap(({ value }) => value?.drawings ?? []),
    problems: read.flatMap(({ value, problems }) => [...problems, ...(value?.problems ?? [])]),
  }
}
