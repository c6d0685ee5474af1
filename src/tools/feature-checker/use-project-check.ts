import { useCallback, useEffect, useMemo } from 'react'
import type { Report } from '@/editor/checker-state'
import { type OpenFile, uniqueNames } from '@/editor/project/project'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import { type OwnStep, withOwnSteps } from '@/gherkin/custom-steps'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { useLoaded } from '@/lib/use-loaded'
import { loadAsked } from '@/step-language/asked-terms'
import { loadCatalogue } from '@/steps/catalogue'
import type { StepChanges } from '@/steps/step-history'
import type { useCustomSteps } from './custom-steps'
import { useFeatureExtensions, useRehighlight } from './editor/feature-extensions'
import { fileKinds, isAccepted, isConfig, PROJECT_LIMITS, projectConfig } from './file-kinds'
import { featureView } from './finding-advice'
import { createFilesClient, SlowStepsError, startFeatureService } from './service/feature-service'

/** Loads the steps, with those of the reader, and starts the worker. */
async function loadProject(locale: Locale, own: readonly OwnStep[]) {
  const [known, es, en] = await Promise.all([loadCatalogue(), loadAsked('steps', 'es'), loadAsked('steps', 'en')])
  const catalogue = withOwnSteps(known, own)
  const service = startFeatureService(catalogue, { es, en }, locale)
  return { catalogue, service, checkFeatures: createFilesClient(service) }
}

/** The check of a project, and the count of its steps: of its features with what the configuration that is nearest to its root says. */
function projectCheck(
  { catalogue, service, checkFeatures }: Awaited<ReturnType<typeof loadProject>>,
  locale: Locale,
  changes: StepChanges | undefined,
) {
  const { showFinding, showReport } = featureView(locale, catalogue)
  // What only configurations need is loaded with the first one.
  const read = memoizeFor(async ({ text }: OpenFile) =>
    (await import('./config-rules')).readProjectConfig(text, locale),
  )
  const configOf = async (files: readonly OpenFile[]) => {
    const file = projectConfig(files)
    return file && { id: file.id, ...(await read(file)) }
  }
  const featuresOf = (files: readonly OpenFile[]) => files.filter(({ path }) => !isConfig(path))

  const check: CheckFiles = async function* (files) {
    const config = await configOf(files)
    const reports = new Map<number, Report>()
    for (const file of files) if (isConfig(file.path)) reports.set(file.id, (await read(file)).report)
    const features = featuresOf(files)
    const names = uniqueNames(features, FEATURE_CHECKER_STRINGS[locale].unnamed)
    const named = features.map(({ id, text }) => ({ name: names.get(id) ?? '', text }))
    if (features.length === 0) yield reports
    for await (const checked of checkFeatures({ files: named, settings: { ...config?.features, changes } })) {
      for (const [id, name] of names) {
        const report = checked.get(name)
        if (report) reports.set(id, showReport(report))
      }
      if (config) reports.set(config.id, config.reportWith(checked, showFinding))
      yield new Map(reports)
    }
  }

  const countSteps = async (files: readonly OpenFile[]) => {
    const features = featuresOf(files).map(({ id, text }) => ({ name: String(id), text }))
    return (await service).send('usage', features, (await configOf(files))?.features)
  }
  return { catalogue, service, check, countSteps }
}

/** Loads the steps and starts the worker, anew with other steps of the reader's or other releases to compare. */
export function useProjectCheck(
  locale: Locale,
  { steps: own, setStepsAside }: Pick<ReturnType<typeof useCustomSteps>, 'steps' | 'setStepsAside'>,
  changes?: StepChanges,
) {
  const load = useCallback(() => loadProject(locale, own), [locale, own])
  const { value, ...loaded } = useLoaded(load)
  const { fail: report } = loaded
  const fail = useCallback(
    (error: unknown) => (error instanceof SlowStepsError ? setStepsAside() : report(error)),
    [report, setStepsAside],
  )
  useEffect(() => {
    value?.service.catch(fail)
    return () => void value?.service.then(({ close }) => close()).catch(() => undefined)
  }, [value, fail])
  const project = useMemo(() => value && projectCheck(value, locale, changes), [value, locale, changes])
  return { ...project, loaded: { ...loaded, fail } }
}

export type ProjectCheck = ReturnType<typeof useProjectCheck>

/** A checker of features and configurations; with `only`, of one file of that path, whatever is opened. */
export function useFileChecker(
  locale: Locale,
  { catalogue, check, loaded }: Pick<ProjectCheck, 'catalogue' | 'check' | 'loaded'>,
  { only, ...stored }: Pick<Parameters<typeof useChecker>[0], 'draftKey' | 'initial'> & { only?: string },
) {
  const kinds = fileKinds(locale, useFeatureExtensions(catalogue, locale))
  const checker = useChecker({
    locale,
    words: FEATURE_CHECKER_STRINGS[locale],
    most: PROJECT_LIMITS,
    ...stored,
    check,
    loaded,
    accept: '.feature,.yaml,.yml,.java,.groovy,.properties',
    accepts: (path) => only === undefined && isAccepted(path),
    kindOf: only === undefined ? kinds : () => ({ ...kinds(only), label: only, placeholder: '' }),
  })
  useRehighlight(checker.view, catalogue)
  return checker
}
