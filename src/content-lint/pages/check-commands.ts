import { toString as textOf } from 'mdast-util-to-string'
import { catalogueOptions, type References } from '@/content/references'
import type { Flag } from '@/content/schemas'
import { nearest } from '@/lib/nearest'
import { configurationFindings, findingRefusal } from '../check-yaml-examples'
import { type Problem, pageProblem, type Refusal, refuse, say, type TextFault, unknown } from '../problem'
import { examplesIn } from './check-fences'
import { eachCode, nodesIn, type PageCheck, type PageSource } from './page-source'

type Word = { text: string; at: number }

/** The tool as a command, as a Docker Compose service, or as an image whose entry point is not replaced. */
const CALL = new RegExp(
  [
    /(?:^|[\n;|&(])[ \t]*(?:\w+=\S*[ \t]+)*(?:\S*\/)?wakamiti(?:\.bat)?(?=\s|$)/,
    /docker compose run [^\n]*?wakamiti(?=\s|$)/,
    /docker run (?:(?!--entrypoint)(?:[^\n]|\\\n))*?wakamiti\/wakamiti:[\d.]+(?=\s|$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** A word with its quotes, a line continuation, or the end of the command. */
const WORD = /(?:"(?:\\.|[^"\\])*"|'[^']*'|\\[^\n]|[^\s"'\\;|&<>()])+|\\\n|[\n;|&<>()]/g

function callsIn(text: string): Word[][] {
  return [...text.matchAll(CALL)].map((call) => {
    const from = call.index + call[0].length
    const words = [...text.slice(from).matchAll(WORD)]
    const end = words.findIndex(([word]) => /^[\n;|&<>()]$/.test(word))
    return words
      .slice(0, end < 0 ? words.length : end)
      .filter(([word]) => word !== '\\\n')
      .map(({ 0: word, index }) => ({ text: word.replace(/(["'])(.*?)\1/gs, '$2'), at: from + index }))
  })
}

function flagOf(word: string, flags: readonly Flag[]): { flag: Flag; value: string } | undefined {
  const [name = '', ...rest] = word.split('=')
  const long = flags.find((flag) => flag.long && name === `--${flag.long}`)
  if (long) return { flag: long, value: rest.join('=') }
  const flag = flags.find(({ short, takes }) => (takes ? word.startsWith(`-${short}`) : word === `-${short}`))
  return flag && { flag, value: word.slice(2) }
}

function valueRefusal(flag: Flag, value: string | undefined, references: References): Refusal | undefined {
  const name = flag.long ? `--${flag.long}` : `-${flag.short}`
  if (!value || value.startsWith('-')) return refuse('commands.noValue', name)
  if (flag.takes !== 'key=value') return undefined
  if (!/^[^=]+=./.test(value)) return refuse('commands.notKeyValue', name, value)
  // `-K` and `-M` set what a line of a properties file would. Shell variables have no known value.
  const root = flag.short === 'K' ? 'wakamiti' : 'mavenFetcher'
  const line = `${root}.${value.replace(/\$(\w+)/g, '$${env:$1}')}`
  const [finding] = configurationFindings({ lang: 'properties', value: line }, references)
  return finding && findingRefusal(finding)
}

function unknownArgument(text: string, flags: readonly Flag[]): Refusal {
  const known = flags.flatMap(({ short, long }) => [`-${short}`, ...(long ? [`--${long}`] : [])])
  return text.startsWith('-') ? unknown(text, known) : [say('unknown', text), say('commands.flagBefore')]
}

/** The arguments that the tool would refuse or not know: flags, and the keys and values of options. */
function callFaults(words: readonly Word[], references: References): TextFault[] {
  const { flags } = references.core
  const faults: TextFault[] = []
  for (let index = 0; index < words.length; index++) {
    const { text = '', at = 0 } = words[index] ?? {}
    const found = flagOf(text, flags)
    if (!found) {
      faults.push({ index: at, refusal: unknownArgument(text, flags) })
      continue
    }
    if (!found.flag.takes) continue
    if (!found.value) index++
    const refusal = valueRefusal(found.flag, found.value || words[index]?.text, references)
    if (refusal) faults.push({ index: at, refusal })
  }
  return faults
}

/** A literal secret on the command line, where the process list and logs show it. */
const SECRET = /-K\s*["']?(?!key=value)[\w.-]*(?:password|token|secret|key|credentials)=(?!["']?\$\{\w+:)/gi
const NO_SECRET = refuse('commands.secret', `\${env:NAME}`)

/** Misspelt options among the properties of a pom.xml. Names that resemble no option are properties of the project. */
function pomFaults(text: string, references: References): TextFault[] {
  const known = catalogueOptions(references).map(({ key }) => key.replace(/^wakamiti\./, ''))
  return [...text.matchAll(/<properties>.*?<\/properties>/gs)].flatMap((block) =>
    [...block[0].matchAll(/<([\w.-]+)>[^<]*<\/\1>/g)].flatMap(({ 1: key = '', index }) => {
      const near = known.includes(key) ? undefined : nearest(key, known)
      return near ? [{ index: block.index + index, refusal: unknown(key, known) }] : []
    }),
  )
}

/** The table of flags lists exactly the tool's flags, as `-f, --file`. */
function tableProblems(page: PageSource, flags: readonly Flag[]): Problem[] {
  const rows = page.path === 'setup/usage' ? nodesIn(page, 'tableRow') : []
  const known = flags.map(({ short, long }) => (long ? `-${short}, --${long}` : `-${short}`))
  const shown = rows.flatMap((row) => {
    const [text = ''] = row.children.map((cell) => textOf(cell).replace(/ <.*$/, ''))
    return text.startsWith('-') ? [{ text, row }] : []
  })
  const wrong = shown.filter(({ text }) => !known.includes(text))
  const missing = known.filter((flag) => !shown.some(({ text }) => text === flag))
  const last = shown.at(-1)
  if (wrong.length === 0 && last) return missing.map((flag) => pageProblem(page, last.row, refuse('missing', flag)))
  return wrong.map(({ text, row }) => pageProblem(page, row, unknown(text, missing)))
}

/** Commands and poms that call the tool use flags, keys and values it knows, and contain no secrets. */
export const COMMAND_CHECKS: PageCheck[] = [
  eachCode((code, page, { references }) => {
    const isShell = code.type === 'inlineCode' || examplesIn(page, 'shell').includes(code)
    const faults = isShell ? callsIn(code.value).flatMap((words) => callFaults(words, references)) : []
    const inPom = code.type === 'code' && code.lang === 'xml' ? pomFaults(code.value, references) : []
    const secrets = Array.from(code.value.matchAll(SECRET), ({ index }) => ({ index, refusal: NO_SECRET }))
    return [...faults, ...inPom, ...secrets]
  }),
  (page, { references }) => tableProblems(page, references.core.flags),
]
