import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { isValueToken, type SentenceToken, sentenceTokens } from './sentence-tokens'
import { NEGATION, wordSet } from './terms'

/** Words of comparisons; folded, in both languages, since data may be in either. */
const COMPARISON_WORDS = wordSet(
  'es empieza acaba contiene esta igual mayor menor que a al por en distinguir mayusculas ignorando ' +
    'espacios debe deberia deben ser estar tiene tener vale devuelve devolver un una sea son comienza termina incluye ' +
    'menos de distinto diferente superior supera como minimo maximo lo sumo mucho cuando llega viene ' +
    'is starts ends contains does an with equal equals to greater less than empty ignoring case whitespace ' +
    'should must be has have shall will start end contain more at least most different from ' +
    'includes return returns in comes back',
)

const numbered = (fromZero: string, others: Record<string, number>): ReadonlyMap<string, number> =>
  new Map([...fromZero.split(' ').map((word, number): [string, number] => [word, number]), ...Object.entries(others)])

/** Numbers that testers spell out; folded. An article (`un`, `a`) is no number. */
const NUMBER_WORDS: Record<StepLanguage, ReadonlyMap<string, number>> = {
  es: numbered(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, noventa: 90, cien: 100, mil: 1000 },
  ),
  en: numbered(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100, thousand: 1000 },
  ),
}

/** Whether a folded word is a spelled-out number. */
export const isNumberWord = (word: string, locale: StepLanguage): boolean => NUMBER_WORDS[locale].has(word)

/** Replaces spelled-out numbers with digits. @example inDigits('es mayor que diez', 'es') // => 'es mayor que 10' */
export const inDigits = (text: string, locale: StepLanguage): string =>
  text.replace(/\p{L}+/gu, (word) => String(NUMBER_WORDS[locale].get(foldText(word)) ?? word))

/** Units of time, largest first: how each begins in either language, and its name in the tool. Seconds need no unit. */
export const UNITS: readonly (readonly [start: RegExp, nanoseconds: number, name: string])[] = [
  [/^(d|dias?|days?)$/, 86_400e9, 'days'],
  [/^(h$|hora|hour|hrs?$)/, 3_600e9, 'hours'],
  [/^(m$|mins?$|minut)/, 60e9, 'minutes'],
  [/^($|s$|se[cg]s?$|segund|second)/, 1e9, 'seconds'],
  [/^(ms$|milis|millis)/, 1e6, 'milliseconds'],
  [/^(us$|micros)/, 1e3, 'microseconds'],
  [/^(ns$|nanos)/, 1, 'nanoseconds'],
]

/** Cue words for arguments of any step, so that a user never becomes a password, nor a source a target; folded. */
const CUES = [
  ['to', /^(to|into|al?)$/],
  ['password', /^(clave|contrasena|pass(word)?|pwd)$/],
  ['username', /^(usuario|user(name)?|cuenta|account)$/],
] as const

/** What a folded word is a cue for, whatever the step. @example cueOf('clave') // => 'password' */
export const cueOf = (word: string): string | undefined => CUES.find(([, words]) => words.test(word))?.[0]

/** Signs and phrases, folded, with an equivalent in plain words; a `<column>` of an outline means nothing. */
const PHRASES: readonly [RegExp, string][] = [
  [/<\p{L}[^<>]*>/gu, ' '],
  [/!=|<>|≠/g, ' distinto '],
  [/>=|=>|≥/g, ' mayor o igual '],
  [/<=|=<|≤/g, ' menor o igual '],
  [/>/g, ' mayor '],
  [/</g, ' menor '],
  [/\b((al|a lo|por lo|cuando) menos|(como )?minimo|at (the )?least)\b/g, 'mayor o igual'],
  [/\b((como|cuando|a lo) mucho|a lo (sumo|mas)|(como )?maximo|at (the )?most)\b/g, 'menor o igual'],
  [/\b(mayor|menor|superior|inferior|greater|less) ((ni|nor) )?(?=igual|equal)/g, '$1 o '],
  [/\bsin (distinguir|importar|contar)\b/g, 'ignorando'],
  [
    /^(empty|clear|clean)\b|\b(?<!esta )(vacio|empty|clear|clean) (?=(el|la|los|las|the)\b)|\bse (ha )?(vaci|limpi)\p{L}*/gu,
    'emptied',
  ],
]

export const COMPARISON_SIGN = /^[!<>=≠≤≥]+$/

/** Words before a value that modify it in ways that {@link PHRASES} do not cover; folded. */
export const IDIOM_WORDS = /^(lo|como|cuando|mucho|sumo|entre|hasta|tras|despues|least|most|like|between|after)$/

const EMPTY = /^(vaci[oa]s?|empty|clean|clear)$/
const EMPTIED = /^(limpi|vaci(?![oa]s?$)|clear(?!$)|clean(?!$)|purg|empti)/

