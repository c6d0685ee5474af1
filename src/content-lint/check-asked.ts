import { isMap, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { keyName } from '@/config/check/read-config'
import { ASKED_FOLDER, ASKED_OF_PAGES, ASKED_OF_PLUGIN } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps } from '@/content/references'
import { slugOf } from '@/content/slug'
import { LOCALES, type Locale, stepLanguageOf } from '@/i18n/locale'
import { nearest } from '@/lib/nearest'
import { foldText } from '@/lib/text'
import { NO_STEP } from '@/step-language/rank/learn-weights'
import { isForeign } from '@/step-language/words/terms'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import { pagePaths, pluginOfFile } from './files/file-names'
import { fileProblem, type Problem, problemsOf, type Refusal, refuse, repetitions, say, unknown } from './problem'
import type { KnownReferences } from './references/known-references'
import { MARKUP, schemaProblems, textProblems } from './references/yaml-problems'
import { isText, nodeIn, pairsOf, textAt, type YamlFile, type YamlSource } from './references/yaml-source'

type AskedGroup = 'steps' | 'options' | 'pages'

/** A step, an option, or a heading of a page, with the phrases that are written for it. */
interface AskedEntry {
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

const askedEntries = ({ file, kind, source }: YamlFile): AskedEntry[] => {
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

function phrasesIn({ source, group, name, value }: AskedEntry, locale: Locale): AskedPhrase[] | undefined {
  const list = value.get(locale)
  if (!isSeq(list)) return undefined
  return list.items
    .filter((item) => isText(item))
    .map((node) => ({ source, group, name, locale, text: node.value, node }))
}

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

function checkPhrases(phrases: readonly AskedPhrase[], known: KnownReferences): Problem[] {
  const each = phrases.flatMap((phrase) => {
    const { source, node } = phrase
    const refusal = refusalOf(phrase, known)
    return [...textProblems(source, node, MARKUP), ...(refusal ? [source.problemAt(node, refusal)] : [])]
  })
  return [...each, ...twins(phrases)]
}

/** Of the page at a path of the site, `headingsOf` has what its headings say: nothing when it cannot be read. */
type AskedTargets = KnownReferences & { names: readonly string[]; headingsOf: (slug: string) => string[] }

const FEWEST_OF_STEP = 12
/** Options and headings have phrases where readers use other words than we do: a few. */
const FEWEST = 3
const MOST = 6

function countProblems(entry: AskedEntry): Problem[] {
  const [least, most] = entry.group === 'steps' ? [FEWEST_OF_STEP, Number.POSITIVE_INFINITY] : [FEWEST, MOST]
  return LOCALES.flatMap((locale) => {
    const count = phrasesIn(entry, locale)?.length
    if (count === undefined || (count >= least && count <= most)) return []
    const advice = entry.group === 'steps' ? say('atLeast', least) : say('between', least, most)
    const message = say('asked.count', textAt(entry.value, 'heading', locale) || entry.name, count, locale)
    return [entry.source.problemAt(entry.value.get(locale, true), [message, advice])]
  })
}

function pageProblems({ source, name, key, value }: AskedEntry, { names, headingsOf }: AskedTargets): Problem[] {
  const paths = pagePaths(names)
  if (!paths.includes(name)) return [source.problemAt(key, unknown(name, paths))]
  return LOCALES.flatMap((locale) => {
    const heading = textAt(value, 'heading', locale)
    const known = headingsOf(slugOf({ path: name, locale }))
    if (!heading || known.length === 0 || known.includes(heading)) return []
    const node = value.getIn(['heading', locale], true)
    return [source.problemAt(node, unknown(heading, known))]
  })
}

/** The names of what a plugin has: each file is about one plugin, as its reference is, or about what no step does. */
function namesOf(plugin: string, group: AskedEntry['group'], { references }: AskedTargets): string[] {
  if (group === 'options')
    return catalogueOptions(references).flatMap((option) => (option.plugin === plugin ? [option.key] : []))
  if (plugin === NO_STEP) return [NO_STEP]
  return catalogueSteps(references).flatMap((step) => (step.plugin === plugin ? [step.id] : []))
}

function nameProblems(entry: AskedEntry, targets: AskedTargets): Problem[] {
  if (entry.group === 'pages') return pageProblems(entry, targets)
  const { group, plugin, name, source, key } = entry
  const known = namesOf(plugin, group, targets)
  return known.includes(name) ? [] : [source.problemAt(key, unknown(name, known))]
}

/** Steps that nobody could find in other words than their own. */
function missingSteps(files: readonly YamlFile[], entries: readonly AskedEntry[], targets: AskedTargets): Problem[] {
  // A misspelled name is reported once.
  const meant = ({ group, plugin, name }: AskedEntry) => {
    const known = group === 'steps' ? namesOf(plugin, group, targets) : []
    return known.includes(name) ? name : nearest(name, known)
  }
  const covered = new Set(entries.map(meant))
  return catalogueSteps(targets.references)
    .filter(({ id }) => !covered.has(id))
    .flatMap(({ id, plugin }) => {
      const name = `${ASKED_FOLDER}/${plugin}.yaml`
      const source = files.find(({ file }) => file === name)?.source
      // A file that is there and cannot be read may have them.
      if (!source && targets.names.includes(name)) return []
      const refusal: Refusal = [say('asked.noPhrases', id), say('atLeast', FEWEST_OF_STEP)]
      const place = nodeIn(source?.document.contents, 'steps')
      return [source?.problemAt(place, refusal) ?? fileProblem(name, refusal)]
    })
}

/** Checks how people ask for steps, options and pages: the form of the files, what the phrases are for, and the phrases. */
export function checkAsked(yaml: readonly YamlFile[], targets: AskedTargets) {
  const files = yaml.filter(({ kind, source }) => kind.startsWith('asked') && source.isSound)
  const entries = files.flatMap(askedEntries)
  const phrases = entries.flatMap((entry) => LOCALES.flatMap((locale) => phrasesIn(entry, locale) ?? []))
  const shapes = files.flatMap(({ file, kind, source }) =>
    problemsOf(file, () => schemaProblems(source, kind === 'asked' ? ASKED_OF_PLUGIN : ASKED_OF_PAGES)),
  )
  const names = targets.isComplete
    ? [...entries.flatMap((entry) => nameProblems(entry, targets)), ...missingSteps(files, entries, targets)]
    : []
  const problems = [...shapes, ...names, ...entries.flatMap(countProblems), ...checkPhrases(phrases, targets)]
  return { phrases, problems }
}
