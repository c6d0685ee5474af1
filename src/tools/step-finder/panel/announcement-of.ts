import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import type { FinderAnswer } from '@/step-language/finder'

/**
 * What a screen reader is told of an answer.
 * @param pluginName the name of a plugin in the language of the page
 * @example announcementOf({ kind: 'browse', steps: [step] }, 'en', name) // => '1 step'
 */
export function announcementOf(answer: FinderAnswer, locale: Locale, pluginName: (plugin: string) => string): string {
  const words = FINDER_STRINGS[locale]
  if (answer.kind === 'browse') return answer.steps.length > 0 ? words.steps(answer.steps.length) : words.noSteps
  if (answer.kind === 'match') {
    const [first] = answer.matches
    const isOne = answer.matches.length === 1 && first
    const said = isOne ? words.matchOf(pluginName(first.step.plugin)) : words.severalOf(answer.matches.length)
    return answer.meant.length > 0 ? `${said} ${words.meant}` : said
  }
  const { near, isOutside } = answer
  if (near.length === 0) return isOutside ? words.outside : words.nothing
  return `${isOutside ? words.nearFiltered : words.near}. ${words.nearest(near.length)}`
}
