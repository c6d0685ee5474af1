import { LOCALES } from '@/i18n/locale'
import { STEP_KEYWORDS } from '@/steps/keywords'
import { searchWords } from './search-words'

/** What a half sentence carries of the reader's own: quoted texts, addresses, numbers. */
const VALUES = /'[^']*'|"[^"]*"|\b\w+:\/\/\S*/g

const NUMBER = /^\d+$/

/** Words of who asks, not of what is asked for. */
const ASKING = new Set('como cual cuales donde puedo quiero how what where which can i my want'.split(' '))

const KEYWORDS = new Set(LOCALES.flatMap((locale) => STEP_KEYWORDS[locale]).flatMap(searchWords))

/**
 * The words that are looked for: without the values of a sentence, the keyword it begins with and the words of who asks, unless there is nothing else.
 * @example queryWords("Dado que el servicio REST '/users'") // => ['el', 'servicio', 'rest']
 */
export function queryWords(query: string): string[] {
  const all = searchWords(query)
  const bare = searchWords(query.replace(VALUES, ' '))
  const from = bare.findIndex((word) => !KEYWORDS.has(word))
  const words = (from < 0 ? bare : bare.slice(from)).filter((word) => !NUMBER.test(word) && !ASKING.has(word))
  return words.length > 0 ? words : all
}
