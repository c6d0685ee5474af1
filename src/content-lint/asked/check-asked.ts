import { ASKED_FOLDER, ASKED_OF_PAGES, ASKED_OF_PLUGIN } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps } from '@/content/references'
import { slugOf } from '@/content/slug'
import { LOCALES } from '@/i18n/locale'
import { nearest } from '@/lib/nearest'
import { NO_STEP } from '@/step-language/rank/learn-weights'
import { pagePaths } from '../files/file-names'
import { fileProblem, type Problem, problemsOf, type Refusal, say, unknown } from '../problem'
import type { KnownReferences } from '../references/known-references'
import { schemaProblems } from '../references/schema-problems'
import { nodeIn, textAt, type YamlFile } from '../references/yaml-source'
import { type AskedEntry, type AskedPhrase, askedEntries, checkPhrases, phrasesIn, phrasesOf } from './check-phrases'

interface AskedTargets extends KnownReferences {
  names: readonly string[]
  /** What the headings of the page at a path of the site say; none of a page that cannot be read. */
  headingsOf: (slug: string) => string[]
}

/** The fewest phrases for a step in a language. */
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

/** A page that is not there, or a heading that it does not have. */
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
export function checkAsked(
  yaml: readonly YamlFile[],
  targets: AskedTargets,
): { phrases: AskedPhrase[]; problems: Problem[] } {
  const files = yaml.filter(({ kind, source }) => kind.startsWith('asked') && source.isSound)
  const entries = files.flatMap(askedEntries)
  const phrases = entries.flatMap(phrasesOf)
  const shapes = files.flatMap(({ file, kind, source }) =>
    problemsOf(file, () => schemaProblems(source, kind === 'asked' ? ASKED_OF_PLUGIN : ASKED_OF_PAGES)),
  )
  const names = targets.isComplete
    ? [...entries.flatMap((entry) => nameProblems(entry, targets)), ...missingSteps(files, entries, targets)]
    : []
  const problems = [...shapes, ...names, ...entries.flatMap(countProblems), ...checkPhrases(phrases, targets)]
  return { phrases, problems }
}
