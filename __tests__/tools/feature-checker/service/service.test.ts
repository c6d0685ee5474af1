/** @jest-environment node */

import { warmText } from '@/gherkin/warm-text'
import { LOCALES } from '@/i18n/locale'
import { createAnswering } from '@/tools/feature-checker/service/answer-request'
import type { AskedRequest, FeatureAnswer } from '@/tools/feature-checker/service/feature-service'
import { startService } from '@/tools/feature-checker/service/start-service'
import { createWorkerService, type WorkerLike } from '@/tools/feature-checker/service/worker-service'
import { catalogue, check } from '../../../gherkin/fixture'

const OPEN = { kind: 'open', catalogue, locale: 'en' } as const
const FEATURE = "# language: en\nFeature: A\n  Scenario: B\n    Given the REST service '/a'\n"

type Listener = (event: unknown) => void

/** A worker in the same thread: it answers as the real one does, a moment later. */
class NearWorker implements WorkerLike {
  readonly listeners = new Map<string, Listener>()
  readonly terminate = jest.fn()
  private readonly answer = createAnswering()

  addEventListener = (type: string, listener: unknown) => {
    this.listeners.set(type, listener as Listener)
  }

  postMessage = (request: AskedRequest) => {
    setTimeout(() => this.listeners.get('message')?.({ data: this.answer(request) }))
  }
}

describe('a worker', () => {
  test('answers in the order it is asked, each with its own answer', async () => {
    const worker = new NearWorker()
    const service = await createWorkerService(worker, OPEN)
    const [report, translated] = await Promise.all([service.check(FEATURE, []), service.translate(FEATURE, [])])
    expect(report).toMatchObject({ ok: 1, found: 1, findings: [] })
    expect(translated.text).toContain("Dado el servicio REST '/a'")
    service.close()
    expect(worker.terminate).toHaveBeenCalled()
  })

  test('that fails tells everybody who waits', async () => {
    const worker = new NearWorker()
    const service = await createWorkerService(worker, OPEN)
    worker.postMessage = () => worker.listeners.get('error')?.({})
    await expect(service.check(FEATURE, [])).rejects.toThrow('The worker has failed')
  })

  test('that cannot be started is no service', async () => {
    const worker = new NearWorker()
    worker.postMessage = () => worker.listeners.get('error')?.({})
    await expect(createWorkerService(worker, OPEN)).rejects.toThrow('The worker has failed')
  })
})

describe('a request', () => {
  const answerTo = (...requests: AskedRequest[]): FeatureAnswer | undefined => {
    const answer = createAnswering()
    return requests.map(answer).at(-1)
  }

  test('before the catalogue is there is an error, and no more than that', () => {
    expect(answerTo({ id: 1, kind: 'check', text: FEATURE, custom: [] })).toEqual({
      id: 1,
      error: 'The first request has to be "open"',
    })
  })

  test('knows the steps of the reader', () => {
    const text = FEATURE.replace("the REST service '/a'", 'my dog barks')
    const answer = answerTo({ id: 1, ...OPEN }, { id: 2, kind: 'check', text, custom: ['my dog barks'] })
    expect(answer).toMatchObject({ id: 2, result: { ok: 1, findings: [] } })
  })
})

test('without workers the same is done in the page', async () => {
  expect(globalThis.Worker).toBeUndefined()
  const service = await startService(catalogue, 'en')
  expect(await service.check(FEATURE, [])).toMatchObject({ ok: 1, found: 1 })
  expect((await service.translate(FEATURE, [])).to).toBe('es')
  service.close()
})

test.each(LOCALES)('what a worker warms up with has every step of %s', (locale) => {
  const { language, found, findings } = check(warmText(catalogue, locale))
  expect([language, found]).toEqual([locale, catalogue.steps.length + 1])
  expect(findings.filter(({ kind }) => kind === 'syntax' || kind === 'language')).toEqual([])
})
