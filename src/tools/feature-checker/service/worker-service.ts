import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { TranslatedFeature } from '@/gherkin/translate/translate-feature'
import type { FeatureAnswer, FeatureRequest, FeatureService } from './feature-service'

/** The part of a worker that the service needs. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/**
 * Talks to a worker that has just been started.
 * @param worker it
 * @param open the first request: it brings the catalogue
 * @returns the service, once the worker has answered
 * @throws when the worker cannot start, or fails before its first answer
 */
export async function createWorkerService(worker: WorkerLike, open: FeatureRequest): Promise<FeatureService> {
  const waiting = new Map<number, Waiting>()
  let last = 0
  const ask = <T>(request: FeatureRequest): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: resolve as Waiting['resolve'], reject })
      worker.postMessage({ ...request, id: last })
    })
  worker.addEventListener('message', (event) => {
    const answer = (event as MessageEvent<FeatureAnswer>).data
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(new Error(answer.error))
    else asked?.resolve(answer.result)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker has failed'))
    waiting.clear()
  })
  await ask(open)
  return {
    check: (text, custom) => ask<FeatureReport>({ kind: 'check', text, custom }),
    translate: (text, custom) => ask<TranslatedFeature>({ kind: 'translate', text, custom }),
    close: () => worker.terminate(),
  }
}
