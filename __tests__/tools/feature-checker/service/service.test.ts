/** @jest-environment node */
import { connectWorker, startFeatureService, type WorkerLike } from '@/tools/feature-checker/service/feature-service'
import {
  createRequestHandler,
  type FeatureResponse,
  type NumberedRequest,
} from '@/tools/feature-checker/service/feature-worker'
import { catalogue as everyStep } from '../../../gherkin/fixture'

/** Few steps: preparing all of them takes seconds on a slow machine, and nothing here needs it. */
const catalogue = { ...everyStep, steps: everyStep.steps.filter(({ id }) => id.startsWith('rest.define.')) }
const OPEN = { kind: 'open', catalogue, locale: 'en' } as const
const FEATURE = "# language: en\nFeature: A\n  Scenario: B\n    Given the REST service '/a'\n"

type Listener = (event: unknown) => void

/** A worker in the same thread: it responds as the real one does, a moment later. */
class NearWorker implements WorkerLike {
  readonly listeners = new Map<string, Listener>()
  readonly terminate = jest.fn()
  private readonly handle = createRequestHandler()

  addEventListener = (type: string, listener: unknown) => {
    this.listeners.set(type, listener as Listener)
  }

  postMessage = (request: NumberedRequest) => {
    setTimeout(() => this.listeners.get('message')?.({ data: this.handle(request) }))
  }
}

describe('a worker', () => {
  test('responds to each request with its own result', async () => {
    const worker = new NearWorker()
    const service = await connectWorker(worker, OPEN)
    const [report, translated] = await Promise.all([service.check(FEATURE, []), service.translate(FEATURE, [], false)])
    expect(report).toMatchObject({ ok: 1, found: 1, findings: [] })
    expect(translated.text).toContain("Dado el servicio REST '/a'")
    service.close()
    expect(worker.terminate).toHaveBeenCalled()
  })

  test('that fails rejects every pending request', async () => {
    const worker = new NearWorker()
    const service = await connectWorker(worker, OPEN)
    worker.postMessage = () => worker.listeners.get('error')?.({})
    await expect(service.check(FEATURE, [])).rejects.toThrow('The worker has failed')
  })

  test('that cannot be started is no service', async () => {
    const worker = new NearWorker()
    worker.postMessage = () => worker.listeners.get('error')?.({})
    await expect(connectWorker(worker, OPEN)).rejects.toThrow('The worker has failed')
  })
})

describe('a request', () => {
  const responseTo = (...requests: NumberedRequest[]): FeatureResponse | undefined => {
    const handle = createRequestHandler()
    return requests.map(handle).at(-1)
  }

  test('before the catalogue is there is an error, and no more than that', () => {
    expect(responseTo({ id: 1, kind: 'check', text: FEATURE, custom: [] })).toEqual({
      id: 1,
      error: 'The first request has to be "open"',
    })
  })

  test('takes the steps that the reader has declared', () => {
    const text = FEATURE.replace("the REST service '/a'", 'my dog barks')
    const response = responseTo({ id: 1, ...OPEN }, { id: 2, kind: 'check', text, custom: ['my dog barks'] })
    expect(response).toMatchObject({ id: 2, result: { ok: 1, findings: [] } })
  })
})

test('without workers the same is done in the page', async () => {
  expect(globalThis.Worker).toBeUndefined()
  const service = await startFeatureService(catalogue, 'en')
  expect(await service.check(FEATURE, [])).toMatchObject({ ok: 1, found: 1 })
  expect((await service.translate(FEATURE, [], false)).to).toBe('es')
  service.close()
})
