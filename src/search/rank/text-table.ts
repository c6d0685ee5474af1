import type { Locale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { remember } from '@/lib/remember'
import { stem } from '@/step-language/words/stem'
import { textWords } from './query-words'
import { wordsForConcept, wordsForTopic } from './topic-words'
import { WEIGHTS } from './weights'

/** A text, with what stands in its tables and commands. */
export interface SearchedText {
  text: string
  values?: string
}

/** What one typed word finds in the text. */
export interface TextMatch {
  /** How well each text, by its number, matches: from 0 to 1. */
  found: ReadonlyMap<number, number>
  /** The words that stand for it, with their likeness. */
  forms: ReadonlyMap<string, number>
  /** Whether the text has the word itself, or a form of it. */
  isKnown: boolean
}

/**
 * Looks a typed word up in the texts.
 * @param except other words of the query, which it does not stand for; separated by blanks
 */
export type TextTable = (typed: string, except: string) => TextMatch

/** Words of a section of average length. */
const USUAL_LENGTH = 60
/** So many texts are read before the browser may answer a key. */
const TEXTS_AT_ONCE = 40
/** Shorter beginnings are too many words. */
const SHORTEST_BEGUN = 3

const pause = () => new Promise((done) => setTimeout(done))

/** The weight of each word of a text. */
function weightsOf(text: string, share: number): Map<string, number> {
  const words = textWords(text)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const length = 0.5 + words.length / USUAL_LENGTH
  const { least, more } = WEIGHTS.text
  for (const [word, count] of counts) counts.set(word, share * (least + (more * count) / (count + length)))
  return counts
}

type Places = [text: number, weight: number][]

const raise = <K>(values: Map<K, number>, key: K, value: number): void => {
  if (value > (values.get(key) ?? 0)) values.set(key, value)
}

/**
 * Prepares the lookup of texts by their words. Unlike that of headings it knows forms, beginnings and other
 * words for the same, but no slips: in so many words, each is near to another.
 */
export async function createTextTable(texts: readonly SearchedText[], locale: Locale): Promise<TextTable> {
  const places = new Map<string, Places>()
  for (const [at, { text, values }] of texts.entries()) {
    for (const [word, weight] of weightsOf(text, 1)) appendTo(places, word, [at, weight])
    for (const [word, weight] of weightsOf(values ?? '', WEIGHTS.text.values)) appendTo(places, word, [at, weight])
    if ((at + 1) % TEXTS_AT_ONCE === 0) await pause()
  }
  const words = [...places.keys()]
  const byStem = new Map<string, string[]>()
  for (const word of words) appendTo(byStem, stem(word, locale), word)
  const formsOf = (word: string) => byStem.get(stem(word, locale)) ?? []

  const lookUp = (typed: string, except: string): TextMatch => {
    const others = except.split(' ')
    const forms = new Map<string, number>()
    if (places.has(typed)) forms.set(typed, 1)
    for (const form of formsOf(typed)) raise(forms, form, WEIGHTS.form)
    const isKnown = forms.size > 0
    const stands = (word: string, likeness: number) => {
      if (!others.includes(word)) for (const form of formsOf(word)) raise(forms, form, likeness)
    }
    for (const [word, likeness] of wordsForConcept(typed)) stands(word, WEIGHTS.concept.text * likeness)
    for (const word of wordsForTopic(typed)) stands(word, WEIGHTS.topic)
    if (typed.length >= SHORTEST_BEGUN)
      for (const word of words) if (word.startsWith(typed)) raise(forms, word, WEIGHTS.begun)
    const found = new Map<number, number>()
    for (const [form, likeness] of forms)
      for (const [at, weight] of places.get(form) ?? []) raise(found, at, likeness * weight)
    return { found, forms, isKnown }
  }
  const answers = remember((key: string) => {
    const [typed = '', ...others] = key.split(' ')
    return lookUp(typed, others.join(' '))
  })
  return (typed, except) => answers(`${typed} ${except}`)
}
