import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import type { FeatureService } from './feature-service'
import { createWorkerService } from './worker-service'

/** The same work in the page itself, for browsers that start no worker; its script is fetched only then. */
async function createLocalService(catalogue: StepCatalogue): Promise<FeatureService> {
  const { createFeatureDesk } = await import('@/gherkin/feature-desk')
  const desk = createFeatureDesk(catalogue)
  return {
    check: async (text, custom) => desk.check(text, custom),
    translate: async (text, custom) => desk.translate(text, custom),
    close: () => undefined,
  }
}

/**
 * Starts checking in a worker, so that typing is never held up.
 * @param locale the language of the page: features are likely in it
 */
export async function startService(catalogue: StepCatalogue, locale: Locale): Promise<FeatureService> {
  let worker: Worker | undefined
  try {
    worker = new Worker(new URL('./feature-worker.ts', import.meta.url))
    return await createWorkerService(worker, { kind: 'open', catalogue, locale })
  } catch {
    worker?.terminate()
    return createLocalService(catalogue)
  }
}
