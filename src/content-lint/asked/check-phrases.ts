import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml'
import { stepCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import { LOCALES, type Locale, otherLanguage, STEP_LANGUAGES, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { memoize, memoizeFor } from '@/lib/memoize'
import { type Example, learnWeights } from '@/step-language/rank/learn-weights'
import { stepExamples } from '@/step-language/rank/step-terms'
import { stepFinder } from '@/step-language/rank/step-weights'
import { sentenceTokens } from '@/step-language/words/sentence-tokens'
import { stepWords } from '@/step-language/words/step-words'
import { isStopWord, termsOf } from '@/step-language/words/terms'
import type { StepCatalogue } from '@/steps/catalogue'
import { pluginOfFile } from '../files/file-names'
import { type Problem, type Refusal, refuse, repetitions, say } from '../problem'
import { commentProblems } from '../references/check-texts'
import type { KnownReferences } from '../references/known-references'
import { keyName, nodeIn, type YamlFile, type YamlSource } from '../references/yaml-source'

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
  node: Scalar
}

/** Reads what a file has phrases for; what does not have the form of an entry is reported by the schema. */
export const askedEntries = ({ file, kind, source }: YamlFile): AskedEntry[] => {
  const plugin = kind === 'asked' ? pluginOfFile(file) : ''
  const groups: AskedGroup[] = kind === 'asked' ? ['steps', 'options'] : ['pages']
  return groups.flatMap((group) => {
    const names = nodeIn(source.document.contents, group)
    return (isMap(names) ? (names.items as Pair[]) : []).flatMap(({ key, value }) =>
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
    .filter((item): item is Scalar<string> => isScalar(item) && typeof item.value === 'string')
    .map((node) => ({ source, group, name, locale, text: node.value, node }))
}

/** All phrases of an entry, in their order. */
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

/** Fewer words of the other language may be a term that has no translation. */
const FEWEST_FOREIGN = 4

/** Messages of programs and lines of code are quoted as they are, in any language. */
const QUOTED = /^\p{Lu}|[<>=*(]/u

/** The words of the sentences of steps, by language. */
const sentenceWords = memoizeFor(({ steps }: StepCatalogue) =>
  memoize((locale: StepLanguage) =>
    stepWords(
      steps.map(({ expression }) => expression[locale]),
      locale,
    ),
  ),
)

/** Whether a phrase is in the other language altogether. */
function isForeign(text: string, locale: Locale, { knowledge }: KnownReferences): boolean {
  const own = stepLanguageOf(locale)
  const other = otherLanguage(own)
  const has = (word: string, lang: StepLanguage) =>
    isStopWord(word, lang) || sentenceWords(knowledge.catalogue)(lang).has(word)
  const words = sentenceTokens(text).flatMap((token) => (token.form === 'word' ? [foldText(token.text)] : []))
  const onlyIn = (one: StepLanguage, no: StepLanguage) =>
    words.filter((word) => has(word, one) && !has(word, no)).length
  return !QUOTED.test(text) && onlyIn(own, other) === 0 && onlyIn(other, own) >= FEWEST_FOREIGN
}

function refusalOf({ group, name, locale, text }: AskedPhrase, known: KnownReferences): Refusal | undefined {
  const count = text.match(/\S+/g)?.length ?? 0
  if (count < FEWEST_WORDS || count > MOST_WORDS)
    return [say('asked.words', text, count), say('between', FEWEST_WORDS, MOST_WORDS)]
  if (isForeign(text, locale, known)) return refuse('otherLanguage', text, locale)
  if (group === 'steps' && known.knowledge.isSentenceOf({ id: name }, text, stepLanguageOf(locale)))
    return refuse('asked.isSentence', text)
  return undefined
}

/** Phrases of several steps, options or headings would find any of them. */
const twins = (phrases: readonly AskedPhrase[]): Problem[] =>
  repetitions(phrases, ({ group, locale, text }) => `${group} ${locale} ${bare(text)}`).map(([phrase, first]) => {
    const place = `${first.source.file}:${first.source.placeOf(first.node).line}`
    return phrase.source.problemAt(phrase.node, refuse('twiceAt', phrase.text, place))
  })

/** Checks each phrase: its length, its language, and that it is neither another one nor the sentence of its step. */
export function checkPhrases(phrases: readonly AskedPhrase[], known: KnownReferences): Problem[] {
  const each = phrases.flatMap((phrase) => {
    const { source, node } = phrase
    const refusal = refusalOf(phrase, known)
    return [...commentProblems(source, node), ...(refusal ? [source.problemAt(node, refusal)] : [])]
  })
  return [...each, ...twins(phrases)]
}

/** How many phrases find their own step by what all others say. */
interface FoundPhrases {
  found: number
  all: number
  /** The others, each with the step that stands before its own. */
  missed: Problem[]
}

/** Readers look at so many steps. */
const FIRST = 3
/** So many phrases are left out at a time: what is learned from all others finds them, or not. */
const PARTS = 6

/** A phrase, and what would be learned from it. */
interface Asked {
  phrase: AskedPhrase
  example: Example
}

/**
 * Searches the steps for phrases as if nobody had written them, by the terms that find steps, before sentences are compared.
 * @param parts how many sixths of the phrases are searched for; each takes seconds
 */
export function foundPhrases(phrases: readonly AskedPhrase[], references: References, parts = PARTS): FoundPhrases {
  const catalogue = stepCatalogue(references)
  const report: FoundPhrases = { found: 0, all: 0, missed: [] }
  for (const language of STEP_LANGUAGES) {
    const places = new Map(catalogue.steps.map(({ id }, at) => [id, at]))
    const sentences = catalogue.steps.map(({ expression }) => expression[language])
    const asked = phrases.flatMap((phrase): Asked[] => {
      const step = places.get(phrase.name)
      if (phrase.group !== 'steps' || phrase.locale !== language || step === undefined) return []
      return [{ phrase, example: { terms: termsOf(phrase.text, language), step, weight: 1 } }]
    })
    const own = stepExamples(catalogue, language, () => [])
    for (let part = 0; part < parts; part += 1) {
      const isLeftOut = (_: Asked, at: number) => at % PARTS === part
      const known = asked.filter((each, at) => !isLeftOut(each, at)).map(({ example }) => example)
      const find = stepFinder(learnWeights([...own, ...known], sentences.length), sentences.length)
      for (const { phrase, example } of asked.filter(isLeftOut)) {
        const first = find(example.terms, { most: FIRST }).map(({ step }) => step)
        report.all += 1
        // A step of another plugin with the same sentence is as good.
        if (first.some((step) => sentences[step] === sentences[example.step])) report.found += 1
        else {
          const before = catalogue.steps[first[0] ?? -1]?.id ?? say('nothing')
          report.missed.push(
            phrase.source.problemAt(phrase.node, refuse('asked.finds', phrase.text, before, phrase.name)),
          )
        }
      }
    }
  }
  return report
}
