import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { isSlip } from '@/lib/nearest'
import type { StepKind } from '@/steps/step-kinds'
import { type SentenceToken, sentenceTokens } from '../words/sentence-tokens'
import { wordSimilarity } from '../words/word-similarity'

/** What a sentence may say. */
type Sense =
  | 'not'
  | 'delete'
  | 'clear'
  | 'create'
  | 'change'
  | 'replace'
  | 'read'
  | 'send'
  | 'receive'
  | 'different'
  | 'greater'
  | 'less'
  | 'contain'
  | 'begin'
  | 'end'
  | 'exist'
  | 'on'
  | 'off'
  | 'move'
  | 'copy'
  | 'accept'
  | 'reject'
  | 'open'
  | 'close'
  | 'partly'
  | 'null'
  | 'fail'

/**
 * Words that decide what a sentence does, by what they say: a sentence with one of them is another one without it. Folded;
 * what merely sets up a comparison, such as "is equal to", is none.
 */
const SENSES: Localized<Readonly<Record<Sense, RegExp>>> = {
  es: {
    not: /^(no|ni|sin|nada|nunca|ningun[oa]?)$/,
    delete: /^(elimin|borr(?!ador)|suprim|quit|trunc)/,
    clear: /^(limpi|vaci)/,
    create: /^(crea|inser|anad|agreg|alta)/,
    change: /^(modific|actualiz|cambi)/,
    replace: /^(reemplaz|sustitu)/,
    read: /^(consult|obten|obtien|recuper|busc|busq|lee|leid)/,
    send: /^(envi|mand|public)/,
    receive: /^(recib|lleg)/,
    different: /^(distint|diferent|desigual)/,
    greater: /^(mayor|mas|superior|super[ae])$/,
    less: /^(menor|menos|inferior)$/,
    contain: /^(contien|conten(?!id)|inclu)/,
    begin: /^(empiez|empez|comien|comenz)/,
    end: /^(acab|termin|finaliz)/,
    exist: /^exist/,
    on: /^(activ|habilit)/,
    off: /^(desactiv|deshabilit|inactiv)/,
    move: /^(muev|mov(?!il))/,
    copy: /^copi/,
    accept: /^(acept|descuelg|descolg)/,
    reject: /^(rechaz|cuelg|colg)/,
    open: /^abr/,
    close: /^cierr|^cerr/,
    partly: /^parcial/,
    null: /^nul/,
    fail: /^(fall|error)/,
  },
  en: {
    not: /^(not?|without|never|none|unread|\w+n['’]t|(is|are|was|were|do|does|did|has|have|must|should)nt)$/,
    delete: /^(delet|remov|eras|drop|truncat)/,
    clear: /^(clear|clean|purg|empt)/,
    create: /^(creat|insert|add(s|ed|ing)?$)/,
    change: /^(modif|updat|chang|edit)/,
    replace: /^(replac|substitut)/,
    read: /^(quer|request|fetch|retriev|search|read|got|gets?$)/,
    send: /^(send|sent|publish)/,
    receive: /^(receiv|arriv)/,
    different: /^(differ|other)/,
    greater: /^(greater|more|over|above|bigger|larger|higher)$/,
    less: /^(less|under|below|fewer|smaller|lower)$/,
    contain: /^(contain|includ)/,
    begin: /^(start|begin|began)/,
    end: /^(end(s|ed|ing)?$|finish|complet|finally)/,
    exist: /^exist/,
    on: /^(enabl|activ)/,
    off: /^(disabl|inactiv|deactiv)/,
    move: /^mov/,
    copy: /^cop(y|ied|ies)/,
    accept: /^accept/,
    reject: /^(reject|declin|hung|hang)/,
    open: /^open/,
    close: /^clos/,
    partly: /^partial/,
    null: /^null/,
    fail: /^(fail|error)/,
  },
}

/** Words of fewer letters are grammar, and have no slips that could be told from other words. */
const SHORTEST_WORD = 4
/** So many of the words of either sentence have to be in the other one. */
const LEAST_SHARED = 0.5
const LEAST_SIMILARITY = 0.7

const SENSE_NAMES = Object.keys(SENSES.en) as Sense[]

/** In either language: a comparison may be in that of the data. */
const hasSense = (word: string, sense: Sense): boolean => LOCALES.some((locale) => SENSES[locale][sense].test(word))

const wordsOf = (sentence: string): string[] =>
  sentenceTokens(sentence).flatMap(({ form, text }: SentenceToken) => (form === 'word' ? [foldText(text)] : []))

/** Whether words say something, perhaps with a slip that the other sentence does not have. */
function says(words: readonly string[], sense: Sense, others: readonly string[]): boolean {
  if (words.some((word) => hasSense(word, sense))) return true
  const meant = others.filter((word) => hasSense(word, sense) && word.length >= SHORTEST_WORD)
  return words.some((word) => word.length >= SHORTEST_WORD && meant.some((other) => isSlip(word, other)))
}

/** How many of some words another sentence has, in whatever form. */
function shareIn(words: readonly string[], others: readonly string[], locale: Locale): number {
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  if (long.length === 0) return 1
  const isThere = (word: string) => others.some((other) => wordSimilarity(word, other, locale) >= LEAST_SIMILARITY)
  return long.filter(isThere).length / long.length
}

/** Acting and checking are never meant for one another; what sets up may do either. */
const isOtherKind = (role: StepKind | undefined, kind: StepKind): boolean =>
  (role === 'action' && kind === 'assertion') || (role === 'assertion' && kind === 'action')

/**
 * The rule for every fix that rewrites a sentence: it may change how something is said, never what a test does. It says
 * the same of {@link SENSES} (so it deletes or denies only what did before), and half of the words of each are in the other
 * one; all of them when its keyword asks for acting and the step checks, or the other way round. What breaks the rule is
 * shown as near, to be read first.
 * @param role given by the keyword of the sentence, if any
 * @param kind of the step that is offered
 * @example keepsMeaning("el fichero 'a' existe", "el fichero 'a' no existe", 'es', 'assertion', 'assertion') // => false
 */
export function keepsMeaning(
  written: string,
  offered: string,
  locale: Locale,
  role: StepKind | undefined,
  kind: StepKind,
): boolean {
  const [before, after] = [wordsOf(written), wordsOf(offered)]
  if (!SENSE_NAMES.every((sense) => says(before, sense, after) === says(after, sense, before))) return false
  const shared = Math.min(shareIn(before, after, locale), shareIn(after, before, locale))
  return shared >= (isOtherKind(role, kind) ? 1 : LEAST_SHARED)
}

/**
 * Whether a sentence has half of the words that a step itself says: a step with free words takes any sentence for them.
 * @param offered a sentence of the step
 * @param expression of the step
 * @example sharesWords('se crea el libro', 'se crea el libro is created', '* (is|are) created', 'en') // => false
 */
export function sharesWords(written: string, offered: string, expression: string, locale: Locale): boolean {
  const own = wordsOf(expression.replace(/\{[^}]*\}/g, ' ').replace(/[()|\\*]/g, ' '))
  return (
    shareIn(
      wordsOf(offered).filter((word) => own.includes(word)),
      wordsOf(written),
      locale,
    ) >= LEAST_SHARED
  )
}
