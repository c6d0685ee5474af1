import type { FeatureReport } from '@/gherkin/check/check-feature'
import { reuseFindings } from '@/gherkin/finding'
import type { ProjectFile } from '@/gherkin/project/check-project'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import type { CheckedTranslation } from '@/gherkin/translate/translate-feature'
import type { Locale } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import type { StepCatalogue } from '@/steps/catalogue'
import type { ChangedReports, FeatureRequest, FeatureResponse, FilesToCheck, NumberedRequest } from './feature-requests'

/** Checks, translates and formats features, in a worker where possible. */
export interface FeatureService {
  check: (project: FilesToCheck) => Promise<ChangedReports>
  /** @param isSetAside whether to translate in spite of findings */
  translate: (text: string, custom: readonly string[], isSetAside: boolean) => Promise<CheckedTranslation>
  /** @returns undefined when the parser does not understand the text */
  format: (text: string) => Promise<string | undefined>
  close: () => void
}

/** Milliseconds. A request is answered in far less on any machine; a pattern of the reader's may take for ever. */
const OWN_STEPS_LIMIT_MS = 60_000

/** Steps of the reader's own keep the check from ending. */
export class SlowStepsError extends Error {
  override readonly name = 'SlowStepsError'
}

type OpenRequest = Extract<FeatureRequest, { kind: 'open' }>

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** The service on top of something that responds to requests. */
const serviceOf = (send: <T>(request: FeatureRequest) => Promise<T>, close: () => void): FeatureService => ({
  check: (project) => send({ kind: 'check', ...project }),
  translate: (text, custom, isSetAside) => send({ kind: 'translate', text, custom, isSetAside }),
  format: (text) => send({ kind: 'format', text }),
  close,
})

const hasOwnSteps = (request: FeatureRequest): boolean => 'custom' in request && request.custom.length > 0

/**
 * Talks to a worker that has just been started. It is ended when patterns of the reader's take too long.
 * @param open the first request, with the catalogue
 * @returns the service, once the worker has answered
 * @throws when the worker cannot start, or fails before its first response
 */
async function connectWorker(worker: Worker, open: OpenRequest): Promise<FeatureService> {
  const pending = new Map<number, Pending>()
  let last = 0
  const failAll = (error: Error) => {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  const stop = () => {
    worker.terminate()
    failAll(new SlowStepsError())
  }
  const send = <T>(request: FeatureRequest): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1
      pending.set(last, { resolve: resolve as Pending['resolve'], reject })
      worker.postMessage({ ...request, id: last })
    })
  const sendLimited = async <T>(request: FeatureRequest): Promise<T> => {
    const timer = hasOwnSteps(request) ? setTimeout(stop, OWN_STEPS_LIMIT_MS) : undefined
    return send<T>(request).finally(() => clearTimeout(timer))
  }
  worker.addEventListener('message', (event) => {
    const response = (event as MessageEvent<FeatureResponse>).data
    const request = pending.get(response.id)
    pending.delete(response.id)
    if ('error' in response) request?.reject(new Error(response.error))
    else request?.resolve(response.result)
  })
  worker.addEventListener('error', () => failAll(new Error('The worker has failed')))
  await send(open)
  return serviceOf(sendLimited, () => worker.terminate())
}

type Connect = (open: OpenRequest) => Promise<FeatureService>

/** The same in the page itself, for browsers that cannot start the worker; its script is fetched only then. */
async function loadLocalService(): Promise<Connect> {
  const { createRequestHandler } = await import('./feature-requests')
  return async (open) => {
    const handle = createRequestHandler()
    const send = async <T>(request: FeatureRequest): Promise<T> => {
      const numbered: NumberedRequest = { ...request, id: 0 }
      const response = handle(numbered)
      if ('error' in response) throw new Error(response.error)
      return response.result as T
    }
    await send(open)
    return serviceOf(send, () => undefined)
  }
}

/** Starts the worker, so that checking never blocks typing; it says when its scripts are there. */
async function loadWorker(): Promise<Connect> {
  // Named here: webpack would derive the name from the path of the project, and builds in two folders would differ.
  const worker = new Worker(
    /* webpackEntryOptions: { runtime: "feature-worker" } */ new URL('./feature-worker.ts', import.meta.url),
  )
  await new Promise((started, failed) => {
    worker.addEventListener('message', started, { once: true })
    worker.addEventListener('error', failed, { once: true })
  })
  return (open) =>
    connectWorker(worker, open).catch((error: unknown) => {
      worker.terminate()
      throw error
    })
}

let loading: Promise<Connect> | undefined

/**
 * Loads all scripts of the service, before there is anything to check: a new build may take them from the host at any time.
 * @throws when they cannot be loaded; a later call tries again
 */
export const loadFeatureService = (): Promise<Connect> => {
  loading ??= loadWorker()
    .catch(loadLocalService)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/**
 * Starts the service, in a worker where possible.
 * @param locale the language of the page: features are likely in it
 */
export async function startFeatureService(
  catalogue: StepCatalogue,
  asked: AskedByLocale,
  locale: Locale,
): Promise<FeatureService> {
  const open: OpenRequest = { kind: 'open', catalogue, asked, locale }
  const loaded = loadFeatureService()
  // A worker is that of one service.
  loading = undefined
  const connect = await loaded
  return connect(open).catch(async () => (await loadLocalService())(open))
}

/** Checks features together, again until their reports are complete. */
export type CheckFeatures = (
  files: readonly ProjectFile[],
  settings: FeatureSettings,
  custom: readonly string[],
) => AsyncGenerator<ReadonlyMap<string, FeatureReport>>

/** Checks features with a service, whose reports it keeps: those that are as before are not sent again. */
export function createFilesClient(service: Promise<Pick<FeatureService, 'check'>>): CheckFeatures {
  const reports = new Map<string, FeatureReport>()
  return async function* (files, settings, custom) {
    const { check } = await service
    let isPartial = true
    // A partial report is completed by the next request.
    while (isPartial) {
      for (const [name, report] of await check({ files, settings, custom })) {
        const findings = reuseFindings(reports.get(name)?.findings ?? [], report.findings)
        reports.set(name, { ...report, findings })
      }
      const found = new Map([...reports].filter(([known]) => files.some(({ name }) => name === known)))
      isPartial = [...found.values()].some((report) => report.isPartial)
      yield found
    }
  }
}
