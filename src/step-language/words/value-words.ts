import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { isValueToken, type SentenceToken, sentenceTokens } from './sentence-tokens'
import { NEGATION, wordSet } from './terms'

/** Words of comparisons, the tool's and those of testers, which typos are corrected to; folded, in both languages: the data may be in either. */
export const COMPARISON_WORDS = wordSet(
  'es empieza acaba contiene esta igual mayor menor que a al por en distinguir mayusculas ignorando ' +
    'espacios debe deberia deben ser estar tiene tener vale devuelve devolver un una sea son comienza termina incluye ' +
    'menos de distinto diferente superior supera como minimo maximo lo sumo mucho cuando llega viene ' +
    'is starts ends contains does an with equal equals to greater less than empty ignoring case whitespace ' +
    'should must be has have shall will start end contain more at least most different from ' +
    'includes return returns in comes back',
)

const numbered = (fromZero: string, others: Record<string, number>): ReadonlyMap<string, number> =>
  new Map([...fromZero.split(' ').map((word, number): [string, number] => [word, number]), ...Object.entries(others)])

/** The numbers that testers write in letters; folded. What is an article too (`un`, `a`) is no number. */
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

/** Whether a folded word is a number in letters. */
export const isNumberWord = (word: string, locale: StepLanguage): boolean => NUMBER_WORDS[locale].has(word)

/**
 * Writes the numbers of a text in digits.
 * @example inDigits('es mayor que diez', 'es') // => 'es mayor que 10'
 */
export const inDigits = (text: string, locale: StepLanguage): string =>
  text.replace(/\p{L}+/gu, (word) => String(NUMBER_WORDS[locale].get(foldText(word)) ?? word))

/**
 * How each unit begins in either language, folded, its nanoseconds, and what the tool calls it; the largest first. A number without
 * a unit is in seconds.
 */
export const UNITS: readonly (readonly [start: RegExp, nanoseconds: number, name: string])[] = [
  [/^(d|dias?|days?)$/, 86_400e9, 'days'],
  [/^(h$|hora|hour|hrs?$)/, 3_600e9, 'hours'],
  [/^(m$|mins?$|minut)/, 60e9, 'minutes'],
  [/^($|s$|se[cg]s?$|segund|second)/, 1e9, 'seconds'],
  [/^(ms$|milis|millis)/, 1e6, 'milliseconds'],
  [/^(us$|micros)/, 1e3, 'microseconds'],
  [/^(ns$|nanos)/, 1, 'nanoseconds'],
]

/** What one word leads to in any sentence, and the words for it, folded: nobody's user becomes a password, no source a target. */
const LEADS = [
  ['to', /^(to|into|al?)$/],
  ['password', /^(clave|contrasena|pass(word)?|pwd)$/],
  ['username', /^(usuario|user(name)?|cuenta|account)$/],
] as const

/** What a folded word leads to, whatever the step. @example leadIn('clave') // => 'password' */
export const leadIn = (word: string): string | undefined => LEADS.find(([, written]) => written.test(word))?.[0]

/** Signs and wordings of several words, folded, and what says the same in words; a name of a column has signs, too, and says nothing. */
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

/** Words before a value that say something of it in a way that {@link PHRASES} do not cover; folded. */
export const IDIOMATIC = /^(lo|como|cuando|mucho|sumo|entre|hasta|tras|despues|least|most|like|between|after)$/

const EMPTY = /^(vaci[oa]s?|empty|clean|clear)$/
const EMPTIED = /^(limpi|vaci(?![oa]s?$)|clear(?!$)|clean(?!$)|purg|empti)/

/** What a comparison says besides a no; folded, in both languages, because it may be in that of the data. */
export const COMPARING: readonly RegExp[] = [
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
/** A comparison and a negation in one word: with another negation it says yes. */
export const DIFFERENT = /^(distint|differ|diferent|desigual)/
/** The same of what works. */
export const DISABLED = /^(desactiv|deshabilit|inactiv|disabl|deactiv)/

/** The words of a sentence, folded, those of several wordings alike. */
export const saidWords = memoize((sentence: string): string[] => {
  const plain = PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), foldText(sentence))
  return sentenceTokens(plain).flatMap(({ form, text }) => (form === 'word' ? [text] : []))
}, 1_000)

const says = (words: readonly string[], sense: RegExp): boolean => words.some((word) => sense.test(word))

/** What a comparison says: the same for comparisons that do the same. The first digit tells whether it is negated, and not twice. */
export const comparisonSense = (text: string): string => {
  const words = saidWords(text)
  const isSaid = (sense: RegExp) => says(words, sense)
  return [[NEGATION, DIFFERENT, DISABLED].filter(isSaid).length % 2, ...COMPARING.map(isSaid)].map(Number).join('')
}

/** Whether one sentence says no, and another one does not. */
export const areOpposite = (one: string, other: string): boolean =>
  comparisonSense(one)[0] !== comparisonSense(other)[0]

const LATER =
  /^(fin|acab|termin|dej|limpi|ultim|despues|tras|luego|vez|cuando|end|complet|clean|leave|tear|done|over|last|after|once|when)/
/** What is done only where it is asked for, and the words that ask for it: to wait, to do it at the end. */
const UNASKED = [
  { done: /^(esper|a?wait)/, asked: /^(esper|aguard|a?wait|paus|dorm|sleep|delay|hasta|until|cuando|when)/ },
  { done: /^(finalizar|completion)$/, asked: LATER },
]
const UNASKED_COST = 0.07

/** What the score of a step loses that does more than a sentence asks for. */
export function costOfUnasked(written: string, offered: string): number {
  const [before, after] = [saidWords(written), saidWords(offered)]
  return UNASKED.some(({ done, asked }) => says(after, done) && !says(before, asked)) ? UNASKED_COST : 0
}

/**
 * The tokens of free words that say something, although nothing reads them: counts and other values, signs of comparisons,
 * negations. A value at the end is a name: "the book 5".
 */
export const unreadOf = <Token extends SentenceToken>(tokens: readonly Token[]): Token[] =>
  tokens.filter(({ form, text }, at) =>
    isValueToken({ form })
      ? form !== 'placeholder' && at < tokens.length - 1
      : COMPARISON_SIGN.test(text) || NEGATION.test(foldText(text)),
  )

/** Whether a folded word says how things of a family are compared, or that they are not. */
export const isComparing = (word: string, family: 'number' | 'string' = 'string'): boolean =>
  // The first two are about numbers: greater and less.
  [NEGATION, ...COMPARING.slice(0, family === 'number' ? 2 : undefined)].some((sense) => sense.test(word))

/** Whether a folded word may stand in a comparison. */
export const mayCompare = (word: string): boolean => isComparing(word) || COMPARISON_WORDS.has(word)

/** Whether a folded word says something of the value after it: "not 5", "over 5". */
export const saysOfNext = (word: string): boolean =>
  (isComparing(word) && !EMPTY.test(word) && !EMPTIED.test(word)) ||
  [/^(?!=+$)[!<>=≠≤≥]+$/, IDIOMATIC, DIFFERENT].some((words) => words.test(word))

/** The same of the value before it: "5 minutes", "5 or". */
export const saysOfPrevious = (word: string): boolean =>
  /^(o|or)$/.test(word) || UNITS.some(([unit]) => unit.test(word))
