import { type Locale, otherLocale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import type { ValueTranslator } from '@/steps/translate-value'
import type { TypePatterns } from '@/steps/type-patterns'
import { type ArgumentItem, type ChoiceItem, type ExpressionItem, expressionItems } from '../rank/expression-items'
import { hasNumber, type Writing, writeExpression } from '../write/write-expression'
import { traceSentence } from './trace-sentence'

/** A sentence in the other language. */
export interface TwinSentence {
  text: string
  /** The words that stand for `*`: nobody but the writer can translate them. */
  free: string[]
}

/** What translating needs to know of both languages. */
export interface TwinTools {
  patterns: TypePatterns
  translate: ValueTranslator
}

const argumentsOf = (items: readonly ExpressionItem[]) =>
  items.filter((item): item is ArgumentItem => item.kind === 'argument')

/** The values for the other expression: by name, else by their place among those of the same type. */
function translateArguments(
  items: [ExpressionItem[], ExpressionItem[]],
  trace: Writing,
  from: Locale,
  tools: TwinTools,
) {
  const [own, other] = items.map(argumentsOf) as [ArgumentItem[], ArgumentItem[]]
  const partnerOf = (target: ArgumentItem) =>
    own.find(({ name }) => name === target.name) ??
    own.filter(({ type }) => type === target.type)[sameTypeBefore(other, target)]
  return Object.fromEntries(
    other.map((target) => {
      const raw = trace.args[partnerOf(target)?.name ?? ''] ?? target.text
      return [target.name, tools.translate(raw, target.type, from, otherLocale(from)) ?? raw]
    }),
  )
}

const sameTypeBefore = (items: ArgumentItem[], target: ArgumentItem): number =>
  items.slice(0, items.indexOf(target)).filter(({ type }) => type === target.type).length

/** Choices of what is said, not of number, that have so many alternatives. */
const choicesOf = (items: readonly ExpressionItem[], count: number): [number, ChoiceItem][] =>
  items.flatMap((item, index): [number, ChoiceItem][] => {
    const isOne = item.kind === 'choice' && !hasNumber(item) && item.words.every((words) => words.length === count)
    return isOne ? [[index, item]] : []
  })

/** What was chosen of `(fichero|directorio)` is chosen of `(file|directory)`, as far as both have as many choices. */
function pairChoices([own, other]: [ExpressionItem[], ExpressionItem[]], { forms }: Writing): Map<number, string> {
  const chosen = new Map<number, string>()
  for (const count of [1, 2]) {
    const [theirs, ours] = [choicesOf(other, count), choicesOf(own, count)]
    if (theirs.length !== ours.length) continue
    theirs.forEach(([index, item], place) => {
      const [from, source] = ours[place] ?? []
      const written = forms.get(from ?? -1)
      const at = source?.words[0]?.indexOf(written?.split(' ')[0] ?? '') ?? -1
      if (written) chosen.set(index, item.words.map((words) => words[at]).join(' '))
    })
  }
  return chosen
}

/**
 * Writes a sentence of a step in the other language, with the same values.
 * @param sentence without its keyword
 * @param from its language
 * @returns undefined when it cannot be told how the sentence writes its step
 * @example twinSentence(step, "la tabla LIBROS está vacía", 'es', tools) // => { text: 'the table LIBROS is empty', free: [] }
 */
export function twinSentence(
  { expression }: Pick<CatalogueStep, 'expression'>,
  sentence: string,
  from: Locale,
  tools: TwinTools,
): TwinSentence | undefined {
  const items: [ExpressionItem[], ExpressionItem[]] = [
    expressionItems(expression[from]),
    expressionItems(expression[otherLocale(from)]),
  ]
  const trace = traceSentence(items[0], sentence, tools.patterns)
  if (!trace) return undefined
  const args = translateArguments(items, trace, from, tools)
  const free = trace.free.filter(Boolean)
  return { text: writeExpression(items[1], { ...trace, args, forms: pairChoices(items, trace) }), free }
}
