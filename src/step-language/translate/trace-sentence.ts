import { createStepExpression, matchExpression } from '@/steps/step-expression'
import type { TypePatterns } from '@/steps/type-patterns'
import type { ExpressionItem } from '../rank/expression-items'
import { isPluralForm, type Writing } from '../write/write-expression'

const nameOf = (index: number): string => `zItem${index}`

/** An expression in which every place where a sentence has a choice is an argument, and the patterns of those. */
interface Traced {
  expression: string
  patterns: Map<string, string>
  /** Whether nothing but choices has come so far: their blank stands after them then. */
  isAtStart: boolean
}

const optional = (words: string, hasBlank: boolean, isAtStart: boolean): string => {
  if (isAtStart) return `(?:${words} )?`
  return hasBlank ? `(?: ${words})?` : `(?:${words})?`
}

function addItem(traced: Traced, item: ExpressionItem, index: number): void {
  const { isAtStart } = traced
  const blank = item.hasBlank && !isAtStart ? ' ' : ''
  const place = (pattern: string) => {
    traced.patterns.set(nameOf(index), pattern)
    traced.expression += `{${nameOf(index)}:${nameOf(index)}}`
  }
  if (item.kind === 'choice') {
    const words = item.words.map((alternatives) => `(?:${alternatives.join('|')})`).join(' ')
    place(optional(words, item.hasBlank, isAtStart))
  } else if (item.kind === 'free') place(optional('.*?', item.hasBlank, isAtStart))
  else {
    const text = item.kind === 'word' ? item.base : item.text
    traced.expression += blank + (item.kind === 'mark' ? text.replace(/[()]/, '\\$&') : text)
    if (item.kind === 'word' && item.endings.length > 0) place(`(?:${item.endings.join('|')})?`)
    traced.isAtStart = false
  }
}

/**
 * Reads how a sentence writes a step: its values, its free words, its endings and choices.
 * @param items the expression of the step
 * @param sentence without its keyword
 * @returns undefined when the sentence is another one, or is written in a way that only the tool's own pattern allows
 */
export function traceSentence(
  items: readonly ExpressionItem[],
  sentence: string,
  patterns: TypePatterns,
): Writing | undefined {
  const traced: Traced = { expression: '', patterns: new Map(patterns), isAtStart: true }
  items.forEach((item, index) => {
    addItem(traced, item, index)
  })
  const found = matchExpression(createStepExpression(traced.expression, traced.patterns), sentence)
  if (!found) return undefined
  const textOf = (index: number) => found[nameOf(index)]?.raw.trim() ?? ''
  const args: Record<string, string> = {}
  const free: string[] = []
  const forms = new Map<number, string>()
  items.forEach((item, index) => {
    if (item.kind === 'argument') args[item.name] = found[item.name]?.raw ?? ''
    if (item.kind === 'free') free.push(textOf(index))
    if (item.kind === 'choice') forms.set(index, textOf(index))
    if (item.kind === 'word' && item.endings.length > 0) forms.set(index, item.base + textOf(index))
  })
  const isPlural = [...forms].some(([index, form]) => isPluralForm(items[index], form))
  return { args, free, forms, isPlural }
}
