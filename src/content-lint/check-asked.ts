import { isMap, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { keyName } from '@/config/check/read-config'
import { ASKED_FOLDER, ASKED_OF_PAGES, ASKED_OF_PLUGIN } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps } from '@/content/references'
import { slugOf } from '@/content/slug'
import { LOCALES, type Locale, stepLanguageOf } from '@/i18n/locale'
import { nearest } from '@/lib/nearest'
import { foldText, splitName } from '@/lib/text'
import { NO_STEP } from '@/step-language/rank/learn-weights'
import { isForeign } from '@/step-language/words/terms'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { CatalogueStep } from '@/steps/step'
import { pagePaths, pluginOfFile } from './files/file-names'
import { headingTexts, type PageSource } from './pages/page-source'
import { duplicates, fileProblem, type Problem, problemsOf, type Refusal, refuse, say, unknown } from './problem'
import type { KnownReferences } from './references/known-references'
import { MARKUP, schemaProblems, textProblems } from './references/yaml-problems'
import { isText, itemsIn, nodeIn, pairsOf, textAt, type YamlFile, type YamlSource } from './references/yaml-source'

const GROUPS = ['steps', 'options', 'pages'] as const
type AskedGroup = (typeof GROUPS)[number]

/** A step, an option or a heading of a page, with its phrases. */
interface AskedEntry {
  source: YamlSource
  group: AskedGroup
  /** The plugin that the file describes; `pages` for pages. */
  plugin: string
  /** The id of the step, the key of the option, or the path of the page. */
  name: string
  key: unknown
  /** The phrases of each locale, and the heading in the case of a page. */
  value: YAMLMap
}

export interface AskedPhrase extends Pick<AskedEntry, 'source' | 'group' | 'name'> {
  locale: Locale
  text: string
  node: Scalar<string>
}

const askedEntries = ({ file, source }: YamlFile): AskedEntry[] =>
  GROUPS.flatMap((group) =>
    pairsOf(nodeIn(source.document.contents, group)).flatMap(({ key, value }) =>
      (isSeq(value) ? value.items : [value])
        .filter((item) => isMap(item))
        .map((item) => ({ source, group, plugin: pluginOfFile(file), name: keyName(key), key, value: item })),
    ),
  )

const phrasesIn = ({ source, group, name, value }: AskedEntry, locale: Locale): AskedPhrase[] =>
  itemsIn(value, locale)
    .filter((item) => isText(item))
    .map((node) => ({ source, group, name, locale, text: node.value, node }))

/** A single word is already in the name or the sentence of the step; longer phrases tell a story. */
const MIN_WORDS = 2
const MAX_WORDS = 14

