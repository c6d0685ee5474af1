import { checkConfig } from '@/config/check/check-config'
import { optionCatalogue } from '@/content/catalogues'
import { type Exercise, goalIn } from '@/content/exercise'
import { missingParts } from '@/gherkin/project/check-goal'
import { LOCALES, type Locale } from '@/i18n/locale'
import { type Problem, refuse } from '../problem'
import type { KnownReferences } from './known-references'
import { nodeIn, recordsOf, type YamlFile } from './yaml-source'

/** What an exercise still lacks with one of its texts, checked as those of readers are. */
function lacks(exercise: Exercise, of: 'start' | 'solution', locale: Locale, known: KnownReferences): string[] {
  const [name, text] = [exercise.path[locale], exercise[of][locale]]
  const { findings } = name.endsWith('.feature')
    ? known.checkFeature(text)
    : checkConfig(text, optionCatalogue(known.references))
  return [
    ...missingParts([{ name, text }], goalIn(exercise, locale), known.knowledge).map(
      ({ kind, text: part }) => `${kind} ${part}`,
    ),
    ...findings.flatMap(({ severity, code }) => (severity === 'notice' ? [] : code)),
  ]
}

/** An exercise is not done as it begins, and is with its solution, in each language. */
export function checkExercises(yaml: readonly YamlFile[], known: KnownReferences): Problem[] {
  const source = yaml.find(({ kind }) => kind === 'exercises')?.source
  if (!source || !known.isComplete) return []
  return known.references.exercises.flatMap((exercise, index) =>
    LOCALES.flatMap((locale) => {
      const at = (...path: string[]) => nodeIn(recordsOf(source, 'exercises')[index], ...path, locale)
      const left = lacks(exercise, 'solution', locale, known).join(', ')
      const isDone = lacks(exercise, 'start', locale, known).length === 0
      return [
        ...(left ? [source.problemAt(at('solution'), refuse('exercises.notSolved', left))] : []),
        ...(isDone ? [source.problemAt(at('start'), refuse('exercises.doneAtStart'))] : []),
      ]
    }),
  )
}
