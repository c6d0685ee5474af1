import { isMap, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { LOCALES, type Locale, stepLanguageOf } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { isForeign } from '@/step-language/words/terms'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import { pluginOfFile } from '../files/file-names'
import { type Problem, type Refusal, refuse, repetitions, say } from '../problem'
import { MARKUP, textProblems } from '../references/check-texts'
import type { KnownReferences } from '../references/known-references'
import { isText, keyName, nodeIn, pairsOf, type YamlFile, type YamlSource } from '../references/yaml-source'

type AskedGroup = 'steps' | 'options' | 'pages'

/** A step, an option, or a heading of a page, with the phrases that are written for it. */
export interface AskedEntry {
  source: YamlSource
  group: AskedGroup
  /** The plugin whose file it is; empty for pages. */
  plugin: string
  /** The id of the step, the key of the option, the path of the page. */
  name: string
  /** The node of its name. */
  key: unknown
  /** Its lists of phrases, and the heading of a page. */
  value: YAMLMap
}

export interface AskedPhrase extends Pick<AskedEntry, 'source' | 'group' | 'name'> {
  locale: Locale
  text: string
  node: Scalar<string>
}

/** Reads what a file has phrases for; what does not have the form of an entry is reported by the schema. */
export const askedEntries = ({ file, kind, source }: YamlFile): AskedEntry[] => {
  const plugin = kind === 'asked' ? pluginOfFile(file) : ''
  const groups: AskedGroup[] = kind === 'asked' ? ['steps', 'options'] : ['pages']
  return groups.flatMap((group) => {
    const names = nodeIn(source.document.contents, group)
    return pairsOf(names).flatMap(({ key, value }) =>
      (isSeq(value) ? value.items : [value])
        .filter((item) => isMap(item))
        .map((item) => ({ source, group, plugin, name: keyName(key), key, value: item })),
    )
  })
}

/** The phrases of an entry in a language; undefined without a list. */
export function phrasesIn({ source, group, name, value }: AskedEntry, locale: Locale): AskedPhrase[] | undefined {
  const list = value.get(locale)
  if (!isSeq(list)) return undefined
  return list.items
    .filter((item) => isText(item))
    .map((node) => ({ source, group, name, locale, text: node.value, node }))
}

export const phrasesOf = (entry: AskedEntry): AskedPhrase[] =>
  LOCALES.flatMap((locale) => phrasesIn(entry, locale) ?? [])

/** One word is a keyword that the name or the sentence has, and a long phrase is a story. */
const FEWEST_WORDS = 2
const MOST_WORDS = 14

/** A phrase without case, accents and signs. */
const bare = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Messages of programs and lines of code are quoted as they are, in any language. */
const QUOTED = /^\p{Lu}|[<>=*(]/u

/** Whether a phrase is the sentence of its step, or of another one; free words of that would match much of what people say. */
function isSentence({ name, locale, text }: AskedPhrase, { knowledge }: KnownReferences): boolean {
  const language = stepLanguageOf(locale)
  const isMeant = ({ id, expression }: CatalogueStep) => id === name || !hasFreeWords(expression[language])
  return knowledge.matchAll(text, language).some(({ step }) => isMeant(step))
}

function refusalOf(phrase: AskedPhrase, known: KnownReferences): Refusal | undefined {
  const { group, locale, text } = phrase
  const count = text.match(/\S+/g)?.length ?? 0
  if (count < FEWEST_WORDS || count > MOST_WORDS)
    return [say('asked.words', text, count), say('between', FEWEST_WORDS, MOST_WORDS)]
  if (!QUOTED.test(text) && isForeign(text, locale)) return refuse('otherLanguage', text, locale)
  return group === 'steps' && isSentence(phrase, known) ? refuse('asked.isSentence', text) : undefined
}

/** Phrases of several steps, options or headings would find any of them. */
const twins = (phrases: readonly AskedPhrase[]): Problem[] =>
  repetitions(phrases, ({ group, locale, text }) => `${group} ${locale} ${bare(text)}`).map(([phrase, first]) => {
    const place = `${first.source.file}:${first.source.placeOf(first.node).line}`
    return phrase.source.problemAt(phrase.node, refuse('twiceAt', phrase.text, place))
  })

/** Checks each phrase: its length, its language, its signs, and that it is neither another one nor the sentence of a step. */
export function checkPhrases(phrases: readonly AskedPhrase[], known: KnownReferences): Problem[] {
  const each = phrases.flatMap((phrase) => {
    const { source, node } = phrase
    const refusal = refusalOf(phrase, known)
    return [...textProblems(source, node, MARKUP), ...(refusal ? [source.problemAt(node, refusal)] : [])]
  })
  return [...each, ...twins(phrases)]
}
