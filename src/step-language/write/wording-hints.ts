import type { Locale } from '@/i18n/locale'
import { isFeminine, isPluralNoun, numberForms } from './number-forms'
import type { WordingPart } from './wording-parts'

/** Choices that say the same in both languages, by their alternatives. */
const TWINS: readonly Record<Locale, string>[] = [
  { es: 'que', en: 'that' },
  { es: 'de BBDD', en: 'database' },
  { es: 'información', en: 'info' },
  { es: 'fichero|directorio', en: 'file|directory' },
]

/** How a sentence was worded where its expression leaves a choice. */
export interface WordingHints {
  isPlural: boolean
  /** Whether it speaks of nothing by a name. */
  isNeuter: boolean
  /** Whether what it speaks of is feminine in Spanish. */
  isFeminine: boolean
  /** Which alternative was taken of each choice with a twin in the other language, by number; -1 for none of them. */
  taken: ReadonlyMap<number, number>
}

const twinOf = (alternatives: readonly string[], locale: Locale): number =>
  TWINS.findIndex((twin) => twin[locale] === alternatives.join('|'))

/** The choices of an expression with what stands before each. */
export const choicesOf = (parts: readonly WordingPart[]): { alternatives: string[]; before: string }[] =>
  parts.flatMap((part, index) => {
    if (part.kind !== 'choice') return []
    const before = parts[index - 1]
    return [{ alternatives: part.alternatives, before: before?.kind === 'text' ? before.text : '' }]
  })

/** "lo siguiente", but "la siguiente información": this one does not go by what the sentence speaks of. */
const INFORMATION = TWINS.findIndex(({ es }) => es === 'información')
const NEUTER = 'lo|la'

/** After some keywords the tool takes this word for a part of them: it is not offered where it was not. */
const CONJUNCTION = TWINS.findIndex(({ es }) => es === 'que')

/**
 * How a sentence was worded.
 * @param taken what stood for each choice of the expression, undefined for nothing
 * @param words the free words of the sentence, or what else it speaks of
 */
export function wordingHints(
  parts: readonly WordingPart[],
  taken: readonly (string | undefined)[],
  words: string,
  locale: Locale,
): WordingHints {
  const choices = choicesOf(parts)
  const numbers = choices.flatMap(({ alternatives, before }, index) => {
    const forms = numberForms(alternatives, before, locale)
    return forms && forms.one !== forms.many ? [{ ...forms, taken: taken[index] ?? '' }] : []
  })
  const isPlural = numbers.length > 0 ? numbers.some(({ many, taken }) => many === taken) : isPluralNoun(words)
  const twins = choices.flatMap(({ alternatives }, index): [number, number][] => {
    const twin = twinOf(alternatives, locale)
    return twin < 0 ? [] : [[twin, alternatives.indexOf(taken[index] ?? '')]]
  })
  return { isPlural, isNeuter: words === '', isFeminine: isFeminine(words), taken: new Map(twins) }
}

/** Without hints: one thing, as few words as the choices allow. */
export const PLAIN_WORDING: WordingHints = { isPlural: false, isNeuter: false, isFeminine: false, taken: new Map() }

/**
 * What may stand for a choice, the best first.
 * @example choiceOrder({ alternatives: ['el', 'los'], before: '' }, { isPlural: true, … }, 'es')
 *   // => ['los']
 */
export function choiceOrder(
  { alternatives, before }: { alternatives: readonly string[]; before: string },
  { isPlural, isNeuter, isFeminine, taken }: WordingHints,
  locale: Locale,
): string[] {
  const forms = numberForms(alternatives, before, locale)
  if (forms) {
    if (isNeuter && forms.neuter) return [forms.neuter, ...alternatives.filter((word) => word !== forms.neuter)]
    const wantsFeminine = alternatives.join('|') === NEUTER ? (taken.get(INFORMATION) ?? -1) >= 0 : isFeminine
    const { one, many } = (wantsFeminine && forms.feminine) || forms
    const fitting = isPlural ? many : one
    // A verb or an article has to agree; an ending may be left out.
    return one && many ? [fitting] : [...new Set([fitting, '', ...alternatives])]
  }
  const twin = twinOf(alternatives, locale)
  const hint = taken.get(twin)
  const unhinted = alternatives.length > 1 ? alternatives[0] : ''
  const wanted = (hint === undefined ? unhinted : alternatives[hint]) ?? ''
  return [...new Set(twin === CONJUNCTION ? [wanted, ''] : [wanted, '', ...alternatives])]
}
