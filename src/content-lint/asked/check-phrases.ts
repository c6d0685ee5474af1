import { type Locale, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { sentenceTokens } from '@/step-language/words/sentence-tokens'
import { isStopWord } from '@/step-language/words/terms'
import type { Problem } from '../problem'
import { commentProblems } from '../references/check-texts'
import type { KnownReferences } from '../references/known-references'
import type { AskedPhrase } from './asked-entries'

/** One word is a keyword that the name or the sentence has, and a long phrase is a story. */
const FEWEST_WORDS = 2
const MOST_WORDS = 14

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean)

/** A phrase without case, accents and signs. */
const bare = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fewer words of the other language may be a term that has no translation. */
const FEWEST_FOREIGN = 4

/** Messages of programs and lines of code are quoted as they are, in any language. */
const QUOTED = /^\p{Lu}|[<>=*(]/u

/** Whether a phrase is in the other language altogether. */
function isForeign(text: string, locale: Locale, { knowledge }: KnownReferences): boolean {
  const other = otherLocale(locale)
  const has = (word: string, lang: Locale) => isStopWord(word, lang) || knowledge[lang].indexOf(lang).words.has(word)
  const words = sentenceTokens(text).flatMap((token) => (token.form === 'word' ? [foldText(token.text)] : []))
  const onlyIn = (one: Locale, no: Locale) => words.filter((word) => has(word, one) && !has(word, no)).length
  return !QUOTED.test(text) && onlyIn(locale, other) === 0 && onlyIn(other, locale) >= FEWEST_FOREIGN
}

/** What is wrong with one phrase: the message after it, and the next move. */
function refusalOf({ group, name, locale, text }: AskedPhrase, known: KnownReferences): string[] | undefined {
  const count = wordsOf(text).length
  if (count < FEWEST_WORDS || count > MOST_WORDS)
    return [`has ${count} ${count === 1 ? 'word' : 'words'}`, `write ${FEWEST_WORDS} to ${MOST_WORDS}`]
  if (isForeign(text, locale, known)) return [`is not in ${locale}`, 'translate it, or move it to the other language']
  if (group === 'steps' && known.knowledge[locale].matchAll(text, locale).some(({ step }) => step.id === name))
    return ['is the sentence of the step', 'write how somebody asks who does not know it']
  return undefined
}

/** Phrases of several steps, options or headings would find any of them. */
function twins(phrases: readonly AskedPhrase[]): Problem[] {
  const seen = new Map<string, AskedPhrase>()
  return phrases.flatMap((phrase) => {
    const { source, group, locale, text, node } = phrase
    const key = `${group} ${locale} ${bare(text)}`
    const first = seen.get(key)
    if (!first) seen.set(key, phrase)
    if (!first) return []
    const other = `${first.source.file}:${first.source.placeOf(first.node).line}`
    return [source.problemAt(node, `"${text}" appears twice`, `remove one of the two: the other is ${other}`)]
  })
}

/** Checks each phrase: its length, its language, and that it is neither another one nor the sentence of its step. */
export function checkPhrases(phrases: readonly AskedPhrase[], known: KnownReferences): Problem[] {
  const each = phrases.flatMap((phrase) => {
    const { source, text, node } = phrase
    const [what, advice = ''] = refusalOf(phrase, known) ?? []
    return [...commentProblems(source, node), ...(what ? [source.problemAt(node, `"${text}" ${what}`, advice)] : [])]
  })
  return [...each, ...twins(phrases)]
}
