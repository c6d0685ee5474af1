import { createFeatureEngine, type FeatureEngine } from '@/gherkin/feature-engine'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'

/** A request to the worker; the first one contains the catalogue. */
export type FeatureRequest =
  | { kind: 'open'; catalogue: StepCatalogue; locale: Locale }
  | { kind: 'check'; text: string; custom: readonly string[] }
  | { kind: 'translate'; text: string; custom: readonly string[]; isSetAside: boolean }

/** A request, and the response to it. */
export type NumberedRequest = FeatureRequest & { id: number }

export type FeatureResponse = { id: number; result: unknown } | { id: number; error: string }

/** Handles requests in the order in which they arrive. */
export function createRequestHandler(): (request: NumberedRequest) => FeatureResponse {
  let engine: FeatureEngine | undefined
  const resultOf = (request: FeatureRequest): unknown => {
    if (request.kind === 'open') {
      engine = createFeatureEngine(request.catalogue)
      engine.warm(request.locale)
      return undefined
    }
    if (!engine) throw new Error('The first request has to be "open"')
    return request.kind === 'check'
      ? engine.check(request.text, request.custom)
      : engine.translate(request.text, request.custom, request.isSetAside)
  }
  return ({ id, ...request }) => {
    try {
      return { id, result: resultOf(request) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
}

// Only workers have this function; only the page that started them can send messages.
if ('importScripts' in globalThis) {
  const handle = createRequestHandler()
  addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => postMessage(handle(data)))
}
