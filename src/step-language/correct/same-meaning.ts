import type { StepLanguage } from '@/i18n/locale'
import { isTypo } from '@/lib/nearest'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep, StepKind } from '@/steps/step'
import { NEGATION } from '../words/terms'
import { COMPARING, DIFFERENT, DISABLED, saidWords, UNITS } from '../words/value-words'
import { SHORTEST_MISTYPED, wordSimilarity } from '../words/word-forms'

/**
 * Words that decide what a sentence does, by meaning: one more or less makes it another sentence. What merely introduces a
 * comparison, such as "is equal to", is not among them.
 */
const SENSES: readonly RegExp[] = [
  ...COMPARING,
  /^(elimin|borr(?!ador)|suprim|quit|trunc|delet|remov|eras|drop)/,
  /^(crea|inser|anad|agreg|alta|add(s|ed|ing)?$)/,
  /^(modif|actualiz|cambi|updat|chang|edit)/,
  /^(reemplaz|sustitu|replac|substitut)/,
  /^(consult|obten|obtien|recuper|busc|busq|lee|leid|quer|request|fetch|retriev|search|read|got|gets?$)/,
  /^(envi|mand|send|sent|publi[cs])/,
  /^(recib|lleg|receiv|arriv)/,
  /^exist/,
  /^(activ|habilit|enabl)/,
  DISABLED,
  /^(muev|mov(?!il))/,
  /^cop(i|y)/,
  /^(acept|accept|descuelg|descolg)/,
  /^(rechaz|cuelg|colg|reject|declin|hung|hang)/,
  /^(abr|open)/,
  /^(cierr|cerr|clos)/,
  /^(parcial|partial)/,
  /^(fall|fail|error)/,
]
/** What may be added, but not left out: how long something stays, where it comes from, a half, what it is about. */
const NOT_LEFT_OUT: readonly RegExp[] = [
  /^(durante|during|desde|from)$/,
  /^(medi[oa]s?|half)$/,
  /^(ficher|archiv|file)/,
  /^(correo|e?mail)/,
  /^(valor|value)/,
]

/** So many of the words of either sentence have to be in the other one. */
const LEAST_SHARED = 0.5

/** Whether words say something, perhaps with a typo that the other sentence does not have. */
function says(words: readonly string[], sense: RegExp, others: readonly string[]): boolean {
  if (words.some((word) => sense.test(word))) return true
  const meant = others.filter((word) => sense.test(word) && word.length >= SHORTEST_MISTYPED)
  return words.some((word) => word.length >= SHORTEST_MISTYPED && meant.some((other) => isTypo(word, other)))
}

/** The share of some words that another sentence has, in whatever form; from 0 to 1. */
function shareIn(words: readonly string[], others: readonly string[], locale: StepLanguage): number {
  // Shorter words are grammar.
  const long = words.filter((word) => word.length >= SHORTEST_MISTYPED)
  const there = long.filter((word) => others.some((other) => wordSimilarity(word, other, locale) > 0))
  return long.length === 0 ? 1 : there.length / long.length
}

/** Whether some words have one that others do not have in any form, nor in pieces. */
const hasOwn = (words: readonly string[], others: readonly string[], locale: StepLanguage): boolean => {
  const isSaid = (word: string) =>
    others.join('').includes(word) || others.some((other) => wordSimilarity(word, other, locale) > 0)
  const isSense = (word: string) => [...SENSES, ...UNITS.map(([unit]) => unit)].some((sense) => sense.test(word))
  return words.some((word) => word.length >= SHORTEST_MISTYPED && !isSense(word) && !isSaid(word))
}

/**
 * The rule for every fix that rewrites a sentence: it may change how something is said, never what a test does. It says
 * the same of {@link SENSES} (so it deletes or denies only what did before), and half of the words of each are in the other
 * one; all of them when its keyword asks for acting and the step checks, or the other way round. Half of the words that the step
 * itself says are in the sentence, and where it has free words, which would be any, nothing is dropped. What breaks the rule is shown
 * as near, to be read first.
 * @param role given by the keyword of the sentence, if any
 * @example keepsMeaning("el fichero 'a' existe", "el fichero 'a' no existe", 'es', step, 'assertion') // => false
 */
export function keepsMeaning(
  written: string,
  offered: string,
  locale: StepLanguage,
  { kind, expression }: Pick<CatalogueStep, 'kind' | 'expression'>,
  role?: StepKind,
): boolean {
  const [before, after] = [saidWords(written), saidWords(offered)]
  const isWritten = (sense: RegExp) => says(before, sense, after)
  const isOffered = (sense: RegExp) => says(after, sense, before)
  const isDenied = (isSaid: typeof isWritten) => isSaid(NEGATION) !== isSaid(DIFFERENT)
  if (isDenied(isWritten) !== isDenied(isOffered)) return false
  if (!SENSES.every((sense) => isWritten(sense) === isOffered(sense))) return false
  if (NOT_LEFT_OUT.some((sense) => isWritten(sense) && !isOffered(sense))) return false
  const unitsOf = (words: readonly string[]) => UNITS.filter(([unit]) => words.some((word) => unit.test(word)))
  // What has one unit of time is not about another one.
  const units = unitsOf(before)
  if (units.length > 0 && !unitsOf(after).every((unit) => units.includes(unit))) return false
  const kept = shareIn(before, after, locale)
  // One thing in the place of another, such as a message instead of a mail.
  if (hasOwn(before, after, locale) && hasOwn(after, before, locale)) return false
  if (kept < 1 && hasFreeWords(expression[locale])) return false
  const own = saidWords(expression[locale].replace(/\{[^}]*\}/g, ' ').replace(/[()|\\*]/g, ' '))
  const offeredOwn = after.filter((word) => own.includes(word))
  // Acting and checking are never meant for one another; what sets up may do either.
  const isOtherKind = role !== undefined && role !== kind && role !== 'definition' && kind !== 'definition'
  const shared = Math.min(kept, shareIn(after, before, locale))
  return shared >= (isOtherKind ? 1 : LEAST_SHARED) && shareIn(offeredOwn, before, locale) >= LEAST_SHARED
}
