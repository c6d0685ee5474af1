import { createFeatureDesk, type FeatureDesk } from '@/gherkin/feature-desk'
import type { AskedRequest, FeatureAnswer, FeatureRequest } from './feature-service'

/** Answers requests in the order they come; the first one brings the catalogue. */
export function createAnswering(): (request: AskedRequest) => FeatureAnswer {
  let desk: FeatureDesk | undefined
  const resultOf = (request: FeatureRequest): unknown => {
    if (request.kind === 'open') {
      desk = createFeatureDesk(request.catalogue)
      desk.warm(request.locale)
      return undefined
    }
    if (!desk) throw new Error('The first request has to be "open"')
    return desk[request.kind](request.text, request.custom)
  }
  return ({ id, ...request }) => {
    try {
      return { id, result: resultOf(request) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
}
