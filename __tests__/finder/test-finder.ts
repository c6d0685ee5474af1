import { catalogueSteps, readReferences } from '@/content/references'
import { type Finder, prepareFinder } from '@/finder/finder'
import type { StepCatalogue } from '@/steps/catalogue'

/** The catalogue as the build publishes it. */
export function testCatalogue(): StepCatalogue {
  const references = readReferences()
  return {
    format: 1,
    engine: references.core.engine,
    plugins: references.plugins,
    steps: catalogueSteps(references),
    dataTypes: references.dataTypes,
  }
}

/** All of a work that may be interrupted, at once. */
export function finish<T>(work: Generator<void, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

let finder: Finder | undefined

/** The finder over all steps, made once a test file. */
export function testFinder(): Finder {
  finder ??= finish(prepareFinder(testCatalogue()))
  return finder
}
