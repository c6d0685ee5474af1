import type { FeatureReport } from '@/gherkin/check/check-feature'
import { reuseFindings } from '@/gherkin/finding'
import type { FileGoal, GoalPart } from '@/gherkin/project/check-goal'
import type { ProjectFile } from '@/gherkin/project/check-project'
import type { StepUsage } from '@/gherkin/project/step-usage'
import type { CheckedTranslation } from '@/gherkin/translate/translate-feature'
import type { Locale } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import type { StepCatalogue } from '@/steps/catalogue'
import type { ChangedReports, FeatureRequest, FeatureResponse, FilesToCheck } from './feature-requests'

/** Milliseconds. A request is answered in far less on any machine; an expression of the reader's may take for ever. */
const OWN_STEPS_LIMIT_MS = 60_000

/** Steps of the reader's own keep the check from ending. */
export class SlowStepsError extends Error {
  override readonly name = 'SlowStepsError'
}

/** What responds to requests, in the order in which they are sent. */
interface Connection {
  send: <T>(request: FeatureRequest) => Promise<T>
  close: () => void
}

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/**
 * Starts the worker, so that checking never blocks typing. It is ended when patterns of the reader's take too long.
 * @returns once its scripts are there
 * @throws when it cannot start
 */
async function connectWorker(): Promise<Connection> {
  // Named here: webpack would derive the name from the path of the project, and builds in two folders would differ.
  const worker = new Worker(
    /* webpackEntryOptions: { runtime: "feature-worker" } */ new URL('./feature-worker.ts', import.meta.url),
  )
  const pending = new Map<number, Pending>()
  const failAll = (error: Error) => {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.addEventListener('message', (event) => {
    const response = (event as MessageEvent<FeatureResponse>).data
    const request = pending.get(response.id)
    pending.delete(response.id)
    if ('error' in response) request?.reject(new Error(response.error))
    else request?.resolve(response.result)
  })
  worker.addEventListener('error', () => failAll(new Error('The worker has failed')))
  // Its first message responds to no request.
  await new Promise((resolve, reject) => pending.set(0, { resolve, reject }))
  const stop = () => {
    worker.terminate()
    failAll(new SlowStepsError())
  }
  let last = 0
  let hasOwn = false
  const send = <T>(request: FeatureRequest): Promise<T> => {
    if (request.kind === 'open') hasOwn = request.catalogue.steps.some(({ own }) => own)
    const timer = hasOwn ? setTimeout(stop, OWN_STEPS_LIMIT_MS) : undefined
    const response = new Promise<T>((resolve, reject) => {
      last += 1
      pending.set(last, { resolve: resolve as Pending['resolve'], reject })
      worker.postMessage({ ...request, id: last })
    })
    return response.finally(() => clearTimeout(timer))
  }
  return { send, close: () => worker.terminate() }
}

/** The same in the page itself, for browsers that cannot start the worker; its script is fetched only then. */
async function connectPage(): Promise<Connection> {
  const { createRequestHandler } = await import('./feature-requests')
  const handle = createRequestHandler()
  const send = async <T>(request: FeatureRequest): Promise<T> => {
    const response = handle({ ...request, id: 0 })
    if ('error' in response) throw new Error(response.error)
    return response.result as T
  }
  return { send, close: () => undefined }
}

let loading: Promise<Connection> | undefined

/**
 * Loads all scripts of the service, before there is anything to check: a new build may take them from the host at any time.
 * @throws when they cannot be loaded; a later call tries again
 */
export const loadFeatureService = (): Promise<Connection> => {
  loading ??= connectWorker()
    .catch(connectPage)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Checks, translates and formats features over a connection. */
const serviceOf = ({ send, close }: Connection) => ({
  check: (project: FilesToCheck) => send<ChangedReports>({ kind: 'check', ...project }),
  /** Counts the steps of features. */
  usage: (project: FilesToCheck) => send<StepUsage[]>({ kind: 'usage', ...project }),
  /** What features lack of the goal of an exercise. */
  missing: (files: readonly ProjectFile[], goal: FileGoal) => send<GoalPart[]>({ kind: 'missing', files, goal }),
  /** @param isSetAside whether to translate in spite of findings */
  translate: (text: string, isSetAside: boolean) => send<CheckedTranslation>({ kind: 'translate', text, isSetAside }),
  /** @returns undefined when the parser does not understand the text */
  format: (text: string) => send<string | undefined>({ kind: 'format', text }),
  close,
})

export type FeatureService = ReturnType<typeof serviceOf>

/**
 * Starts the service, in a worker where possible.
 * @param locale the language of the page: features are likely in it
 */
export async function startFeatureService(
  catalogue: StepCatalogue,
  asked: AskedByLocale,
  locale: Locale,
): Promise<FeatureService> {
  const open = async (connection: Connection): Promise<FeatureService> => {
    await connection.send({ kind: 'open', catalogue, asked, locale })
    return serviceOf(connection)
  }
  const loaded = loadFeatureService()
  // A worker is that of one service.
  loading = undefined
  const connection = await loaded
  return open(connection).catch(async (error: unknown) => {
    connection.close()
    // In the page nothing could end them.
    if (error instanceof SlowStepsError) throw error
    return open(await connectPage())
  })
}

/** Checks features together, again until their reports are complete. */
export type CheckFeatures = (project: FilesToCheck) => AsyncGenerator<ReadonlyMap<string, FeatureReport>>

/** Checks features with a service, whose reports it keeps: those that are as before are not sent again. */
export function createFilesClient(service: Promise<Pick<FeatureService, 'check'>>): CheckFeatures {
  const reports = new Map<string, FeatureReport>()
  return async function* (project) {
    const { check } = await service
    let isPartial = true
    // A partial report is completed by the next request.
    while (isPartial) {
      for (const [name, report] of await check(project)) {
        const findings = reuseFindings(reports.get(name)?.findings ?? [], report.findings)
        reports.set(name, { ...report, findings })
      }
      const found = new Map([...reports].filter(([known]) => project.files.some(({ name }) => name === known)))
      isPartial = [...found.values()].some((report) => report.isPartial)
      yield found
    }
  }
}
