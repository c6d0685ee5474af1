import { learnedSteps } from '@/build/emit/emit-catalogue'
import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { type Localized, translated } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import { prepareKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import type { AskedTerms, StepCatalogue } from '@/steps/catalogue'

/** The catalogue as the build publishes it. */
export const testCatalogue = (): StepCatalogue => stepCatalogue(readReferences())

/** The asked terms of its steps, as the build publishes them. */
export const testAsked = (): Localized<AskedTerms> => translated({ es: learnedSteps('es'), en: learnedSteps('en') })

let finder: StepKnowledge | undefined

/** The finder for all steps, created once per test file. */
export function testFinder(): StepKnowledge {
  finder ??= finish(prepareKnowledge(testCatalogue(), testAsked()))
  return finder
}