/** The senses of comparisons, apart from negation; folded, in both languages, since data may be in either. */
export const COMPARISON_SENSES: readonly RegExp[] = [
  /^(mayor|mas|superior|super[ae]|rebas[ae]|pasan?|encima|exce(?:de|eds?)|greater|more|over|above|bigger|larger|higher|longer)$/,
  /^(menor|menos|inferior|debajo|less|under|below|fewer|smaller|lower|shorter)$/,
  /^(o|or)$/,
  /^(contien|conten(?!id)|contain|inclu|mencion|mention)/,
  /^(empiez|empez|comien|comenz|start|begin|began)/,
  /^(acab|termin|finaliz|end(s|ed|ing)?$|finish|complet|finally)/,
  /^nul/,
  EMPTY,
  EMPTIED,
  /^(mayusc|case\b)/,
  /^ignor|insensitiv/,
  /^(espacios|whitespace|(blank|space)s?\b)/,
]
/** A comparison and a negation in one word: a second negation makes it positive. */
export const DIFFERENT = /^(distint|differ|diferent|desigual)/
/** A state and a negation in one word. */
export const DISABLED = /^(desactiv|deshabilit|inactiv|disabl|deactiv)/

/** The words of a sentence, folded, with equivalent phrases replaced by the same words. */
export const normalizedWords = memoize((sentence: string): string[] => {
  const plain = PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), foldText(sentence))
  return sentenceTokens(plain).flatMap(({ form, text }) => (form === 'word' ? [text] : []))
}, 1_000)

const says = (words: readonly string[], sense: RegExp): boolean => words.some((word) => sense.test(word))

/** A key that is equal for comparisons with the same sense; its first digit is 1 for an odd number of negations. */
export const comparisonKey = (text: string): string => {
  const words = normalizedWords(text)
  const isSaid = (sense: RegExp) => says(words, sense)
  return [[NEGATION, DIFFERENT, DISABLED].filter(isSaid).length % 2, ...COMPARISON_SENSES.map(isSaid)]
    .map(Number)
    .join('')
}

/** Whether exactly one of two sentences is negated. */
export const areOpposite = (a: string, b: string): boolean => comparisonKey(a)[0] !== comparisonKey(b)[0]
const LATER =
  /^(fin|acab|termin|dej|limpi|ultim|despues|tras|luego|vez|cuando|end|complet|clean|leave|tear|done|over|last|after|once|when)/
/** What steps do besides, and the words that ask for it: waiting, acting at the end, using another connection. */
const EXTRAS: readonly (readonly [action: RegExp, request: RegExp])[] = [
  [/^(esper|a?wait)/, /^(esper|aguard|a?wait|paus|dorm|sleep|delay|hasta|until|cuando|when)/],
  [/^(finalizar|completion)$/, LATER],
  [/^(conexion|connection)$/, /^(conexi|conect|connect|alias|otr|other|segund|second)/],
]
const EXTRA_PENALTY = 0.07

/** What a step loses of its score if it does more than the sentence asks for, or less. */
export function extrasPenalty(written: string, offered: string): number {
  const [before, after] = [normalizedWords(written), normalizedWords(offered)]
  const differ = ([action, request]: (typeof EXTRAS)[number]) =>
    says(after, action) ? !says(before, request) : says(before, action)
  return EXTRAS.some(differ) ? EXTRA_PENALTY : 0
}

/** Tokens that a step ignores in free words: values (unless at the end: "the book 5"), comparison signs, negations. */
export const ignoredTokens = <Token extends SentenceToken>(tokens: readonly Token[]): Token[] =>
  tokens.filter(({ form, text }, at) =>
    isValueToken({ form })
      ? form !== 'placeholder' && at < tokens.length - 1
      : COMPARISON_SIGN.test(text) || NEGATION.test(foldText(text)),
  )

/** Whether a folded word is a negation, or compares values. */
const isComparisonWord = (word: string): boolean => [NEGATION, ...COMPARISON_SENSES].some((sense) => sense.test(word))

/** Whether a folded word may be part of a comparison. */
export const fitsComparison = (word: string): boolean => isComparisonWord(word) || COMPARISON_WORDS.has(word)

/** Whether a folded word modifies the value after it: "not 5", "over 5". */
export const modifiesNext = (word: string): boolean =>
  (isComparisonWord(word) && !EMPTY.test(word) && !EMPTIED.test(word)) ||
  [/^(?!=+$)[!<>=≠≤≥]+$/, IDIOM_WORDS, DIFFERENT].some((words) => words.test(word))

/** Whether a folded word modifies the value before it: "5 minutes", "5 or". */
export const modifiesPrevious = (word: string): boolean =>
  /^(o|or)$/.test(word) || UNITS.some(([unit]) => unit.test(word))
