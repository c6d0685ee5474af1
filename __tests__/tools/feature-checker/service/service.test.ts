import { declaredStep, withOwnSteps } from '@/gherkin/custom-steps'
import type { StepCatalogue } from '@/steps/catalogue'
import {
  type ChangedReports,
  createRequestHandler,
  type FeatureRequest,
} from '@/tools/feature-checker/service/feature-requests'
import {
  createFilesClient,
  loadFeatureService,
  startFeatureService,
} from '@/tools/feature-checker/service/feature-service'
import { catalogue as everyStep } from '../../../gherkin/fixture'

/** A few steps: preparing all of them takes seconds on a slow machine. */
const catalogue = { ...everyStep, steps: everyStep.steps.filter(({ id }) => id.startsWith('rest.define.')) }
const NOT_ASKED = { count: 0, packed: '' }
const ASKED = { es: NOT_ASKED, en: NOT_ASKED }
const FEATURE = "# language: en\nFeature: A\n  Scenario: B\n    Given the REST service '/a'\n"

const filesOf = (text: string) => ({ files: [{ name: 'a', text }], settings: {} })

type Listener = (event: unknown) => void

/** A worker in the same thread, which like the real one says that it is ready and responds asynchronously. */
class NearWorker {
  static isLoaded = true
  static started: NearWorker[] = []
  readonly listeners = new Map<string, Listener>()
  readonly terminate = jest.fn()
  private readonly handle = createRequestHandler()

  constructor() {
    NearWorker.started.push(this)
    if (NearWorker.isLoaded) setTimeout(() => this.emit('message', { data: { result: undefined } }))
  }

  emit = (type: string, event: unknown) => this.listeners.get(type)?.(event)

  addEventListener = (type: string, listener: Listener) => {
    this.listeners.set(type, listener)
  }

  postMessage = (request: FeatureRequest) => {
    setTimeout(() => this.emit('message', { data: this.handle(request) }))
  }
}

const start = (known: StepCatalogue = catalogue) => startFeatureService(known, ASKED, 'en')

async function startInWorker(known?: StepCatalogue) {
  const service = await start(known)
  return { service, worker: NearWorker.started.at(-1) as NearWorker }
}

const CHECKED = [['a', { ok: 1, found: 1, findings: [] }]]

describe('a worker', () => {
  beforeEach(() => {
    NearWorker.started = []
    NearWorker.isLoaded = true
    Object.assign(globalThis, { Worker: NearWorker })
  })

  afterEach(() => Object.assign(globalThis, { Worker: undefined }))

  test('responds to each request with its own result', async () => {
    const { service, worker } = await startInWorker()
    const [reports, translated, formatted] = await Promise.all([
      service.send('check', filesOf(FEATURE)),
      service.send('translate', FEATURE, false),
      service.send('format', FEATURE.replaceAll('  ', ' ')),
    ])
    expect(reports).toMatchObject(CHECKED)
    expect(translated.text).toContain("Dado el servicio REST '/a'")
    expect(formatted).toBe(FEATURE)
    service.close()
    expect(worker.terminate).toHaveBeenCalled()
  })

  test('that fails rejects the pending request', async () => {
    const { service, worker } = await startInWorker()
    worker.postMessage = () => worker.emit('error', {})
    await expect(service.send('check', filesOf(FEATURE))).rejects.toThrow('The worker has failed')
  })

  test('kept busy for a minute by a custom step is terminated, and every request fails with the reason', async () => {
    const { service, worker } = await startInWorker(withOwnSteps(catalogue, [declaredStep('[a+]+ {word}')]))
    worker.postMessage = () => {}
    jest.useFakeTimers()
    const requests = [service.send('check', filesOf(FEATURE)), service.send('translate', FEATURE, false)]
    const answers = Promise.allSettled(requests)
    jest.advanceTimersByTime(60_000)
    jest.useRealTimers()
    expect(await answers).toMatchObject(requests.map(() => ({ reason: { name: 'SlowStepsError' } })))
    expect(worker.terminate).toHaveBeenCalled()
  })

  test('without custom steps may take any time', async () => {
    const { service, worker } = await startInWorker()
    jest.useFakeTimers()
    const request = service.send('check', filesOf(FEATURE))
    jest.advanceTimersByTime(600_000)
    jest.useRealTimers()
    expect(await request).toMatchObject(CHECKED)
    expect(worker.terminate).not.toHaveBeenCalled()
  })

  test('is loaded in advance, and then used by the service', async () => {
    NearWorker.isLoaded = false
    let isLoaded = false
    const loading = loadFeatureService().then(() => {
      isLoaded = true
    })
    await new Promise((done) => setTimeout(done))
    expect(isLoaded).toBe(false)
    NearWorker.started[0]?.emit('message', { data: { result: undefined } })
    await loading
    const { service } = await startInWorker()
    expect(await service.send('check', filesOf(FEATURE))).toMatchObject(CHECKED)
    expect(NearWorker.started).toHaveLength(1)
  })

  test.each<[string, () => unknown]>([
    ['there is none', () => Object.assign(globalThis, { Worker: undefined })],
    ['its script cannot be loaded', () => setTimeout(() => NearWorker.started[0]?.emit('error', {}))],
  ])('is replaced by the page itself when %s', async (_, fail) => {
    NearWorker.isLoaded = false
    fail()
    const service = await start()
    expect(await service.send('check', filesOf(FEATURE))).toMatchObject(CHECKED)
    expect((await service.send('translate', FEATURE, false)).from).toBe('en')
    service.close()
  })
})

describe('features that are checked together', () => {
  const definition = '@definition\nFeature: A\n  @ID-1\n  Scenario: B\n    Given something\n'
  const implementation = "@implementation\nFeature: A\n  @ID-1\n  Scenario: B\n    Given the REST service '/a'\n"
  const unpaired = implementation.replace('@ID-1', '@ID-2')

  test('affect the reports of each other, and only changed reports are sent', async () => {
    const handle = createRequestHandler()
    handle({ name: 'open', args: [catalogue, ASKED, 'en'] })
    const answered: string[][] = []
    const send = async (name: FeatureRequest['name'], ...args: FeatureRequest['args']) => {
      const response = handle({ name, args })
      const reports = 'result' in response ? (response.result as ChangedReports) : []
      answered.push(reports.map(([file]) => file))
      return reports as never
    }
    const check = createFilesClient(Promise.resolve({ send }))
    const codesOf = async (project: Record<string, string>) => {
      let codes = {}
      const files = Object.entries(project).map(([name, text]) => ({ name, text }))
      for await (const reports of check({ files, settings: {} }))
        codes = Object.fromEntries([...reports].map(([name, { findings }]) => [name, findings.map(({ code }) => code)]))
      return codes
    }
    const both = { d: definition, i: implementation }
    expect(await codesOf(both)).toEqual({ d: [], i: [] })
    expect(await codesOf({ ...both, i: unpaired })).toMatchObject({ d: ['pair.missing'] })
    answered.length = 0
    expect(await codesOf({ ...both, i: unpaired })).toMatchObject({ d: ['pair.missing'] })
    expect(answered.flat()).toEqual([])
    expect(Object.keys(await codesOf({ i: implementation }))).toEqual(['i'])
    expect(await codesOf(both)).toEqual({ d: [], i: [] })
  })
})
