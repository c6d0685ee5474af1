import { checkConfig } from '@/config/check/check-config'
import { optionCatalogue } from '@/content/catalogues'
import { type Exercise, goalIn, isPluginPage } from '@/content/schemas'
import { parseContentPath } from '@/content/slug'
import { missingParts } from '@/gherkin/project/step-usage'
import { LOCALES, type Locale } from '@/i18n/locale'
import { featureChecker } from '../check-gherkin'
import { fileKind, pageOfPlugin, pagePaths, pluginOfFile } from '../files/file-names'
import { duplicates, fileProblem, type Problem, refuse, say } from '../problem'
import type { KnownReferences } from './known-references'
import { nodeIn, recordsOf, textAt, type YamlFile, type YamlSource } from './yaml-source'

/** The lists in references whose records share no name, by the field with the name. */
const NAMED: [field: string, ...lists: string[]][] = [
  ['id', 'steps', 'exercises'],
  ['key', 'options', 'matchers', 'durationUnits', 'metrics'],
  ['name', 'types', 'assertions'],
]

/** Reports records that share a name: links, anchors and the matcher could mean either. */
function checkUnique(yaml: YamlFile[]): Problem[] {
  return NAMED.flatMap(([field, ...lists]) => {
    const records = yaml.flatMap(({ source }) =>
      lists.flatMap((list) => recordsOf(source, list).map((node) => ({ source, node }))),
    )
    return duplicates(records, ({ node }) => textAt(node, field)).map(([{ source, node }, first]) => {
      const place = `${first.source.file}:${first.source.placeOf(first.node).line}`
      return source.problemAt(nodeIn(node, field), refuse('twiceAt', textAt(node, field), place))
    })
  })
}

/** The `plugin` field repeats the file name. */
export function pluginNameProblems({ file, document, problemAt }: YamlSource): Problem[] {
  const [written, name] = [textAt(document.contents, 'plugin').trim(), pluginOfFile(file)]
  if (!written || written === name) return []
  return [problemAt(nodeIn(document.contents, 'plugin'), [say('cannotBe', 'plugin', written), say('write', name)])]
}

/** Each plugin, and the core, has a reference and a page. */
function checkPairs(names: readonly string[]): Problem[] {
  const paths = pagePaths(names)
  return names.flatMap((file) => {
    const kind = fileKind(file)
    const page = pageOfPlugin(pluginOfFile(file))
    const reference = `reference/plugins/${pluginOfFile(file)}.yaml`
    if ((kind === 'plugin-reference' || kind === 'core') && !paths.includes(page))
      return [fileProblem(file, refuse('missing', `${page}.es.md, ${page}.en.md`))]
    const isDescribed = !isPluginPage(parseContentPath(file)?.path ?? '') || names.includes(reference)
    return isDescribed ? [] : [fileProblem(file, refuse('missing', reference))]
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
  ...checkPairs(names),
  ...yaml.flatMap(({ kind, source }) => (kind === 'plugin-reference' ? pluginNameProblems(source) : [])),
]
