import { stripVTControlCharacters } from 'node:util'
import type { Tool } from './tool'

const MAVEN_REPOSITORY = /\/home\/\w+\/\.m2\/repository/g

/** Replaces the Maven repository that a page shows with the verifier's own. */
export const withLocalRepository = (text: string, { repository }: Tool): string =>
  text.replace(MAVEN_REPOSITORY, repository)

/** Removes what varies between runs: colours, times, sizes, identifiers, and rulers, whose length depends on those. */
const comparableLines = (output: string): string[] =>
  stripVTControlCharacters(output)
    .replace(/\(\d+\.\d+\)|elapsed: \d+\.\d+ s|\[ *\d+ Kb\]|\[#\w{6}\]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line && !/^[-=]+$/.test(line))

/** Whether a printed line matches one of the page, where `…` stands for any text. */
function matchesLine(line: string, printed: string): boolean {
  const [begin = '', ...rest] = line.split('…')
  return rest.length === 0
    ? line === printed
    : printed.startsWith(begin) && rest.every((part) => printed.slice(begin.length).includes(part))
}

/** The first line of the output on a page that a command did not print, or not in that order. */
export function missingLine(shown: string, printed: string): string | undefined {
  const lines = comparableLines(printed)
  let from = 0
  return comparableLines(shown).find((line) => {
    const at = line === '…' ? from - 1 : lines.findIndex((other, index) => index >= from && matchesLine(line, other))
    from = at + 1
    return at < 0 && line !== '…'
  })
}

/** The lines that a diff removes and adds. */
export function changeIn(diff: string): { from: string; to: string } {
  const linesOf = (sign: string) =>
    diff.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1).trim()] : []))
  return { from: linesOf('-').join('\n'), to: linesOf('+').join('\n') }
}
