import type { ExpressionPart } from '@/steps/expression/expression-parts'
import { createStepExpression, matchExpression, type StepExpression } from '@/steps/expression/step-expression'
import type { TypePatterns } from '@/steps/values/type-patterns'
import { choicesOf } from './wording-hints'

/** The texts that a sentence has for the open parts of an expression. */
export interface SentenceWording {
  /** For each choice in turn; undefined for one left out. */
  choices: (string | undefined)[]
  free: string[]
}

/** Names that no argument of a step has: arguments have no capital letter first. */
const CHOICE = 'Choice'
const FREE = 'Free'

/** Optional groups of a compiled expression with no group inside: free words, any words but some, and choices. */
const OPEN_GROUP = /\(\?:(\.\*|\(\?:\(\?![^()]*\)\.\)\*|[^()]*)\)\?/g

/** Free words together with the blank that goes when they do. */
const FREE_AND_BLANK = new RegExp(
  `\\(\\?: ?\\(\\?<${FREE}\\d+>(?:\\.|\\(\\?:\\(\\?![^()]*\\)\\.\\))\\*\\?\\)\\? ?\\)\\?`,
  'g',
)

/** Names the groups of choices and free words; the matched sentences stay the same. */
function nameGroups(compiled: string): string {
  let choices = 0
  let free = 0
  const named = compiled.replace(OPEN_GROUP, (_, inner: string) => {
    const isFree = inner.endsWith('*')
    if (isFree) free += 1
    else choices += 1
    // Free words end as early as they can: the choice after them is theirs no more.
    return isFree ? `(?<${FREE}${free}>${inner}?)?` : `(?<${CHOICE}${choices}>${inner})?`
  })
  // Where none are needed there are none, and the blank beside them is none either.
  return named.replace(FREE_AND_BLANK, '$&?')
}

export const createOpenExpression = (expression: string, patterns: TypePatterns): StepExpression =>
  createStepExpression(expression, patterns, nameGroups)

/**
 * How a sentence words an expression.
 * @param written the text of a range in the file, which differs from the sentence in an outline
 * @returns undefined when the sentence does not match
 * @example sentenceWording(createOpenExpression('se elimina(n) *', patterns), 'se eliminan los libros')
 *   // => { choices: ['n'], free: ['los libros'] }
 */
export function sentenceWording(
  expression: StepExpression,
  sentence: string,
  written = (start: number, end: number): string => sentence.slice(start, end),
): SentenceWording | undefined {
  const captures = matchExpression(expression, sentence)
  if (!captures) return undefined
  const capturesOf = (prefix: string) =>
    Object.keys(captures)
      .filter((name) => name.startsWith(prefix))
      .map((name) => captures[name])
  return {
    choices: capturesOf(CHOICE).map((capture) => capture?.raw),
    free: capturesOf(FREE).map((capture) => (capture ? written(capture.start, capture.end) : '')),
  }
}

const LAST_WORD = /\S+$/

/**
 * What a sentence seems to take of the choices of an expression that it need not be a sentence of.
 * @example takenChoices(expressionParts('se elimina(n) (los) *'), 'eliminan los libros') // => ['n', 'los']
 */
export function takenChoices(parts: readonly ExpressionPart[], sentence: string): (string | undefined)[] {
  const words = new Set(sentence.split(/[\s:,]+/))
  const hasWords = (text: string) => text.split(' ').every((word) => words.has(word))
  return choicesOf(parts).map(({ alternatives, before }, index) => {
    // At the beginning, a conjunction is no word of what is said later, and the first word of several tells them.
    if (index === 0 && parts[0]?.kind === 'choice')
      return alternatives.find((words) => sentence.startsWith(`${words.split(' ')[0]} `))
    const stem = LAST_WORD.exec(before)?.[0] ?? ''
    return alternatives.find((ending) => hasWords(stem + ending))
  })
}
