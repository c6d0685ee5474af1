import { isMap, isSeq, type Scalar, type YAMLMap } from 'yaml'
import { keyName } from '@/config/check/read-config'
import { ASKED_FOLDER, ASKED_OF_PAGES, ASKED_OF_PLUGIN } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps } from '@/content/references'
import { slugOf } from '@/content/slug'
import { LOCALES, type Locale, stepLanguageOf } from '@/i18n/locale'
import { foldText, splitName } from '@/lib/text'
import { NO_STEP } from '@/step-language/rank/learn-weights'
import { isForeign } from '@/step-language/words/terms'
import { pagePaths, pluginOfFile } from './files/file-names'
import { headingTexts, type PageSource } from './pages/page-source'
import { duplicates, fileProblem, type Problem, problemsOf, refuse, unknown } from './problem'
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

/** Error messages and code are quoted verbatim, whatever the language of the phrase. */
const QUOTED = /^\p{Lu}|[<>=*(]/u

const keyOf = ({ group, locale, text }: AskedPhrase) => [group, locale, ...splitName(foldText(text))].join(' ')

/** A phrase used twice would find either of its steps, options or headings. */
const duplicatePhrases = (phrases: readonly AskedPhrase[]): Problem[] =>
  duplicates(phrases, keyOf).map(([phrase, first]) => {
    const place = `${first.source.file}:${first.source.placeOf(first.node).line}`
    return phrase.source.problemAt(phrase.node, refuse('twiceAt', phrase.text, place))
  })

/** A single word is already in the name or the sentence of the step; longer phrases tell a story. */
const PHRASE = /^\s*\S+(?:\s+\S+){1,13}\s*$/

function phraseProblems({ source, group, name, node, text, locale }: AskedPhrase, known: KnownReferences): Problem[] {
  const steps = group === 'steps' ? known.knowledge.matchAll(text, stepLanguageOf(locale)) : []
  const isOther = !QUOTED.test(text) && isForeign(text, locale)
  return [
    ...textProblems(source, node, MARKUP),
    ...(isOther ? [source.problemAt(node, refuse('otherLanguage', text, locale))] : []),
    ...(PHRASE.test(text) ? [] : [source.problemAt(node, refuse('asked.words', text))]),
    ...(steps.some(({ step }) => step.id === name) ? [source.problemAt(node, refuse('asked.isSentence', text))] : []),
  ]
}

/** @property pageAt the page at a slug; undefined if it cannot be read */
type AskedTargets = KnownReferences & { names: readonly string[]; pageAt: (slug: string) => PageSource | undefined }

const MIN_STEP_PHRASES = 12
/** Options and headings need phrases only where readers use other words than we do. */
const OTHER_PHRASES = [3, 6] as const

function countProblems(entry: AskedEntry): Problem[] {
  const [least, most] = entry.group === 'steps' ? [MIN_STEP_PHRASES, Number.POSITIVE_INFINITY] : OTHER_PHRASES
  return LOCALES.flatMap((locale) => {
    const count = phrasesIn(entry, locale).length
    if (!isSeq(entry.value.get(locale)) || (count >= least && count <= most)) return []
    const name = textAt(entry.value, 'heading', locale) || entry.name
    const refusal = refuse('asked.count', name, locale, count, most < Infinity ? `${least}–${most}` : `≥ ${least}`)
    return [entry.source.problemAt(entry.value.get(locale, true), refusal)]
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
  const covered = new Set(entries.map(({ name }) => name))
  return catalogueSteps(targets.references)
    .filter(({ id }) => !covered.has(id))
    .flatMap(({ id, plugin }) => {
      const name = `${ASKED_FOLDER}/${plugin}.yaml`
      // A file that cannot be read may contain them.
      const isUnread = targets.names.includes(name) && !files.some(({ file }) => file === name)
      return isUnread ? [] : [fileProblem(name, refuse('missing', `${id}: { es: […], en: […] }`))]
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
