import type { Locale, Localized } from '@/i18n/locale'

/** Articles, prepositions and the like: they may stand between the words of a phrase. */
const LINKS: Localized<string> = {
  es: 'a al de del e el en es esta estan este fue ha han la las le les lo los por que se sea ser son su sus un una y',
  en: 'a an and are as at be been by for from has have in is it its my of on the this to was were with',
}

/** Words that sentences are made of, whatever they are about. */
const STOP_WORDS: Localized<string> = {
  es: 'aqui asi aun bien como con cual cuando desde donde ella ellos entonces era eran esa ese eso estaba esto estos haga has hasta hay he mas me mi mis mismo muy nos o otra otro para pero porque pueda puede pueden puedo quien quiero necesito segun si sido sobre solo tal tambien tan tanto tenemos tengo tiene tienen todavia tras tu tus unas uno unos va vamos voy ya yo',
  en: "about also am but can could did do does had he her his how i i'm i've if just keep let like me need now or our out own so some such that that's their them then there there's these they those too up us very want we what when where which while who whose will would you your",
}

const setsOf = (words: Localized<string>): Localized<ReadonlySet<string>> => ({
  es: new Set(words.es.split(' ')),
  en: new Set(words.en.split(' ')),
})

const LINK_WORDS = setsOf(LINKS)
const OTHER_STOP_WORDS = setsOf(STOP_WORDS)

/** Whether a folded word may stand between the words of a phrase. */
export const isLinkWord = (word: string, locale: Locale): boolean => LINK_WORDS[locale].has(word)

/** Whether a folded word says little by itself. */
export const isStopWord = (word: string, locale: Locale): boolean =>
  LINK_WORDS[locale].has(word) || OTHER_STOP_WORDS[locale].has(word)
