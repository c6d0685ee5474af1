import type { StepLanguage } from '@/i18n/locale'
import { isTypo } from '@/lib/nearest'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep, StepKind } from '@/steps/step'
import { MIN_TYPO_LENGTH, NEGATION, wordSimilarity } from '../words/terms'
import { COMPARISON_SENSES, DIFFERENT, DISABLED, normalizedWords, UNITS } from '../words/value-words'

/** Words that decide what a sentence does, by meaning; but not those that only introduce a comparison ("is equal to"). */
const SENSES: readonly RegExp[] = [
  ...COMPARISON_SENSES,
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
/** Meanings that a fix may add but not drop: a duration, an origin, a half, a subject. */
const NOT_DROPPABLE: readonly RegExp[] = [
  /^(durante|during|desde|from)$/,
  /^(medi[oa]s?|half)$/,
  /^(ficher|archiv|file)/,
  /^(correo|e?mail)/,
  /^(valor|value)/,
]

/** The share of its words that each sentence must have in common with the other. */
const MIN_SHARED = 0.5

/** Whether words express a sense, possibly as a typo of a word in the other sentence. */
function says(words: readonly string[], sense: RegExp, others: readonly string[]): boolean {
  if (words.some((word) => sense.test(word))) return true
  const meant = others.filter((word) => sense.test(word) && word.length >= MIN_TYPO_LENGTH)
  return words.some((word) => word.length >= MIN_TYPO_LENGTH && meant.some((other) => isTypo(word, other)))
}

/** The share of the words, from 0 to 1, that another sentence has in some form. Short words are ignored as grammar. */
function shareIn(words: readonly string[], others: readonly string[], locale: StepLanguage): number {
  const long = words.filter((word) => word.length >= MIN_TYPO_LENGTH)
  const found = long.filter((word) => others.some((other) => wordSimilarity(word, other, locale) > 0))
  return long.length === 0 ? 1 : found.length / long.length
}

/** Whether one of the words is missing from the others in any form, even inside another word; {@link SENSES} do not count. */
const hasOwn = (words: readonly string[], others: readonly string[], locale: StepLanguage): boolean => {
  const isSaid = (word: string) =>
    others.join('').includes(word) || others.some((other) => wordSimilarity(word, other, locale) > 0)
  const isSense = (word: string) => [...SENSES, ...UNITS.map(([unit]) => unit)].some((sense) => sense.test(word))
  return words.some((word) => word.length >= MIN_TYPO_LENGTH && !isSense(word) && !isSaid(word))
}

/**
 * The rule for every fix that rewrites a sentence: it may change the wording, never what the test does. Both sentences agree on all
 * {@link SENSES}, so no fix adds or removes a deletion or a negation, and each has half of the other's words; all of them if the
 * keyword asks for an action and the step checks, or vice versa. The sentence has half of the step's own words and, where free
 * words would accept anything, loses none of its words. A rewrite that breaks the rule is only shown as a near step.
 * @param role of the keyword, if the sentence has one
 * @example keepsMeaning("el fichero 'a' existe", "el fichero 'a' no existe", 'es', step, 'assertion') // => false
 */
export function keepsMeaning(
  written: string,
  offered: string,
  locale: StepLanguage,
  { kind, expression }: Pick<CatalogueStep, 'kind' | 'expression'>,
  role?: StepKind,
): boolean {
  const [before, after] = [normalizedWords(written), normalizedWords(offered)]
  const isWritten = (sense: RegExp) => says(before, sense, after)
  const isOffered = (sense: RegExp) => says(after, sense, before)
  const isNegated = (isSaid: typeof isWritten) => isSaid(NEGATION) !== isSaid(DIFFERENT)
  if (isNegated(isWritten) !== isNegated(isOffered)) return false
  if (!SENSES.every((sense) => isWritten(sense) === isOffered(sense))) return false
  if (NOT_DROPPABLE.some((sense) => isWritten(sense) && !isOffered(sense))) return false
  const unitsOf = (words: readonly string[]) => UNITS.filter(([unit]) => words.some((word) => unit.test(word)))
  // A fix never changes the unit of time.
  const units = unitsOf(before)
  if (units.length > 0 && !unitsOf(after).every((unit) => units.includes(unit))) return false
  const kept = shareIn(before, after, locale)
  // Each has a word of its own: one thing was replaced by another, such as a mail by a message.
  if (hasOwn(before, after, locale) && hasOwn(after, before, locale)) return false
  if (kept < 1 && hasFreeWords(expression[locale])) return false
  const own = normalizedWords(expression[locale].replace(/\{[^}]*\}/g, ' ').replace(/[()|\\*]/g, ' '))
  const offeredOwn = after.filter((word) => own.includes(word))
  // Nobody confuses acting with checking; a step that sets up may do either.
  const isOtherKind = role !== undefined && role !== kind && role !== 'definition' && kind !== 'definition'
  const shared = Math.min(kept, shareIn(after, before, locale))
  return shared >= (isOtherKind ? 1 : MIN_SHARED) && shareIn(offeredOwn, before, locale) >= MIN_SHARED
}
