import type { References } from '@/content/references'
import type { Flag } from '@/content/schemas'
import { configurationFindings, findingRefusal } from '../check-yaml-examples'
import { type Refusal, refuse, type TextFault, unknown } from '../problem'
import { examplesIn } from './check-fences'
import { eachCode } from './page-source'

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
  const isPair = flag.takes === 'key=value'
  const isWritten = value && !value.startsWith('-') && (!isPair || /^[^=]+=./.test(value))
  if (!isWritten) return refuse('commands.noValue', `-${flag.short}`, flag.takes ?? '')
  if (!isPair) return undefined
  // `-K` and `-M` set what a line of a properties file would. Shell variables have no known value.
  const root = flag.short === 'K' ? 'wakamiti' : 'mavenFetcher'
  const line = `${root}.${value.replace(/\$(\w+)/g, '$${env:$1}')}`
  const [finding] = configurationFindings({ lang: 'properties', value: line }, references)
  return finding && findingRefusal(finding)
}

const namesOf = (flags: readonly Flag[]): string[] =>
  flags.flatMap(({ short, long }) => [`-${short}`, ...(long ? [`--${long}`] : [])])

/** The arguments that the tool would refuse or not know: flags, and the keys and values of options. */
function callFaults(words: readonly Word[], references: References): TextFault[] {
  const { flags } = references.core
  const faults: TextFault[] = []
  for (let index = 0; index < words.length; index++) {
    const { text = '', at = 0 } = words[index] ?? {}
    const found = flagOf(text, flags)
    if (!found) {
      faults.push({ index: at, refusal: unknown(text, namesOf(flags)) })
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

/** Commands that call the tool use flags, keys and values it knows, and contain no secrets. */
export const checkCommands = eachCode((code, page, { references }) => {
  const isShell = code.type === 'inlineCode' || examplesIn(page, 'shell').includes(code)
  const faults = isShell ? callsIn(code.value).flatMap((words) => callFaults(words, references)) : []
  const secrets = Array.from(code.value.matchAll(SECRET), ({ index }) => ({ index, refusal: NO_SECRET }))
  return [...faults, ...secrets]
})
