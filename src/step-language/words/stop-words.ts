import type { Locale, Localized } from '@/i18n/locale'

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
