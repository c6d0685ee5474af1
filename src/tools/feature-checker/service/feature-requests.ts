import type { FeatureReport } from '@/gherkin/check/check-feature'
import { createFeatureEngine, type FeatureEngine } from '@/gherkin/feature-engine'
import { formatFeature } from '@/gherkin/format-feature'
import type { FileGoal } from '@/gherkin/project/check-goal'
import type { ProjectFile } from '@/gherkin/project/check-project'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import type { AskedByLocale } from '@/step-language/asked-terms'
import type { StepCatalogue } from '@/steps/catalogue'

export interface FilesToCheck {
  files: readonly ProjectFile[]
  settings: FeatureSettings
}

/** The reports of the features, without those that are as they were the last time. */
export type ChangedReports = [name: string, report: FeatureReport][]

/** A request to the worker; the first one contains the catalogue and how people ask for its steps. */
export type FeatureRequest =
  | { kind: 'open'; catalogue: StepCatalogue; asked: AskedByLocale; locale: Locale }
  | ({ kind: 'check' } & FilesToCheck)
  | ({ kind: 'usage' } & FilesToCheck)
  | { kind: 'missing'; files: readonly ProjectFile[]; goal: FileGoal }
  | { kind: 'translate'; text: string; isSetAside: boolean }
  | { kind: 'format'; text: string }

export type NumberedRequest = FeatureRequest & { id: number }

export type FeatureResponse = { id: number; result: unknown } | { id: number; error: string }

/** Checks features together; a report that is as it was the last time is not sent again. */
function createFilesChecker(engine: FeatureEngine): (project: FilesToCheck) => ChangedReports {
  const sent = new Map<string, string>()
  return ({ files, settings }) => {
    const [file] = files
    // The counterparts of a single file, and the other uses of its ids, are elsewhere.
    const isAlone = file !== undefined && files.length === 1
    const reports = isAlone
      ? new Map([[file.name, engine.check(file.text, settings)]])
      : engine.checkProject(files, settings)
    return [...reports].filter(([name, report]) => {
      const content = JSON.stringify(report)
      const isNew = sent.get(name) !== content
      sent.set(name, content)
      return isNew
    })
  }
}

/** Handles requests in the order in which they arrive. */
export function createRequestHandler(): (request: NumberedRequest) => FeatureResponse {
  let opened: { engine: FeatureEngine; check: ReturnType<typeof createFilesChecker> } | undefined
  const resultOf = (request: FeatureRequest): unknown => {
    if (request.kind === 'open') {
      const engine = createFeatureEngine(request.catalogue, request.asked)
      opened = { engine, check: createFilesChecker(engine) }
      engine.warm(stepLanguageOf(request.locale))
      return undefined
    }
    if (!opened) throw new Error('The first request has to be "open"')
    if (request.kind === 'check') return opened.check(request)
    if (request.kind === 'usage') return opened.engine.usage(request.files, request.settings)
    if (request.kind === 'missing') return opened.engine.missing(request.files, request.goal)
    if (request.kind === 'translate') return opened.engine.translate(request.text, request.isSetAside)
    return formatFeature(request.text)
  }
  return ({ id, ...request }) => {
    try {
      return { id, result: resultOf(request) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
}
