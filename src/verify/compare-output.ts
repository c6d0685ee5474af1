import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import type { Tool } from './tool'

const READERS_REPOSITORY = /\/home\/\w+\/\.m2\/repository/g

/** A text of a page as it holds on this machine, whose repository is that of the verifier. */
export const onThisMachine = (text: string, { repository }: Tool): string =>
  text.replace(READERS_REPOSITORY, repository)

/** Lines as they are compared: without colours, times, sizes, identifiers and rulers, whose length depends on them. */
const comparable = (output: string): string[] =>
  stripVTControlCharacters(output)
    .replace(/\(\d+\.\d+\)|elapsed: \d+\.\d+ s|\[ *\d+ Kb\]|\[#\w{6}\]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line && !/^[-=]+$/.test(line))

/** Whether a line was printed; `…` in it stands for anything. */
function isShown(line: string, printed: string): boolean {
  const [begin = '', ...rest] = line.split('…')
  return rest.length === 0
    ? line === printed
    : printed.startsWith(begin) && rest.every((part) => printed.slice(begin.length).includes(part))
}

/** The first line of a page's output that a command has not printed, in that order. */
export function missingLine(shown: string, printed: string): string | undefined {
  const lines = comparable(printed)
  let from = 0
  return comparable(shown).find((line) => {
    const at = line === '…' ? from - 1 : lines.findIndex((each, index) => index >= from && isShown(line, each))
    from = at + 1
    return at < 0 && line !== '…'
  })
}

/** Whether two texts are the same JSON; of a text that is none, they are not. */
export function isSameJson(one: string, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
  } catch {
    return false
  }
}

/** What an address answers, or why it does not. */
export const answerOf = (url: string): Promise<string> =>
  fetch(url).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  )

/** The lines that a diff takes out, and those that it puts in their place. */
export function changeIn(diff: string): { from: string; to: string } {
  const linesOf = (sign: string) =>
    diff.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1).trim()] : []))
  return { from: linesOf('-').join('\n'), to: linesOf('+').join('\n') }
}
