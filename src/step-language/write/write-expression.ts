import type { ChoiceItem, ExpressionItem, WordItem } from '../rank/expression-items'

/** What a sentence is written with. */
export interface Writing {
  /** Values as they are written, quotes included, by the name of their argument. */
  args: Readonly<Record<string, string>>
  /** Free words, in the order of the places for them. */
  free: readonly string[]
  /** Whether endings and choices that have a number are in the plural. */
  isPlural: boolean
  /** By index of the item: how a word is written, which words of a choice ('' for none). */
  forms: ReadonlyMap<number, string>
}

const PLURAL_ENDING = /^(n|s|es|os|as|ces)$/
const PLURAL_WORD = /^(los|las|are)$/
/** English verbs, whose `s` is the singular. */
const VERB = /^(exist|do)$/
/** Optional words without which a sentence would be hard to read. */
const KEPT = /^(is|info|se recupera)$/

/** Whether optional words are written although nobody asked for them. */
export const isOptionalWordKept = (words: string): boolean => KEPT.test(words)

/** A word that is none without one of its endings: `identificad(o|a|os|as)`, `ve(z|ces)`. */
const needsEnding = ({ endings }: WordItem): boolean => endings.length > 1 && /s$/.test(endings.at(-1) ?? '')

function wordOf(item: WordItem, isPlural: boolean): string {
  const { base, endings } = item
  const asksEnding = VERB.test(base) ? !isPlural : isPlural
  const plural = endings.find((ending) => PLURAL_ENDING.test(ending))
  if (asksEnding && plural) return base + plural
  return needsEnding(item) ? base + endings[0] : base
}

function choiceOf({ words }: ChoiceItem, isPlural: boolean): string {
  const isChoice = words.some((alternatives) => alternatives.length > 1)
  const text = words
    .map((alternatives) => alternatives.find((word) => PLURAL_WORD.test(word) === isPlural) ?? alternatives[0])
    .join(' ')
  return isChoice || isOptionalWordKept(text) ? text : ''
}

/** Whether a choice is one between the singular and the plural. */
export const hasNumber = ({ words }: ChoiceItem): boolean => words.flat().some((word) => PLURAL_WORD.test(word))

/**
 * Whether a word or a choice, as it is written, is in the plural; undefined when it has no number.
 * @example isPluralForm(item of 'registro(s)', 'registros') // => true
 */
export function isPluralForm(item: ExpressionItem | undefined, form: string): boolean | undefined {
  if (item?.kind === 'choice') {
    if (form === '' || !hasNumber(item)) return undefined
    return form.split(' ').some((word) => PLURAL_WORD.test(word))
  }
  if (item?.kind !== 'word' || !item.endings.some((ending) => PLURAL_ENDING.test(ending))) return undefined
  const hasEnding = PLURAL_ENDING.test(form.slice(item.base.length))
  return VERB.test(item.base) ? !hasEnding : hasEnding
}

/** A count decides the number of the word after it: `{int} ve(z|ces)`. */
function isPluralAt(items: readonly ExpressionItem[], index: number, { args, isPlural }: Writing): boolean {
  const before = items[index - 1]
  if (before?.kind !== 'argument' || before.type !== 'int') return isPlural
  return args[before.name] !== '1'
}

function writtenItem(items: readonly ExpressionItem[], index: number, writing: Writing): string {
  const item = items[index]
  switch (item?.kind) {
    case 'word':
      return writing.forms.get(index) ?? wordOf(item, isPluralAt(items, index, writing))
    case 'choice':
      return writing.forms.get(index) ?? choiceOf(item, isPluralAt(items, index, writing))
    case 'mark':
      return item.text
    case 'argument':
      return writing.args[item.name] ?? item.text
    case 'free': {
      const place = items.slice(0, index).filter(({ kind }) => kind === 'free').length
      return writing.free[place] ?? ''
    }
    default:
      return ''
  }
}

/** What each item of an expression is written as; empty when it is left out. */
export const writtenItems = (items: readonly ExpressionItem[], writing: Writing): string[] =>
  items.map((_, index) => writtenItem(items, index, writing))

/**
 * Writes the sentence of a step.
 * @param items the expression of the step
 * @example writeExpression(expressionItems('(que) la tabla {word} está vacía'), { args: { unnamed: 'LIBROS' }, … })
 *   // => 'la tabla LIBROS está vacía'
 */
export const writeExpression = (items: readonly ExpressionItem[], writing: Writing): string =>
  items
    .reduce((before, item, index) => {
      const text = writtenItem(items, index, writing)
      return text && item.hasBlank && before ? `${before} ${text}` : before + text
    }, '')
    .trim()
