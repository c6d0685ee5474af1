import type { Code, InlineCode } from 'mdast'
import { placeAt } from '@/lib/finding'
import { type Place, type Problem, pageProblem, placeInCode, placeOf } from '../problem'
import { examplesIn } from './check-fences'
import { nodesIn } from './nodes-in'
import type { PageCheck, PageSource } from './page-source'

/** Blanks that look like any other, and that neither the tool nor a shell takes for one. */
const ODD_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/

const codeName = (sign: string): string => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

function blankProblem(page: PageSource, text: string, placeIn: (index: number) => Place): Problem[] {
  const found = ODD_BLANK.exec(text)
  if (!found) return []
  const message = `a blank in code that is ${codeName(found[0])}`
  return [pageProblem(page, placeIn(found.index), message, 'type an ordinary blank: readers copy it')]
}

const inlineBlanks = (page: PageSource, code: InlineCode): Problem[] =>
  blankProblem(page, code.value, (index) => ({ ...placeOf(code), column: placeOf(code).column + 1 + index }))

/** Signs that a word processor puts into commands. */
const SHELL: [RegExp, message: string, advice: string][] = [
  [/^\s*[$%>] (?=\S)/m, 'a command with its prompt', 'leave the prompt out: readers paste the whole line'],
  [/(?<=\s)[–—](?=\w)/, 'a dash that is no hyphen', 'write - or --'],
  [/[“”‘’]/, 'a quote that no shell knows', 'write " or \''],
]

function shellProblems(page: PageSource, code: Code): Problem[] {
  return SHELL.flatMap(([pattern, message, advice]) => {
    const found = pattern.exec(code.value)
    return found ? [pageProblem(page, placeInCode(code, placeAt(code.value, found.index)), message, advice)] : []
  })
}

/** JSON of an example can be parsed; several values, a line each, may follow each other. */
function jsonProblems(page: PageSource, code: Code): Problem[] {
  try {
    JSON.parse(code.value)
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const index = Number(/at position (\d+)/.exec(reason)?.[1] ?? code.value.length)
    const message = `JSON: ${reason.replace(/ (?:in JSON )?at position .*| is not valid JSON$/s, '')}`
    const place = placeInCode(code, placeAt(code.value, Math.min(index, code.value.length)))
    return [pageProblem(page, place, message, 'correct it: readers copy it, and no parser takes it so')]
  }
}

/** What readers copy works as it is: no signs that only look right, no prompts, JSON that can be parsed. */
export const checkCode: PageCheck = (page) => [
  ...nodesIn(page, 'inlineCode').flatMap((code) => inlineBlanks(page, code)),
  ...nodesIn(page, 'code').flatMap((code) =>
    blankProblem(page, code.value, (index) => placeInCode(code, placeAt(code.value, index))),
  ),
  ...examplesIn(page, 'shell').flatMap((code) => shellProblems(page, code)),
  ...examplesIn(page, 'json').flatMap((code) => jsonProblems(page, code)),
]
