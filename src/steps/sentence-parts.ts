import type { StepMatch } from './match-step'
import { type ArgumentFamily, familyOf } from './values/type-names'

/** A piece of a sentence; a value has the colour of its type. */
export interface SentencePart {
  text: string
  family?: ArgumentFamily
}

/**
 * Splits a sentence, without its keyword, into words and the values of its step.
 * @example sentenceParts("el servicio REST '/users'", match) // => [{ text: 'el servicio REST ' }, { text: "'/users'", family: 'text' }]
 */
export function sentenceParts(sentence: string, { step, args }: StepMatch): SentencePart[] {
  const typeOf = (name: string) => step.arguments?.find((argument) => argument.name === name)?.type ?? ''
  const spans = Object.entries(args)
    .flatMap(([name, arg]) => (arg ? [{ start: arg.start, end: arg.end, family: familyOf(typeOf(name)) }] : []))
    .sort((one, other) => one.start - other.start)
  let at = 0
  const parts = spans.flatMap(({ start, end, family }): SentencePart[] => {
    const between = { text: sentence.slice(at, start) }
    at = end
    return [between, { text: sentence.slice(start, end), family }]
  })
  return [...parts, { text: sentence.slice(at) }].filter(({ text }) => text)
}
