import type { FeatureReport } from '@/gherkin/check/check-feature'
import { createFeatureEngine, type FeatureEngine } from '@/gherkin/feature-engine'
import { formatFeature } from '@/gherkin/format-feature'
import type { FeatureSettings, ProjectFile } from '@/gherkin/project/test-cases'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import type { AskedByLocale, StepCatalogue } from '@/steps/catalogue'

export type FilesToCheck = { files: readonly ProjectFile[]; settings: FeatureSettings }

/** Reports by file name, only those that differ from the last check. */
export type ChangedReports = [name: string, report: FeatureReport][]

function createFilesChecker(engine: FeatureEngine): (project: FilesToCheck) => ChangedReports {
  const sent = new Map<string, string>()
  return ({ files, settings }) => {
    const [file] = files
    // A single file is no project: its definitions and the other uses of its ids may be in files that are not open.
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

function openTools(catalogue: StepCatalogue, asked: AskedByLocale, locale: Locale) {
  const engine = createFeatureEngine(catalogue, asked)
  engine.warm(stepLanguageOf(locale))
  const { usage, missing, translate } = engine
  return { check: createFilesChecker(engine), usage, missing, translate, format: formatFeature }
}

/** The first request has to be `open`; it loads the catalogue and how people ask for its steps. */
export type FeatureRequests = ReturnType<typeof openTools> & { open: (...args: Parameters<typeof openTools>) => void }

export type FeatureRequest = { name: keyof FeatureRequests; args: Parameters<FeatureRequests[keyof FeatureRequests]> }

export type FeatureResponse = { result: unknown } | { error: string }

export function createRequestHandler(): (request: FeatureRequest) => FeatureResponse {
  const tools: Partial<FeatureRequests> = { open: (...args) => void Object.assign(tools, openTools(...args)) }
  return ({ name, args }) => {
    try {
      return { result: (tools[name] as (...args: unknown[]) => unknown)(...args) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }
}
