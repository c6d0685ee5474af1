import { isMap, isScalar } from 'yaml'
import { DOC_PAGE, isPluginPage, PLUGIN_PAGE } from '@/content/page-schemas'
import type { Locale } from '@/i18n/locale'
import { pluginOfFile } from '../files/file-names'
import { fileProblem, type Problem } from '../problem'
import { commentProblems } from '../references/check-texts'
import { schemaProblems } from '../references/schema-problems'
import { readYaml, textAt, type YamlSource } from '../references/yaml-source'

const NOT_YAML = 'front matter is YAML between two lines of three hyphens'

/** The fences of the front matter; `end` is the line of the second one, from 0. */
interface Fences {
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

/** The parser ends the front matter at the first line that begins with three hyphens. */
function closing(file: string, lines: string[], end: number): Problem[] {
  const problems: Problem[] = []
  if (lines[end]?.slice(3).trim())
    problems.push(lineProblem(file, end, `"${lines[end]}" ends the front matter`, 'end it with three hyphens alone'))
  if (lines[end + 1]?.trimEnd() === '---')
    problems.push(lineProblem(file, end + 1, 'a second front matter', 'join the two; a rule has blank lines around it'))
  return problems
}

function findFrontMatter(file: string, lines: string[]): Fences {
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

interface FrontMatter {
  /** Line of its end, from 0; -1 without front matter, undefined when the end is unknown. */
  end?: number
  front?: YamlSource
  problems: Problem[]
}

/**
 * Reads the front matter of a page.
 */
export function readFrontMatter(file: string, lines: string[]): FrontMatter {
  const { isYaml, end, problems } = findFrontMatter(file, lines)
  if (!isYaml) return { end, problems }
  const yaml = readYaml(file, `${lines.slice(1, end).join('\n')}\n`, { line: 2, column: 1 })
  return { end, front: yaml.source, problems: [...problems, ...yaml.problems] }
}

/** `plugin` repeats the name of the file. */
function pluginProblems(file: string, front: YamlSource): Problem[] {
  const map = front.document.contents
  const [written, name] = [textAt(map, 'plugin'), pluginOfFile(file)]
  if (!isMap(map) || !written.trim() || written === name) return []
  return [front.problemAt(map.get('plugin', true), `plugin ${written} is not the one of this page`, `write ${name}`)]
}

interface FrontPage {
  file: string
  path: string
  front?: YamlSource
}

/** Title and description are shown as they are written, also by search engines. */
function plainProblems(front: YamlSource): Problem[] {
  const map = front.document.contents
  return ['title', 'description'].flatMap((field) => {
    const text = textAt(map, field)
    const node = isMap(map) ? map.get(field, true) : undefined
    const comment = isScalar(node) ? commentProblems(front, node) : []
    const [shown] = /[`*]|\]\(|<\/?[a-z]/.exec(text) ?? []
    if (!shown) return comment
    return [...comment, front.problemAt(node, `${field} shows ${shown} as is`, 'write it in words, without Markdown')]
  })
}

/** Front matter follows the schema of its kind of page. */
export function checkFrontMatter({ file, path, front }: FrontPage): Problem[] {
  if (!front?.isSound) return []
  const schema = isPluginPage(path) ? PLUGIN_PAGE : DOC_PAGE
  return [
    ...schemaProblems(front, schema),
    ...plainProblems(front),
    ...(isPluginPage(path) ? pluginProblems(file, front) : []),
  ]
}

/** Two pages of a language with one title or description: search engines and the tabs of a browser would show the same twice. */
export function checkDistinct(pages: readonly (FrontPage & { locale: Locale })[]): Problem[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ file, locale, front }) =>
    ['title', 'description'].flatMap((field) => {
      const map = front?.document.contents
      const text = textAt(map, field).trim()
      const key = `${locale} ${field} ${text}`
      const other = seen.get(key)
      if (!other) seen.set(key, file)
      return front && other && text && isMap(map)
        ? [front.problemAt(map.get(field, true), `the ${field} of ${other}`, 'write another')]
        : []
    }),
  )
}
