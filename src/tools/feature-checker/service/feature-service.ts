import type { FeatureReport } from '@/gherkin/check/check-feature'
import { reuseFindings } from '@/gherkin/finding'
import type { Locale } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import type { StepCatalogue } from '@/steps/catalogue'
import type { FeatureRequests, FeatureResponse, FilesToCheck } from './feature-requests'

/** Milliseconds. A request is answered in far less on any machine; an expression of the reader's may take for ever. */
const OWN_STEPS_LIMIT_MS = 60_000

/** Steps of the reader's own keep the check from ending. */
export class SlowStepsError extends Error {
  override readonly name = 'SlowStepsError'
}

/** Checks, translates and formats features: it responds to requests in the order in which they are sent. */
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

/** Starts the worker, so that checking never blocks typing. It is ended when patterns of the reader's take too long. */
async function connectWorker(): Promise<FeatureService> {
  // Named here: webpack would derive the name from the path of the project, and builds in two folders would differ.
  const worker = new Worker(
    /* webpackEntryOptions: { runtime: "feature-worker" } */ new URL('./feature-worker.ts', import.meta.url),
  )
  // Responses come in the order of their requests.
  const awaited: { resolve: (response: FeatureResponse) => void; reject: (error: Error) => void }[] = []
  const nextResponse = () => new Promise<FeatureResponse>((resolve, reject) => awaited.push({ resolve, reject }))
  const failAll = (error: Error) => {
    for (const { reject } of awaited.splice(0)) reject(error)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FeatureResponse>) => awaited.shift()?.resolve(data))
  worker.addEventListener('error', () => failAll(new Error('The worker has failed')))
  // Its first message responds to no request.
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

/** The same in the page itself, for browsers that cannot start the worker; its script is fetched only then. */
async function connectPage(): Promise<FeatureService> {
  const { createRequestHandler } = await import('./feature-requests')
  const handle = createRequestHandler()
  return { send: async (name, ...args) => resultOf(handle({ name, args })), close: () => undefined }
}

let loading: Promise<FeatureService> | undefined

/** Loads all scripts of the service, before there is anything to check: a new build may take them from the host. */
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
  const open = async (service: FeatureService): Promise<FeatureService> => {
    await service.send('open', catalogue, asked, locale)
    return service
  }
  const loaded = loadFeatureService()
  // Each service has a worker of its own.
  loading = undefined
  const service = await loaded
  return open(service).catch(async (error: unknown) => {
    service.close()
    // In the page nothing could stop them.
    if (error instanceof SlowStepsError) throw error
    return open(await connectPage())
  })
}

/** Checks features until their reports are complete, and keeps these: those that are as before are not sent again. */
export function createFilesClient(service: Promise<Pick<FeatureService, 'send'>>) {
  const reports = new Map<string, FeatureReport>()
  return async function* (project: FilesToCheck) {
    const { send } = await service
    let isPartial = true
    // A partial report is completed by the next request.
    while (isPartial) {
      for (const [name, report] of await send('check', project)) {
        const findings = reuseFindings(reports.get(name)?.findings ?? [], report.findings)
        reports.set(name, { ...report, findings })
      }
      const found = new Map([...reports].filter(([known]) => project.files.some(({ name }) => name === known)))
      isPartial = [...found.values()].some((report) => report.isPartial)
      yield found
    }
  }
}
