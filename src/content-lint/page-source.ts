import type { Root } from 'mdast'
import { type ContentPath, slugOf } from '@/content/slug'
import { parseMarkdown } from '@/markdown/parse-markdown'
import { deepMarkdown } from './nesting'
import { fileProblem, type Problem } from './problem'
import { readYaml, type YamlSource } from './yaml-source'

/** A page as the checks see it: its tree has the positions of the file. */
export interface PageSource extends ContentPath {
  /** Path inside the content folder. */
  file: string
  slug: string
  text: string
  /** None when the file has no front matter that could be read. */
  front?: YamlSource
  tree: Root
}

const NOT_YAML = 'front matter is YAML between two lines of three hyphens'

/** Lines from 0 of the two fences of the front matter, as far as it has them. */
interface FrontMatter {
  isYaml: boolean
  end?: number
  problems: Problem[]
}

const lineProblem = (file: string, index: number, message: string, advice: string): Problem => ({
  ...fileProblem(file, message, advice),
  line: index + 1,
})

function opening(file: string, line: string): Problem[] {
  const language = line.slice(3).trim()
  if (!language) return []
  const message = language.startsWith('-') ? 'more than three hyphens' : `front matter in ${language} is refused`
  return [fileProblem(file, message, NOT_YAML)]
}

/** The parser underneath ends the front matter at the first line that begins with three hyphens. */
function closing(file: string, lines: string[], end: number): Problem[] {
  const problems: Problem[] = []
  if (lines[end]?.slice(3).trim())
    problems.push(lineProblem(file, end, `"${lines[end]}" ends the front matter`, 'end it with three hyphens alone'))
  if (lines[end + 1]?.trimEnd() === '---')
    problems.push(lineProblem(file, end + 1, 'a second front matter', 'join the two; a rule has blank lines around it'))
  return problems
}

function findFrontMatter(file: string, lines: string[]): FrontMatter {
  const [first = ''] = lines
  if (!first.startsWith('---')) {
    const problem = fileProblem(file, 'no front matter', `begin the file with it: ${NOT_YAML}`)
    return { isYaml: false, end: -1, problems: [problem] }
  }
  const problems = opening(file, first)
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (end < 0) {
    problems.push(fileProblem(file, 'front matter without an end', 'close it with a line of three hyphens'))
    return { isYaml: false, problems }
  }
  problems.push(...closing(file, lines, end))
  return { isYaml: problems.length === 0, end, problems }
}

/**
 * Reads a page: front matter and Markdown, both with the positions of the file.
 * @returns no page when its body cannot be told or would take the parser down
 */
export function readPage(file: string, path: ContentPath, text: string): { page?: PageSource; problems: Problem[] } {
  const lines = text.split('\n')
  const { isYaml, end, problems } = findFrontMatter(file, lines)
  if (end === undefined) return { problems }
  const yaml = isYaml ? readYaml(file, `${lines.slice(1, end).join('\n')}\n`, { line: 2, column: 1 }) : undefined
  if (yaml) problems.push(...yaml.problems)
  const blank = lines.slice(0, end + 1).map((line) => ' '.repeat(line.length))
  const body = [...blank, ...lines.slice(end + 1)].join('\n')
  const deep = deepMarkdown(body)
  if (deep) return { problems: [...problems, { ...fileProblem(file, 'nested too deep', 'nest less'), ...deep }] }
  const page = { ...path, file, slug: slugOf(path), text, front: yaml?.source, tree: parseMarkdown(body) }
  return { page, problems }
}
