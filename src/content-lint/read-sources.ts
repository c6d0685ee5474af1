import { parseContentPath } from '@/content/slug'
import { attempt } from './attempt'
import { decodeFile } from './check-encoding'
import { checkPicture } from './check-picture'
import { type ContentFiles, type FileKind, fileKind } from './content-files'
import { type PageSource, readPage } from './page-source'
import type { Problem } from './problem'
import { readYaml, type YamlSource } from './yaml-source'

/** A file that is YAML as a whole. */
export interface YamlFile {
  file: string
  kind: FileKind
  source: YamlSource
}

/** A file that is a drawing as a whole. */
export interface DrawingFile {
  file: string
  text: string
}

/** Every file as what it is, as far as it could be read. */
export interface Sources {
  pages: PageSource[]
  yaml: YamlFile[]
  drawings: DrawingFile[]
  problems: Problem[]
}

const YAML_KINDS: FileKind[] = ['menu', 'plugin-reference', 'core', 'data-types']

function readFile(sources: Sources, file: string, bytes: Uint8Array): Problem[] {
  const kind = fileKind(file)
  if (kind === 'picture') return checkPicture(file, bytes)
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

/** Reads all files; what is wrong with one of them does not keep the others from being read. */
export function readSources(files: ContentFiles): Sources {
  const sources: Sources = { pages: [], yaml: [], drawings: [], problems: [] }
  for (const [file, bytes] of files) {
    if (!bytes) continue
    const { value = [], problems } = attempt(file, () => readFile(sources, file, bytes))
    sources.problems.push(...value, ...problems)
  }
  return sources
}
