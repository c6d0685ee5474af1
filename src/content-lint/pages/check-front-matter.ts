import { isScalar } from 'yaml'
import { DOC_PAGE, isPluginPage, PLUGIN_PAGE } from '@/content/schemas'
import type { Locale } from '@/i18n/locale'
import { type Problem, pageProblem, type Refusal, refuse, repetitions } from '../problem'
import { pluginNameProblems } from '../references/check-catalogue'
import { commentProblems } from '../references/check-texts'
import { schemaProblems } from '../references/schema-problems'
import { nodeIn, readYaml, textAt, type YamlSource } from '../references/yaml-source'

interface FrontMatter {
  /** Line of its end, from 0; -1 without front matter, undefined when the end is unknown. */
  end?: number
  front?: YamlSource
  problems: Problem[]
}

/** Reads the front matter of a page; what is no YAML between two lines of hyphens is not read any further. */
export function readFrontMatter(file: string, lines: string[]): FrontMatter {
  const problemAt = (index: number, refusal: Refusal) => pageProblem({ file }, { line: index + 1, column: 1 }, refusal)
  const [first = ''] = lines
  if (!first.startsWith('---')) return { end: -1, problems: [problemAt(0, refuse('frontMatter.none'))] }
  const problems: Problem[] = []
  const language = first.slice(3).trim()
  if (language) problems.push(problemAt(0, refuse('frontMatter.border', first)))
  // The parser ends the front matter at the first line that begins with three hyphens.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (end < 0) return { problems: [...problems, problemAt(0, refuse('unclosed', '---', '---'))] }
  const last = lines[end] ?? ''
  if (last.slice(3).trim()) problems.push(problemAt(end, refuse('frontMatter.border', last)))
  if (lines[end + 1]?.trimEnd() === '---') problems.push(problemAt(end + 1, refuse('frontMatter.second')))
  if (problems.length > 0) return { end, problems }
  const yaml = readYaml(file, `${lines.slice(1, end).join('\n')}\n`, { line: 2, column: 1 })
  return { end, front: yaml.source, problems: yaml.problems }
}

/** The fields that are shown as they are written, also by search engines. */
const SHOWN = ['title', 'description']

interface FrontPage {
  file: string
  path: string
  front?: YamlSource
}

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

/** Front matter follows the schema of its kind of page, and `plugin` repeats the name of the file. */
export function checkFrontMatter({ path, front }: FrontPage): Problem[] {
  if (!front?.isSound) return []
  return [
    ...schemaProblems(front, isPluginPage(path) ? PLUGIN_PAGE : DOC_PAGE),
    ...plainProblems(front),
    ...(isPluginPage(path) ? pluginNameProblems(front) : []),
  ]
}

/** Two pages of a language with one title or description: search engines and the tabs of a browser would show the same twice. */
export const checkDistinct = (pages: readonly (FrontPage & { locale: Locale })[]): Problem[] =>
  SHOWN.flatMap((field) => {
    const textOf = ({ front }: FrontPage) => textAt(front?.document.contents, field).trim()
    const keyOf = (page: (typeof pages)[number]) => textOf(page) && `${page.locale} ${textOf(page)}`
    return repetitions(pages, keyOf).flatMap(([{ front }, { file }]) =>
      front ? [front.problemAt(nodeIn(front.document.contents, field), refuse('frontMatter.sameAs', field, file))] : [],
    )
  })
