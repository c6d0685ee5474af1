import type { Code, InlineCode } from 'mdast'
import type { Node } from 'unist'
import { type Locale, type Localized, localize } from '@/i18n/locale'
import { PROBLEM_STRINGS, type ProblemStrings } from '@/i18n/problem-strings'
import { placeAt, type TextPlace } from '@/lib/finding'
import { isTypo, nearest } from '@/lib/nearest'

/** Something wrong with the content, for the person who will fix it. */
export interface Problem extends TextPlace {
  /** Path from the content folder. */
  file: string
  message: Localized
  advice: Localized
}

/** What is wrong, and the next move. */
export type Refusal = readonly [message: Localized, advice: Localized]

/** The parts of a text; a part that is a text may have its own words in each language. */
type Parts<Text> = Text extends (...parts: infer P) => string
  ? { [Index in keyof P]: P[Index] extends string ? string | Localized : P[Index] }
  : []

/** A text in every language. @example say('unknown', 'titel') // => { es: 'no existe titel', en: 'titel is unknown' } */
export const say = <Key extends keyof ProblemStrings>(key: Key, ...parts: Parts<ProblemStrings[Key]>): Localized =>
  localize((locale) => {
    const text = PROBLEM_STRINGS[locale][key]
    if (typeof text === 'string') return text
    // TypeScript cannot see that the parts are those of the text.
    const write = text as (...parts: unknown[]) => string
    return write(...parts.map((part) => (typeof part === 'object' ? part[locale] : part)))
  })

/** Between what is wrong and the next move, in a text. */
const ARROW = ' → '

/**
 * A text that says what is wrong and, behind an arrow, the next move.
 * @example refuse('missing', 'title') // => [{ en: 'title is missing', … }, { en: 'write it', … }]
 */
export function refuse<Key extends keyof ProblemStrings>(key: Key, ...parts: Parts<ProblemStrings[Key]>): Refusal {
  const both = say(key, ...parts)
  // What is quoted in front of the last arrow may have others.
  const arrowIn = (text: string) => text.lastIndexOf(ARROW)
  return [
    localize((locale) => both[locale].slice(0, arrowIn(both[locale]))),
    localize((locale) => both[locale].slice(arrowIn(both[locale]) + ARROW.length)),
  ]
}

/** Longer lists of known names are not shown in a message. */
const MAX_LISTED = 20

/** A path means the same page elsewhere, or one whose name has a typo: folders alone make paths alike. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const lastPart = (path: string) => /([^/.]*)[^/]*\/?$/.exec(path)?.[1] ?? ''
  if (!name.includes('/')) return nearest(name, known)
  const moved = known.filter((path) => lastPart(path) === lastPart(name))
  const typos = known.filter((path) => isTypo(lastPart(name), lastPart(path)))
  return nearest(name, moved.length > 0 ? moved : typos, Number.POSITIVE_INFINITY)
}

/**
 * Advice for an unknown name: the nearest known one, or something else, which is the list of all if that is short.
 * @example didYouMean('titel', ['title']) // => { es: '¿querías decir title?', en: 'did you mean title?' }
 */
export function didYouMean(name: string, known: readonly string[], otherwise?: Localized): Localized {
  const near = meantName(name, known)
  if (near) return say('didYouMean', near)
  if (otherwise) return otherwise
  return known.length > 0 && known.length <= MAX_LISTED ? say('knownNames', known.join(', ')) : say('checkName')
}

/** What was probably meant, else what the checkers of readers say, without the marks of its code. */
export const meantOr = (meant: string | undefined, textIn: (locale: Locale) => string): Localized =>
  meant ? say('didYouMean', meant) : localize((locale) => textIn(locale).replaceAll('`', ''))

export const unknown = (name: string, known: readonly string[]): Refusal => [
  say('unknown', name),
  didYouMean(name, known),
]

export const placeOf = (node: Node): TextPlace => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** Maps a place inside a code fence to the file. */
export const placeInCode = (code: Code, { line, column }: TextPlace): TextPlace => ({
  line: placeOf(code).line + line,
  column: placeOf(code).column + column - 1,
})

/** A problem of a page or a drawing. @param where a place, or a node whose beginning is taken */
export function pageProblem({ file }: Pick<Problem, 'file'>, where: Node | TextPlace, [message, advice]: Refusal) {
  return { file, ...('type' in where ? placeOf(where) : where), message, advice }
}

export const fileProblem = (file: string, refusal: Refusal) => pageProblem({ file }, { line: 1, column: 1 }, refusal)

/** A problem of code on a page, at an offset of its text. */
export const codeProblem = (page: Pick<Problem, 'file'>, code: Code | InlineCode, offset: number, refusal: Refusal) => {
  const { line, column } = placeOf(code)
  const place =
    code.type === 'code' ? placeInCode(code, placeAt(code.value, offset)) : { line, column: column + 1 + offset }
  return pageProblem(page, place, refusal)
}

/** What is wrong in a text, and where, from 0. */
export type TextFault = { index: number; refusal: Refusal }

/** The first place of each pattern in a text, with what is to be said of it. */
export const firstFaults = (text: string, patterns: readonly (readonly [RegExp, ...Refusal])[]): TextFault[] =>
  patterns.flatMap(([pattern, ...refusal]) => {
    const index = text.search(pattern)
    return index < 0 ? [] : [{ index, refusal }]
  })

/** Runs one check of a file. A check that throws is a problem of the file, and the others still run. */
export function attempt<T>(file: string, run: () => T): { value?: T; problems: Problem[] } {
  try {
    return { value: run(), problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { problems: [fileProblem(file, refuse('broken.check', reason))] }
  }
}

/** Things that have the key of an earlier one, each with the first of them; those without a key are left out. */
export function repetitions<T>(things: readonly T[], keyOf: (thing: T) => string): [thing: T, first: T][] {
  const seen = new Map<string, T>()
  return things.flatMap((thing): [T, T][] => {
    const key = keyOf(thing)
    const first = seen.get(key)
    if (first) return [[thing, first]]
    if (key) seen.set(key, thing)
    return []
  })
}

/** All problems that a check of a file finds, including that it throws. */
export function problemsOf(file: string, check: () => Problem[]): Problem[] {
  const { value = [], problems } = attempt(file, check)
  return [...value, ...problems]
}

/** Longer messages are cut: they quote too much of the content. */
const LONGEST_TEXT = 300

const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')}…` : text

/**
 * A problem on one line, as terminals and editors link it. Control characters of the content do not reach the terminal.
 * @example formatProblem(problem, 'content', 'en') // => 'content/plugins/rest.es.md:3:1  unknown field titel  (did you mean title?)'
 */
export function formatProblem({ file, line, column, message, advice }: Problem, root: string, locale: Locale): string {
  const [what, next] = [message, advice].map((text) => escaped(shortened(text[locale])))
  return `${escaped(`${root}/${file}`)}:${line}:${column}  ${what}  (${next})`
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Problems in the order of files, lines and columns, each once. The order depends neither on the machine nor on the writer. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...unique.values()].sort(
    (one, other) =>
      inOrder(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      inOrder(one.message.en, other.message.en),
  )
}
