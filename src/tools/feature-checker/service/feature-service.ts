import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { CheckedTranslation } from '@/gherkin/translate/checked-translation'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { FeatureRequest, FeatureResponse } from './feature-worker'

/** Checks and translates features, in a worker where possible. */
export interface FeatureService {
  check: (text: string, custom: readonly string[]) => Promise<FeatureReport>
  /** @param isSetAside whether to translate in spite of findings */
  translate: (text: string, custom: readonly string[], isSetAside: boolean) => Promise<CheckedTranslation>
  close: () => void
}

/** The part of a worker that the service needs. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/**
 * Talks to a worker that has just been started.
 * @param open the first request, with the catalogue
 * @returns the service, once the worker has answered
 * @throws when the worker cannot start, or fails before its first response
 */
export async function connectWorker(
  worker: WorkerLike,
  open: Extract<FeatureRequest, { kind: 'open' }>,
): Promise<FeatureService> {
  const pending = new Map<number, Pending>()
  let last = 0
  const send = <T>(request: FeatureRequest): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1
      pending.set(last, { resolve: resolve as Pending['resolve'], reject })
      worker.postMessage({ ...request, id: last })
    })
  worker.addEventListener('message', (event) => {
    const response = (event as MessageEvent<FeatureResponse>).data
    const request = pending.get(response.id)
    pending.delete(response.id)
    if ('error' in response) request?.reject(new Error(response.error))
    else request?.resolve(response.result)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of pending.values()) reject(new Error('The worker has failed'))
    pending.clear()
  })
  await send(open)
  return {
    check: (text, custom) => send<FeatureReport>({ kind: 'check', text, custom }),
    translate: (text, custom, isSetAside) => send<CheckedTranslation>({ kind: 'translate', text, custom, isSetAside }),
    close: () => worker.terminate(),
  }
}

/** The same in the page itself, for browsers that cannot start the worker; its script is fetched only then. */
async function createLocalService(catalogue: StepCatalogue): Promise<FeatureService> {
  const { createFeatureEngine } = await import('@/gherkin/feature-engine')
  const engine = createFeatureEngine(catalogue)
  return {
    check: async (text, custom) => engine.check(text, custom),
    translate: async (text, custom, isSetAside) => engine.translate(text, custom, isSetAside),
    close: () => undefined,
  }
}

/**
 * Starts the service in a worker, so that it never blocks typing.
 * @param locale the language of the page: features are likely in it
 */
export async function startFeatureService(catalogue: StepCatalogue, locale: Locale): Promise<FeatureService> {
  let worker: Worker | undefined
  try {
    worker = new Worker(new URL('./feature-worker.ts', import.meta.url))
    return await connectWorker(worker, { kind: 'open', catalogue, locale })
  } catch {
    worker?.terminate()
    return createLocalService(catalogue)
  }
}
