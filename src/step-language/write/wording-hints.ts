import type { StepLanguage } from '@/i18n/locale'
import type { ExpressionPart } from '@/steps/expression/expression-parts'

/** All combinations of the forms of some words. */
const alternativesOf = (words: readonly string[][]): string[] =>
  words.reduce<string[]>(
    (all, forms) => all.flatMap((text) => forms.map((form) => (text ? `${text} ${form}` : form))),
    [''],
  )

/** The choices of an expression, with the text before each, and the argument that counts it: `{times:int} ve(z|ces)`. */
export const choicesOf = (parts: readonly ExpressionPart[]) =>
  parts.flatMap((part, index) => {
    if (part.kind !== 'choice') return []
    const [argument, text] = [parts[index - 2], parts[index - 1]]
    const before = text?.kind === 'text' ? text.text : ''
    const isCounted = /^ \S+$/.test(before) && argument?.kind === 'argument' && argument.type === 'int'
    return [{ alternatives: alternativesOf(part.words), before, counter: isCounted ? argument.name : '' }]
  })

type Choice = ReturnType<typeof choicesOf>[number]

/** Choices that correspond in both languages, by their alternatives. */
const PAIRS: readonly Record<StepLanguage, string>[] = [
  { es: 'que', en: 'that' },
  { es: 'de BBDD', en: 'database' },
  { es: 'información', en: 'info' },
  { es: 'fichero|directorio', en: 'file|directory' },
]

/** The name of a choice, shared by the two of a pair. */
function nameOf({ alternatives }: Choice): string {
  const name = alternatives.join('|')
  return PAIRS.find(({ en }) => en === name)?.es ?? name
}

/** The singular and plural of a choice, and the feminine forms where they differ. */
type NumberForms = readonly [one: string, many: string, feminineOne?: string, feminineMany?: string]

/** Choices that only express number and gender, by their alternatives; no entry differs between the languages. */
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

/** The forms of a choice that expresses number or gender: `['', 's']` for `record(s)`, `['s', '']` for `exist(s)`. */
function numberForms({ alternatives, before }: Choice): NumberForms | undefined {
  const [first = ''] = alternatives
  // The ending of an English verb marks the singular.
  return alternatives.length === 1 && /(?:^| )(?:exist|do)$/.test(before) ? [first, ''] : FORMS[alternatives.join('|')]
}

/** Feminine, by the ending of the article or the noun. */
const FEMININE_NOUN = /^\S*(?:a|as|ión|iones|dad|dades)(?:\s|$)/i

/** Plural in either language: free words stay in the language they were written in. */
const PLURAL = /^(?:they|these|those|both|all the|los|las|unos|unas|estos|estas|dichos|dichas|the \w*[^s\W]s)(?:\s|$)/i

/** The default choices of a sentence: singular, with few words. */
export const PLAIN_WORDING = {
  isPlural: false,
  /** Whether it names nothing: `lo siguiente`. */
  isNeuter: false,
  isFeminine: false,
  /** The index of the alternative used, by the name of its choice; -1 for an omitted choice. */
  taken: new Map() as ReadonlyMap<string, number>,
}

export type WordingHints = typeof PLAIN_WORDING

/** The hints of an existing sentence. @param taken the alternative it uses for each choice @param words what it is about */
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

/** Whether an optional text reads better written: several words that have no pair in the other language, or `info`. */
const isBetterWritten = (words: string, name: string): boolean =>
  words === 'info' || (words.includes(' ') && PAIRS.every(({ es }) => es !== name))

/** The texts for a choice, best first; an empty one omits it. For `(el|los)` it is only `los` if the hints ask for a plural. */
export function choiceOrder(choice: Choice, hints: WordingHints, values: ReadonlyMap<string, string>): string[] {
  const { alternatives, counter } = choice
  const name = nameOf(choice)
  const forms = numberForms(choice)
  if (forms) {
    // "lo siguiente", but "la siguiente información", whatever the gender of the free words.
    const isFeminine = name === 'lo|la' ? (hints.taken.get('información') ?? -1) >= 0 : hints.isFeminine
    const [one = '', many = ''] = isFeminine && forms.length > 2 ? forms.slice(2) : forms
    if (hints.isNeuter && name === 'lo|el|la|los|las') return [...new Set(['lo', ...alternatives])]
    const count = values.get(counter) ?? ''
    // A count that is no figure, such as a placeholder, can be any number.
    const fitting = (/^\d/.test(count) ? count !== '1' : hints.isPlural) ? many : one
    // A verb or an article has to agree; an ending may be omitted.
    return one && many ? [fitting] : [...new Set([fitting, '', ...alternatives])]
  }
  const hint = hints.taken.get(name)
  const [first = ''] = alternatives
  const fallback = alternatives.length > 1 || isBetterWritten(first, name) ? first : ''
  const wanted = hint === undefined ? fallback : (alternatives[hint] ?? '')
  // After some keywords the tool reads "que" as part of the keyword: it is only kept, never added.
  return [...new Set(name === 'que' ? [wanted, ''] : [wanted, '', ...alternatives])]
}
