import type { Locale, Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'

/** Articles, prepositions and other words that sentences are made of, whatever they are about; folded. */
const STOP_WORDS: Localized<ReadonlySet<string>> = {
  es: new Set(
    'a al aqui asi aun bien como con cual cuando de del desde donde e el ella ellos en entonces era eran es esa ese eso esta estaba estan este esto estos fue ha haga han has hasta hay he la las le les lo los mas me mi mis mismo muy necesito nos o otra otro para pero por porque pueda puede pueden puedo que quien quiero se sea segun ser si sido sobre solo son su sus tal tambien tan tanto tenemos tengo tiene tienen todavia tras tu tus un una unas uno unos va vamos voy y ya yo'.split(
      ' ',
    ),
  ),
  en: new Set(
    "a about also am an and are as at be been but by can could did do does for from had has have he her his how i i'm i've if in is it its just keep let like me my need now of on or our out own so some such that that's the their them then there there's these they this those to too up us very want was we were what when where which while who whose will with would you your".split(
      ' ',
    ),
  ),
}

/** Whether a folded word says little by itself. */
export const isStopWord = (word: string, locale: Locale): boolean => STOP_WORDS[locale].has(word)

/** What may stand in a comparison: the words of the tool, and those that testers write instead; folded. */
export const COMPARISON_WORDS: Localized<ReadonlySet<string>> = {
  es: new Set(
    (
      'es no empieza acaba contiene esta igual mayor menor que o a al nulo vacio ni por en sin distinguir mayusculas ignorando ' +
      'espacios debe deberia deben ser estar tiene tener vale devuelve devolver un una sea son comienza termina incluye mas ' +
      'menos de distinto diferente superior inferior supera como minimo maximo'
    ).split(' '),
  ),
  en: new Set(
    (
      'is not starts ends contains does a an with equal equals to greater less than or null empty ignoring case whitespace ' +
      'should must be has have shall will start end contain more fewer over under above below at least most different from ' +
      'includes include bigger smaller lower higher return returns'
    ).split(' '),
  ),
}

const numbered = (fromZero: string, others: Record<string, number>): ReadonlyMap<string, number> =>
  new Map([...fromZero.split(' ').map((word, number): [string, number] => [word, number]), ...Object.entries(others)])

/** The numbers that testers write in letters; folded. What is an article too (`un`, `a`) is no number. */
const NUMBER_WORDS: Localized<ReadonlyMap<string, number>> = {
  es: numbered(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, noventa: 90, cien: 100, mil: 1000 },
  ),
  en: numbered(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100, thousand: 1000 },
  ),
}

export const isNumberWord = (word: string, locale: Locale): boolean => NUMBER_WORDS[locale].has(word)

/**
 * Writes the numbers of a text in digits.
 * @example inDigits('es mayor que diez', 'es') // => 'es mayor que 10'
 */
export const inDigits = (text: string, locale: Locale): string =>
  text.replace(/\p{L}+/gu, (word) => String(NUMBER_WORDS[locale].get(foldText(word)) ?? word))
