import type { Code, InlineCode } from 'mdast'
import type { Node } from 'unist'
import { type Locale, type Localized, localize } from '@/i18n/locale'
import { PROBLEM_STRINGS, type ProblemStrings } from '@/i18n/problem-strings'
import { placeAt, type TextPlace } from '@/lib/finding'
import { isTypo, nearest } from '@/lib/nearest'

/** A mistake in the content, described for whoever fixes it. */
export interface Problem extends TextPlace {
  /** Path from the content folder. */
  file: string
  message: Localized
  advice: Localized
}

/** What is wrong, and what to do about it. */
export type Refusal = readonly [message: Localized, advice: Localized]

/** The parameters of a message; a text may be given per language. */
type Parts<Text> = Text extends (...parts: infer P) => string
  ? { [Index in keyof P]: P[Index] extends string ? string | Localized : P[Index] }
  : []

/** A message in every language. @example say('unknown', 'titel') // => { es: 'no existe titel', en: 'titel is unknown' } */
export const say = <Key extends keyof ProblemStrings>(key: Key, ...parts: Parts<ProblemStrings[Key]>): Localized =>
  localize((locale) => {
    const text = PROBLEM_STRINGS[locale][key]
    if (typeof text === 'string') return text
    // TypeScript cannot infer that the parts match this message.
    const write = text as (...parts: unknown[]) => string
    return write(...parts.map((part) => (typeof part === 'object' ? part[locale] : part)))
  })

/** Separates the fault from the advice in a message. */
const ARROW = ' → '

/**
 * The fault and the advice of a message, which an arrow separates.
 * @example refuse('missing', 'title') // => [{ en: 'title is missing', … }, { en: 'write it', … }]
 */
export function refuse<Key extends keyof ProblemStrings>(key: Key, ...parts: Parts<ProblemStrings[Key]>): Refusal {
  const both = say(key, ...parts)
  // Quoted content may contain arrows, but only before the last one.
  const arrowIn = (text: string) => text.lastIndexOf(ARROW)
  return [
    localize((locale) => both[locale].slice(0, arrowIn(both[locale]))),
    localize((locale) => both[locale].slice(arrowIn(both[locale]) + ARROW.length)),
  ]
}

/** Longer lists of known names are left out of messages. */
const MAX_LISTED = 20

/** The known name that was probably meant. Paths must agree in their last part, as folders make them look alike. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const lastPart = (path: string) => /([^/.]*)[^/]*\/?$/.exec(path)?.[1] ?? ''
  if (!name.includes('/')) return nearest(name, known)
  const moved = known.filter((path) => lastPart(path) === lastPart(name))
  const typos = known.filter((path) => isTypo(lastPart(name), lastPart(path)))
  return nearest(name, moved.length > 0 ? moved : typos, Number.POSITIVE_INFINITY)
}

/**
 * Advice for an unknown name: the nearest known name, else `otherwise`, else the list of known names if it is short.
 * @example didYouMean('titel', ['title']) // => { es: '¿querías decir title?', en: 'did you mean title?' }
 */
export function didYouMean(name: string, known: readonly string[], otherwise?: Localized): Localized {
  const near = nearestName(name, known)
  if (near) return say('didYouMean', near)
  if (otherwise) return otherwise
  return known.length > 0 && known.length <= MAX_LISTED ? say('knownNames', known.join(', ')) : say('checkName')
}

/** Suggests a correction if there is one; otherwise repeats the readers' checker, without backticks. */
export const didYouMeanOr = (suggestion: string | undefined, textIn: (locale: Locale) => string): Localized =>
  suggestion ? say('didYouMean', suggestion) : localize((locale) => textIn(locale).replaceAll('`', ''))

export const unknown = (name: string, known: readonly string[]): Refusal => [
  say('unknown', name),
  didYouMean(name, known),
]

export const placeOf = (node: Node): TextPlace => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** Maps a place inside a code fence to its place in the file. */
export const placeInCode = (code: Code, { line, column }: TextPlace): TextPlace => ({
  line: placeOf(code).line + line,
  column: placeOf(code).column + column - 1,
})

/** A problem of a page or a drawing. @param where a place, or a node that begins there */
export function pageProblem({ file }: Pick<Problem, 'file'>, where: Node | TextPlace, [message, advice]: Refusal) {
  return { file, ...('type' in where ? placeOf(where) : where), message, advice }
}

export const fileProblem = (file: string, refusal: Refusal) => pageProblem({ file }, { line: 1, column: 1 }, refusal)

/** A problem at an offset in code on a page. */
export function codeProblem(page: Pick<Problem, 'file'>, code: Code | InlineCode, offset: number, refusal: Refusal) {
  const { line, column } = placeOf(code)
  const inLine = { line, column: column + 1 + offset }
  return pageProblem(page, code.type === 'code' ? placeInCode(code, placeAt(code.value, offset)) : inLine, refusal)
}

/** A fault in a text, with its offset. */
export type TextFault = { index: number; refusal: Refusal }

/** Runs a check of a file. If it throws, that is a problem of the file, and other checks still run. */
export function attempt<T>(file: string, run: () => T): { value?: T; problems: Problem[] } {
  try {
    return { value: run(), problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { problems: [fileProblem(file, refuse('broken.check', reason))] }
  }
}

/** The items that share a key with an earlier one, each with the first of its key. Items without a key are ignored. */
export function duplicates<T>(items: readonly T[], keyOf: (item: T) => string): [item: T, first: T][] {
  const seen = new Map<string, T>()
  return items.flatMap((item): [T, T][] => {
    const key = keyOf(item)
    const first = seen.get(key)
    if (first) return [[item, first]]
    if (key) seen.set(key, item)
    return []
  })
}

/** The problems that a check of a file finds, including an exception it throws. */
export function problemsOf(file: string, check: () => Problem[]): Problem[] {
  const { value = [], problems } = attempt(file, check)
  return [...value, ...problems]
}

/** Longer messages quote too much of the content, and are cut. */
const MAX_LENGTH = 300

const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')}…` : text

/**
 * Formats a problem as one line that terminals and editors turn into a link. Control characters are escaped.
 * @example formatProblem(problem, 'content', 'en') // => 'content/plugins/rest.es.md:3:1  unknown field titel  (did you mean title?)'
 */
export function formatProblem({ file, line, column, message, advice }: Problem, root: string, locale: Locale): string {
  const [what, next] = [message, advice].map((text) => escaped(shortened(text[locale])))
  return `${escaped(`${root}/${file}`)}:${line}:${column}  ${what}  (${next})`
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts problems by file, line and column, without duplicates. The order is the same in every locale. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message.en, b.message.en),
  )
}
