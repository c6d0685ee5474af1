import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { finish } from '@/lib/run-in-pieces'
import { type Finder, prepareFinder } from '@/step-language/finder'
import type { StepCatalogue } from '@/steps/catalogue'

/** The catalogue as the build publishes it. */
export const testCatalogue = (): StepCatalogue => stepCatalogue(readReferences())

let finder: Finder | undefined

/** The finder over all steps, made once a test file. */
export function testFinder(): Finder {
  finder ??= finish(prepareFinder(testCatalogue()))
  return finder
}
