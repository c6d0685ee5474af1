import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type ContentPath, slugOf } from '@/content/slug'
import type { Problem } from './problem'
import { readYaml, type YamlSource } from './yaml-source'

/** A page as the checks see it: its tree has the positions of the file. */
export interface PageSource extends ContentPath {
  /** Path inside the content folder. */
  file: string
  slug: string
  text: string
  front: YamlSource
  tree: Root
}

const FENCE = /^---(.*)$/

const problem = (file: string, line: number, message: string, advice: string): Problem => ({
  file,
  line,
  column: 1,
  message,
  advice,
})

const NOT_YAML = 'front matter is YAML between two lines of three hyphens'

/** Line of the closing hyphens, counted from 0, or what is wrong with the front matter. */
function frontMatterEnd(file: string, lines: string[]): number | Problem {
  const [, language = ''] = FENCE.exec(lines[0] ?? '') ?? []
  if (!lines[0]?.startsWith('---')) return problem(file, 1, 'no front matter', `begin the file with it: ${NOT_YAML}`)
  if (language.trim()) return problem(file, 1, `front matter in ${language.trim()} is refused`, NOT_YAML)
  const end = lines.indexOf('---', 1)
  return end < 0 ? problem(file, 1, 'front matter without an end', 'close it with a line of three hyphens') : end
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/**
 * Reads a page: front matter and Markdown, both with the positions of the file.
 * @returns no page when the front matter cannot be told from the body
 */
export function readPage(file: string, path: ContentPath, text: string): { page?: PageSource; problems: Problem[] } {
  const lines = text.split('\n')
  const end = frontMatterEnd(file, lines)
  if (typeof end !== 'number') return { problems: [end] }
  const front = readYaml(file, `${lines.slice(1, end).join('\n')}\n`, 2)
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n')
  const page = { ...path, file, slug: slugOf(path), text, front: front.source, tree: parser.parse(body) }
  return { page, problems: front.problems }
}
