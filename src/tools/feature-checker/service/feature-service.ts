import type { FeatureReport } from '@/gherkin/check/check-feature'
import { reuseFindings } from '@/gherkin/finding'
import type { Locale } from '@/i18n/locale'
import type { AskedByLocale, StepCatalogue } from '@/steps/catalogue'
import type { FeatureRequests, FeatureResponse, FilesToCheck } from './feature-requests'

/** Far longer than any request takes, but an expression that the reader has declared may take forever. */
const OWN_STEPS_LIMIT_MS = 60_000

/** The reader's own steps keep the check from ending. */
export class SlowStepsError extends Error {
  override readonly name = 'SlowStepsError'
}

/** Checks, translates and formats features. Responses come in the order of the requests. */
export interface FeatureService {
  send: <Name extends keyof FeatureRequests>(
    name: Name,
    ...args: Parameters<FeatureRequests[Name]>
  ) => Promise<ReturnType<FeatureRequests[Name]>>
  close: () => void
}

function resultOf(response: FeatureResponse): never {
  if ('error' in response) throw new Error(response.error)
  return response.result as never
}

/** Starts a worker, so that checking never blocks typing; it is terminated when the reader's own steps take too long. */
async function connectWorker(): Promise<FeatureService> {
  // A fixed name: webpack would derive it from the folder of the project, so that builds in two folders would differ.
  const worker = new Worker(
    /* webpackEntryOptions: { runtime: "feature-worker" } */ new URL('./feature-worker.ts', import.meta.url),
  )
  const pending: { resolve: (response: FeatureResponse) => void; reject: (error: Error) => void }[] = []
  const nextResponse = () => new Promise<FeatureResponse>((resolve, reject) => pending.push({ resolve, reject }))
  const failAll = (error: Error) => {
    for (const { reject } of pending.splice(0)) reject(error)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FeatureResponse>) => pending.shift()?.resolve(data))
  worker.addEventListener('error', () => failAll(new Error('The worker has failed')))
  // The first message only says that the worker is ready.
  await nextResponse()
  const stop = () => {
    worker.terminate()
    failAll(new SlowStepsError())
  }
  let hasOwn = false
  const send: FeatureService['send'] = (name, ...args) => {
    if (name === 'open') hasOwn = (args[0] as StepCatalogue).steps.some(({ own }) => own)
    const timer = hasOwn ? setTimeout(stop, OWN_STEPS_LIMIT_MS) : undefined
    const response = nextResponse()
    worker.postMessage({ name, args })
    return response.then(resultOf).finally(() => clearTimeout(timer))
  }
  return { send, close: () => worker.terminate() }
}

/** Runs in the page itself where the worker cannot start; the script is loaded only then. */
async function connectPage(): Promise<FeatureService> {
  const { createRequestHandler } = await import('./feature-requests')
  const handle = createRequestHandler()
  return { send: async (name, ...args) => resultOf(handle({ name, args })), close: () => undefined }
}

let loading: Promise<FeatureService> | undefined

/** Loads all scripts of the service before there is anything to check: a deploy may remove them from the host. */
export const loadFeatureService = (): Promise<FeatureService> => {
  loading ??= connectWorker()
    .catch(connectPage)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

export async function startFeatureService(catalogue: StepCatalogue, asked: AskedByLocale, locale: Locale) {
  const loaded = loadFeatureService()
  // The next service gets a worker of its own.
  loading = undefined
  const service = await loaded
  await service.send('open', catalogue, asked, locale)
  return service
}

/** Checks features until their reports are complete, and caches these: the service only sends what has changed. */
export function createFilesClient(service: Promise<Pick<FeatureService, 'send'>>) {
  const reports = new Map<string, FeatureReport>()
  return async function* (project: FilesToCheck) {
    const { send } = await service
    let isPartial = true
    // The next request continues partial reports.
    while (isPartial) {
      for (const [name, report] of await send('check', project)) {
        const findings = reuseFindings(reports.get(name)?.findings ?? [], report.findings)
        reports.set(name, { ...report, findings })
      }
      const current = new Map([...reports].filter(([key]) => project.files.some(({ name }) => name === key)))
      isPartial = [...current.values()].some((report) => report.isPartial)
      yield current
    }
  }
}
