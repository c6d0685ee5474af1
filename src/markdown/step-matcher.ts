import { catalogueSteps, type References } from '@/content/references'
import { createMatcher, type StepMatcher } from '@/steps/match-step'

let cache: { references: References; match: StepMatcher } | undefined

/** The matcher over all steps of the references, made once a process. */
export function stepMatcher(references: References): StepMatcher {
  if (cache?.references !== references)
    cache = { references, match: createMatcher(catalogueSteps(references), references.dataTypes) }
  return cache.match
}