/** Error messages and code are quoted verbatim, whatever the language of the phrase. */
const QUOTED = /^\p{Lu}|[<>=*(]/u

/** Whether a phrase is the sentence of a step. Others count only without free words, which match almost anything. */
function isSentence({ name, locale, text }: AskedPhrase, { knowledge }: KnownReferences): boolean {
  const language = stepLanguageOf(locale)
  const isDistinctive = ({ id, expression }: CatalogueStep) => id === name || !hasFreeWords(expression[language])
  return knowledge.matchAll(text, language).some(({ step }) => isDistinctive(step))
}

function refusalOf(phrase: AskedPhrase, known: KnownReferences): Refusal | undefined {
  const { group, locale, text } = phrase
  const count = text.match(/\S+/g)?.length ?? 0
  if (count < MIN_WORDS || count > MAX_WORDS)
    return [say('asked.words', text, count), say('between', MIN_WORDS, MAX_WORDS)]
  if (!QUOTED.test(text) && isForeign(text, locale)) return refuse('otherLanguage', text, locale)
  return group === 'steps' && isSentence(phrase, known) ? refuse('asked.isSentence', text) : undefined
}

const keyOf = ({ group, locale, text }: AskedPhrase) => [group, locale, ...splitName(foldText(text))].join(' ')

/** A phrase used twice would find either of its steps, options or headings. */
const duplicatePhrases = (phrases: readonly AskedPhrase[]): Problem[] =>
  duplicates(phrases, keyOf).map(([phrase, first]) => {
    const place = `${first.source.file}:${first.source.placeOf(first.node).line}`
    return phrase.source.problemAt(phrase.node, refuse('twiceAt', phrase.text, place))
  })

function phraseProblems(phrase: AskedPhrase, known: KnownReferences): Problem[] {
  const { source, node } = phrase
  const refusal = refusalOf(phrase, known)
  return [...textProblems(source, node, MARKUP), ...(refusal ? [source.problemAt(node, refusal)] : [])]
}

/** @property pageAt the page at a slug; undefined if it cannot be read */
type AskedTargets = KnownReferences & { names: readonly string[]; pageAt: (slug: string) => PageSource | undefined }

const MIN_STEP_PHRASES = 12
/** Options and headings need phrases only where readers use other words than we do. */
const MIN_PHRASES = 3
const MAX_PHRASES = 6

function countProblems(entry: AskedEntry): Problem[] {
  const isStep = entry.group === 'steps'
  const [least, most] = isStep ? [MIN_STEP_PHRASES, Number.POSITIVE_INFINITY] : [MIN_PHRASES, MAX_PHRASES]
  return LOCALES.flatMap((locale) => {
    const count = phrasesIn(entry, locale).length
    if (!isSeq(entry.value.get(locale)) || (count >= least && count <= most)) return []
    const advice = isStep ? say('atLeast', least) : say('between', least, most)
    const message = say('asked.count', textAt(entry.value, 'heading', locale) || entry.name, count, locale)
    return [entry.source.problemAt(entry.value.get(locale, true), [message, advice])]
  })
}

function pageProblems({ source, name, key, value }: AskedEntry, { names, pageAt }: AskedTargets): Problem[] {
  const paths = pagePaths(names)
  if (!paths.includes(name)) return [source.problemAt(key, unknown(name, paths))]
  return LOCALES.flatMap((locale) => {
    const heading = textAt(value, 'heading', locale)
    const page = pageAt(slugOf({ path: name, locale }))
    const known = page && headingTexts(page)
    if (!heading || !known || known.includes(heading)) return []
    return [source.problemAt(value.getIn(['heading', locale], true), unknown(heading, known))]
  })
}

/** The step ids or option keys of a plugin; `none.yaml` is for what no step does. */
function namesOf(plugin: string, group: AskedGroup, { references }: AskedTargets): string[] {
  if (group === 'options')
    return catalogueOptions(references).flatMap((option) => (option.plugin === plugin ? [option.key] : []))
  if (plugin === NO_STEP) return [NO_STEP]
  return catalogueSteps(references).flatMap((step) => (step.plugin === plugin ? [step.id] : []))
}

function nameProblems(entry: AskedEntry, targets: AskedTargets): Problem[] {
  const { group, plugin, name, source, key } = entry
  if (group === 'pages') return pageProblems(entry, targets)
  const known = namesOf(plugin, group, targets)
  return known.includes(name) ? [] : [source.problemAt(key, unknown(name, known))]
}

/** Reports steps without phrases, which nobody could find in other words. */
function missingSteps(files: readonly YamlFile[], entries: readonly AskedEntry[], targets: AskedTargets): Problem[] {
  // A misspelt name counts as the step it resembles, so it is reported only once.
  const stepOf = ({ group, plugin, name }: AskedEntry) => {
    const known = group === 'steps' ? namesOf(plugin, group, targets) : []
    return known.includes(name) ? name : nearest(name, known)
  }
  const covered = new Set(entries.map(stepOf))
  return catalogueSteps(targets.references)
    .filter(({ id }) => !covered.has(id))
    .flatMap(({ id, plugin }) => {
      const name = `${ASKED_FOLDER}/${plugin}.yaml`
      const source = files.find(({ file }) => file === name)?.source
      // A file that cannot be read may contain them.
      if (!source && targets.names.includes(name)) return []
      const refusal: Refusal = [say('asked.noPhrases', id), say('atLeast', MIN_STEP_PHRASES)]
      const place = nodeIn(source?.document.contents, 'steps')
      return [source?.problemAt(place, refusal) ?? fileProblem(name, refusal)]
    })
}

/** Checks the files of phrases with which people ask for steps, options and pages: schema, names, counts and texts. */
export function checkAsked(yaml: readonly YamlFile[], targets: AskedTargets) {
  const files = yaml.filter(({ kind, source }) => kind.startsWith('asked') && source.isSound)
  const entries = files.flatMap(askedEntries)
  const phrases = entries.flatMap((entry) => LOCALES.flatMap((locale) => phrasesIn(entry, locale)))
  const shapes = files.flatMap(({ file, kind, source }) =>
    problemsOf(file, () => schemaProblems(source, kind === 'asked' ? ASKED_OF_PLUGIN : ASKED_OF_PAGES)),
  )
  const names = targets.isComplete
    ? [...entries.flatMap((entry) => nameProblems(entry, targets)), ...missingSteps(files, entries, targets)]
    : []
  const texts = [...phrases.flatMap((phrase) => phraseProblems(phrase, targets)), ...duplicatePhrases(phrases)]
  return { phrases, problems: [...shapes, ...names, ...entries.flatMap(countProblems), ...texts] }
}
