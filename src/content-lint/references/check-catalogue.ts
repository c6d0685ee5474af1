import { checkConfig } from '@/config/check/check-config'
import { optionCatalogue } from '@/content/catalogues'
import { type Exercise, goalIn, isPluginPage } from '@/content/schemas'
import { pageName, parseContentPath } from '@/content/slug'
import { missingParts } from '@/gherkin/project/step-usage'
import { LOCALES, type Locale } from '@/i18n/locale'
import { featureChecker } from '../check-gherkin'
import { pageOfPlugin, pagePaths, pluginOfFile } from '../files/file-names'
import { duplicates, fileProblem, type Problem, refuse, say } from '../problem'
import type { KnownReferences } from './known-references'
import { nodeIn, recordsOf, textAt, type YamlFile, type YamlSource } from './yaml-source'

/** The lists in references whose records have names of their own, by the field with the name. */
const NAMES: [field: string, ...lists: string[]][] = [
  ['id', 'steps'],
  ['key', 'options'],
  ['name', 'types', 'assertions'],
  ['key', 'matchers'],
  ['key', 'durationUnits'],
  ['key', 'metrics'],
  ['id', 'exercises'],
]

/** Reports records that share a name: links, anchors and the matcher could mean either. */
function checkUnique(yaml: YamlFile[]): Problem[] {
  return NAMES.flatMap(([field, ...lists]) => {
    const recordsIn = (source: YamlSource) => lists.flatMap((list) => recordsOf(source, list))
    const records = yaml.flatMap(({ source }) => recordsIn(source).map((node) => ({ source, node })))
    return duplicates(records, ({ node }) => textAt(node, field)).map(([{ source, node }, first]) => {
      const place = `${first.source.file}:${first.source.placeOf(first.node).line}`
      return source.problemAt(nodeIn(node, field), refuse('twiceAt', textAt(node, field), place))
    })
  })
}

function checkShown(yaml: YamlFile[], names: readonly string[]): Problem[] {
  const paths = pagePaths(names)
  const references = yaml.filter(({ kind }) => kind === 'plugin-reference' || kind === 'core')
  return references.flatMap(({ file }) => {
    const page = pageOfPlugin(pluginOfFile(file))
    return paths.includes(page) ? [] : [fileProblem(file, refuse('missing', `${page}.es.md, ${page}.en.md`))]
  })
}

/** The `plugin` field repeats the file name. */
export function pluginNameProblems({ file, document, problemAt }: YamlSource): Problem[] {
  const [written, name] = [textAt(document.contents, 'plugin').trim(), pluginOfFile(file)]
  if (!written || written === name) return []
  return [problemAt(nodeIn(document.contents, 'plugin'), [say('cannotBe', 'plugin', written), say('write', name)])]
}

const checkDescribed = (names: readonly string[]): Problem[] =>
  names.flatMap((file) => {
    const reference = `reference/plugins/${pluginOfFile(file)}.yaml`
    if (!isPluginPage(parseContentPath(file)?.path ?? '') || names.includes(reference)) return []
    return [fileProblem(file, refuse('missing', reference))]
  })

/** Reports fixtures whose page was renamed or removed: nothing would run with them. */
function checkFixtures(names: readonly string[]): Problem[] {
  const pages = pagePaths(names).map(pageName)
  return names.flatMap((file) => {
    const [, page = ''] = /^fixtures\/([^/]+)\/fixture\.yaml$/.exec(file) ?? []
    return !page || pages.includes(page) ? [] : [fileProblem(file, refuse('catalogue.noPage', page))]
  })
}

/** What a text of an exercise lacks to solve it: missing parts, and the codes of findings in it. */
function missingIn(exercise: Exercise, field: 'start' | 'solution', locale: Locale, known: KnownReferences): string[] {
  const [name, text] = [exercise.path[locale], exercise[field][locale]]
  const { findings } = name.endsWith('.feature')
    ? featureChecker(known.knowledge)(text)
    : checkConfig(text, optionCatalogue(known.references))
  return [
    ...missingParts([{ name, text }], goalIn(exercise, locale), known.knowledge).map(
      ({ kind, text: part }) => `${kind} ${part}`,
    ),
    ...findings.flatMap(({ severity, code }) => (severity === 'notice' ? [] : code)),
  ]
}

/** Checks that an exercise does not start out solved, and that its solution solves it, in each language. */
export function checkExercises(yaml: readonly YamlFile[], known: KnownReferences): Problem[] {
  const source = yaml.find(({ kind }) => kind === 'exercises')?.source
  if (!source || !known.isComplete) return []
  return known.references.exercises.flatMap((exercise, index) =>
    LOCALES.flatMap((locale) => {
      const at = (...path: string[]) => nodeIn(recordsOf(source, 'exercises')[index], ...path, locale)
      const missing = missingIn(exercise, 'solution', locale, known).join(', ')
      const isSolved = missingIn(exercise, 'start', locale, known).length === 0
      return [
        ...(missing ? [source.problemAt(at('solution'), refuse('exercises.notSolved', missing))] : []),
        ...(isSolved ? [source.problemAt(at('start'), refuse('exercises.doneAtStart'))] : []),
      ]
    }),
  )
}

/** Checks the references against each other and against the pages that show them. */
export const checkCatalogue = (yaml: YamlFile[], names: readonly string[]): Problem[] => [
  ...checkUnique(yaml),
  ...checkShown(yaml, names),
  ...yaml.flatMap(({ kind, source }) => (kind === 'plugin-reference' ? pluginNameProblems(source) : [])),
  ...checkDescribed(names),
  ...checkFixtures(names),
]
