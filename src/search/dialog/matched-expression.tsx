import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import { familyOf } from '@/steps/values/type-names'
import { MatchedText } from './matched-text'

function Part({ part, words }: { part: ExpressionPart; words: readonly string[] }) {
  if (part.kind === 'free' && !part.except) return <span className="wildcard">*</span>
  if (part.kind === 'argument') return <span className={`chip ${familyOf(part.type)}`}>{part.text}</span>
  const text = <MatchedText text={part.text} words={words} />
  return part.kind === 'text' ? text : <span className="optional">{text}</span>
}

/** A step expression as in its card, in which what was looked for stands out. */
export function MatchedExpression({ expression, words }: { expression: string; words: readonly string[] }) {
  return expressionParts(expression).map((part, index) => (
    // The parts of an expression never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Part key={index} part={part} words={words} />
  ))
}
