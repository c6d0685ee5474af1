import type { StepLanguage } from '@/i18n/locale'
import type { ExpressionPart } from '@/steps/expression/expression-parts'

/** All texts that some words can make, each with one of its forms. */
const alternativesOf = (words: readonly string[][]): string[] =>
  words.reduce<string[]>(
    (all, forms) => all.flatMap((text) => forms.map((form) => (text ? `${text} ${form}` : form))),
    [''],
  )

/**
 * The choices of an expression: what may be written for each when it is not left out, the text before it, and the argument that
 * counts what it is an ending of, if any: `{times:int} ve(z|ces)`.
 */
export const choicesOf = (parts: readonly ExpressionPart[]) =>
  parts.flatMap((part, index) => {
    if (part.kind !== 'choice') return []
    const [argument, text] = [parts[index - 2], parts[index - 1]]
    const before = text?.kind === 'text' ? text.text : ''
    const isCounted = /^ \S+$/.test(before) && argument?.kind === 'argument' && argument.type === 'int'
    return [{ alternatives: alternativesOf(part.words), before, counter: isCounted ? argument.name : '' }]
  })

type Choice = ReturnType<typeof choicesOf>[number]

/** Choices that say the same in both languages, by their alternatives. */
const PAIRS: readonly Record<StepLanguage, string>[] = [
  { es: 'que', en: 'that' },
  { es: 'de BBDD', en: 'database' },
  { es: 'información', en: 'info' },
  { es: 'fichero|directorio', en: 'file|directory' },
]

/** What a choice is known by: the same for both of a pair. */
function nameOf({ alternatives }: Choice): string {
  const name = alternatives.join('|')
  return PAIRS.find(({ en }) => en === name)?.es ?? name
}

/** The forms of a choice: for one and for several, and the feminine ones where they differ. */
type NumberForms = readonly [one: string, many: string, feminineOne?: string, feminineMany?: string]

/** Choices that are about number and gender only, by their alternatives; the two languages have none that differ. */
const FORMS: Record<string, NumberForms> = {
  n: ['', 'n'],
  'n|do': ['', 'n'],
  s: ['', 's'],
  es: ['', 'es'],
  'o|a|os|as': ['o', 'os', 'a', 'as'],
  'el|los': ['el', 'los'],
  'lo|el|la|los|las': ['el', 'los', 'la', 'las'],
  'el|la': ['el', 'el', 'la', 'la'],
  'lo|la': ['lo', 'lo', 'la', 'la'],
  'z|ces': ['z', 'ces'],
  is: ['is', 'is'],
  'is|are': ['is', 'are'],
  'is retrieved|are retrieved': ['is retrieved', 'are retrieved'],
}

/**
 * The forms of a choice, if it is one of number or gender.
 * @example numberForms({ alternatives: ['s'], before: 'record' }) // => ['', 's']
 * @example numberForms({ alternatives: ['s'], before: 'exist' }) // => ['s', '']
 */
function numberForms({ alternatives, before }: Choice): NumberForms | undefined {
  const [first = ''] = alternatives
  // English verbs have their ending in the singular.
  return alternatives.length === 1 && /(?:^| )(?:exist|do)$/.test(before) ? [first, ''] : FORMS[alternatives.join('|')]
}

/** As far as its article, which ends like it, or the noun itself tells. */
const FEMININE_NOUN = /^\S*(?:a|as|ión|iones|dad|dades)(?:\s|$)/i

/** Words that speak of several things, in either language: free words stay in the one they were written in. */
const PLURAL = /^(?:they|these|those|both|all the|los|las|unos|unas|estos|estas|dichos|dichas|the \w*[^s\W]s)(?:\s|$)/i

/** How a sentence is worded where its expression leaves a choice; without hints it speaks of one thing, with few words. */
export const PLAIN_WORDING = {
  isPlural: false,
  /** Whether it speaks of nothing by a name: `lo siguiente`. */
  isNeuter: false,
  /** Whether what it speaks of is feminine in Spanish. */
  isFeminine: false,
  /** Which alternative was taken of each choice, by its name; -1 for none of them. */
  taken: new Map() as ReadonlyMap<string, number>,
}

export type WordingHints = typeof PLAIN_WORDING

/**
 * How a sentence is worded.
 * @param taken the alternative used for each choice, undefined for none
 * @param words the free words of the sentence, or what else it speaks of
 */
export function wordingHints(parts: readonly ExpressionPart[], taken: readonly (string | undefined)[], words: string) {
  const choices = choicesOf(parts).map((choice, index) => ({ ...choice, taken: taken[index] ?? '' }))
  const numbers = choices.flatMap((choice) => {
    const forms = choice.counter ? undefined : numberForms(choice)
    return forms && forms[0] !== forms[1] ? [forms.indexOf(choice.taken) % 2 === 1] : []
  })
  return {
    isPlural: numbers.length > 0 ? numbers.includes(true) : PLURAL.test(words),
    isNeuter: words === '',
    isFeminine: FEMININE_NOUN.test(words),
    taken: new Map(choices.map((choice) => [nameOf(choice), choice.alternatives.indexOf(choice.taken)])),
  }
}

/** Several words, unless the other language leaves them out, too, and some single ones read better than their absence. */
const isBetterWritten = (words: string, name: string): boolean =>
  words === 'info' || (words.includes(' ') && PAIRS.every(({ es }) => es !== name))

/**
 * The texts for a choice, best first; an empty one leaves it out.
 * @example choiceOrder({ alternatives: ['el', 'los'], before: '' }, { isPlural: true, … }, new Map())
 *   // => ['los']
 */
export function choiceOrder(choice: Choice, hints: WordingHints, values: ReadonlyMap<string, string>): string[] {
  const { alternatives, counter } = choice
  const name = nameOf(choice)
  const forms = numberForms(choice)
  if (forms) {
    // "lo siguiente", but "la siguiente información", whatever the sentence speaks of.
    const isFeminine = name === 'lo|la' ? (hints.taken.get('información') ?? -1) >= 0 : hints.isFeminine
    const [one = '', many = ''] = isFeminine && forms.length > 2 ? forms.slice(2) : forms
    if (hints.isNeuter && name === 'lo|el|la|los|las') return [...new Set(['lo', ...alternatives])]
    const count = values.get(counter) ?? ''
    // What is no figure may be any count.
    const fitting = (/^\d/.test(count) ? count !== '1' : hints.isPlural) ? many : one
    // A verb or an article has to agree; an ending may be left out.
    return one && many ? [fitting] : [...new Set([fitting, '', ...alternatives])]
  }
  const hint = hints.taken.get(name)
  const [first = ''] = alternatives
  const unhinted = alternatives.length > 1 || isBetterWritten(first, name) ? first : ''
  const wanted = hint === undefined ? unhinted : (alternatives[hint] ?? '')
  // After some keywords the tool takes "que" for a part of them: it is not offered where it was not.
  return [...new Set(name === 'que' ? [wanted, ''] : [wanted, '', ...alternatives])]
}
