import type { Locale } from '@/i18n/locale'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { docStringMark, featureLines } from '@/steps/feature-line'
import { isContinuation } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import type { StepKind } from '@/steps/step-kinds'
import { familyOf } from '@/steps/values/type-names'

/** A highlighted piece of a line; columns from 0. */
export interface PaintedPiece {
  from: number
  to: number
  className: string
}

/** What the lines above mean for a line. */
interface LineContext {
  locale: Locale
  isBlock: boolean
  role: StepKind | undefined
  match: (sentence: string) => readonly StepMatch[]
}

const NAME = /<([^<>]+)>/g
const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** Longer lines are pasted data: they are not highlighted. */
const LONGEST = 2_000

/** A property as long as the `<name>` of an outline, so that offsets stay; it fits most types of values. */
function placeholderFor(name: string): string {
  const length = name.length
  return length > 3 ? `\${${'x'.repeat(length - 3)}}` : '1'.repeat(length)
}

const paintNames = (sentence: string, offset: number): PaintedPiece[] =>
  [...sentence.matchAll(NAME)].map(({ 0: name, index }) => ({
    from: offset + index,
    to: offset + index + name.length,
    className: 'tk-name',
  }))

function paintValues(sentence: string, offset: number, { match, locale }: LineContext): PaintedPiece[] {
  const [found] = match(sentence.replace(NAME, (name) => placeholderFor(name)))
  if (!found) return []
  return expressionArguments(found.step.expression[locale]).flatMap(({ name, type }) => {
    const arg = found.args[name]
    return arg ? [{ from: offset + arg.start, to: offset + arg.end, className: `v-${familyOf(type)}` }] : []
  })
}

/** In a doc string, the texts and names of JSON. */
const paintBlock = (line: string): PaintedPiece[] =>
  [...line.matchAll(QUOTED)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    className: /^\s*:/.test(line.slice(index + text.length)) ? 'tk-key' : 'tk-string',
  }))

/**
 * Highlights a line: keywords by role, values by family, titles, comments, tags.
 * @param line without its end
 * @example paintLine('Dado x', { locale: 'es', isBlock: false, role: undefined, match: () => [] })
 *   // => [{ from: 0, to: 4, className: 'k-definition' }]
 */
export function paintLine(line: string, context: LineContext): PaintedPiece[] {
  if (line.length > LONGEST) return []
  if (context.isBlock)
    return docStringMark(line) ? [{ from: 0, to: line.length, className: 'tk-fence' }] : paintBlock(line)
  const [read] = featureLines(line, context.locale)
  if (!read) return []
  if (read.kind === 'comment') return [{ from: 0, to: line.length, className: 'tk-comment' }]
  if (read.kind === 'tag') return [{ from: 0, to: line.length, className: 'tk-tag' }]
  if (read.kind === 'row') return paintNames(line, 0)
  if (read.kind !== 'step' && read.kind !== 'title') return []
  const from = read.indent.length
  const to = from + read.keyword.length
  if (read.kind === 'title') return [{ from, to, className: 'k-title' }]
  const isContinued = isContinuation(read.keyword)
  const role = isContinued ? (context.role ?? read.role) : read.role
  const className = `k-${role}${isContinued ? ' k-continues' : ''}`
  const pieces = [...paintValues(read.sentence, read.offset, context), ...paintNames(read.sentence, read.offset)]
  return [{ from, to, className }, ...pieces.sort((one, other) => one.from - other.from)]
}
