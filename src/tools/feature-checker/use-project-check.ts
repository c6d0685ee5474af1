import { useCallback, useEffect, useMemo } from 'react'
import type { Report } from '@/editor/checker-state'
import { type OpenFile, PROJECT_LIMITS, uniqueNames } from '@/editor/project/project'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import { type OwnStep, withOwnSteps } from '@/gherkin/custom-steps'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { useLoaded } from '@/lib/use-loaded'
import { loadAsked, loadCatalogue, type StepChanges } from '@/steps/catalogue'
import type { useCustomSteps } from './custom-steps'
import { useFeatureExtensions } from './editor/feature-extensions'
import { fileKinds, isAccepted, isConfig, projectConfig } from './file-kinds'
import { featureView } from './finding-advice'
import { createFilesClient, type FeatureService, SlowStepsError, startFeatureService } from './service/feature-service'

async function loadProject(locale: Locale, own: readonly OwnStep[]) {
  const [known, es, en] = await Promise.all([loadCatalogue(), loadAsked('steps', 'es'), loadAsked('steps', 'en')])
  const catalogue = withOwnSteps(known, own)
  const service = startFeatureService(catalogue, { es, en }, locale)
  return { catalogue, service, checkFeatures: createFilesClient(service) }
}

/** Reads the files of a project: its features, each with a name of its own, and its configurations. */
function projectFiles(locale: Locale) {
  const featuresOf = (files: readonly OpenFile[]) => {
    const features = files.filter(({ path }) => !isConfig(path))
    const names = uniqueNames(features, FEATURE_CHECKER_STRINGS[locale].unnamed)
    return features.map(({ id, text }) => ({ id, name: names.get(id) ?? '', text }))
  }
  // The script for configurations is loaded for the first of them.
  const readConfig = memoizeFor(async ({ text }: OpenFile) =>
    (await import('../config-checker/config-checker')).readProjectConfig(text, locale),
  )
  const configOf = async (files: readonly OpenFile[]) => {
    const file = projectConfig(files)
    return file && { id: file.id, ...(await readConfig(file)) }
  }
  return { featuresOf, readConfig, configOf }
}

/** Requests about the features of a project, with the settings of its configuration. */
function projectRequests(service: Promise<FeatureService>, { featuresOf, configOf }: ReturnType<typeof projectFiles>) {
  return {
    countSteps: async (files: readonly OpenFile[]) => {
      const settings = (await configOf(files))?.features
      return (await service).send('usage', featuresOf(files), settings)
    },
    translate: async ({ id, text }: OpenFile, originals: readonly OpenFile[], isForced: boolean) => {
      const settings = (await configOf(originals))?.features
      const others = featuresOf(originals).filter((file) => file.id !== id)
      return (await service).send('translate', text, isForced, { settings, others })
    },
  }
}

type LoadedProject = Awaited<ReturnType<typeof loadProject>>

function projectCheck({ catalogue, service, checkFeatures }: LoadedProject, locale: Locale, changes?: StepChanges) {
  const { showFinding, showReport } = featureView(locale, catalogue)
  const read = projectFiles(locale)
  // A comparison of two releases says nothing about whether the steps are correct.
  const compared = { read: undefined, detail: undefined, nothing: FEATURE_CHECKER_STRINGS[locale].noChange }
  const check: CheckFiles = async function* (files) {
    const config = await read.configOf(files)
    const reports = new Map<number, Report>()
    for (const file of files) if (isConfig(file.path)) reports.set(file.id, (await read.readConfig(file)).report)
    const features = read.featuresOf(files)
    if (features.length === 0) yield reports
    for await (const checked of checkFeatures({ files: features, settings: { ...config?.features, changes } })) {
      for (const { id, name } of features) {
        const report = checked.get(name)
        if (report) reports.set(id, { ...showReport(report), ...(changes && compared) })
      }
      if (config) reports.set(config.id, config.reportWith(checked, showFinding))
      yield new Map(reports)
    }
  }
  return { catalogue, service, check, ...projectRequests(service, read) }
}

/** The checks of a project. Other steps of the reader's restart the worker; other releases to compare do not. */
export function useProjectCheck(
  locale: Locale,
  { steps: own, pauseSteps }: Pick<ReturnType<typeof useCustomSteps>, 'steps' | 'pauseSteps'>,
  changes?: StepChanges,
) {
  const { value, ...loaded } = useLoaded(useCallback(() => loadProject(locale, own), [locale, own]))
  const { fail: onError } = loaded
  const fail = useCallback(
    (error: unknown) => (error instanceof SlowStepsError ? pauseSteps() : onError(error)),
    [onError, pauseSteps],
  )
  useEffect(() => {
    value?.service.catch(fail)
    return () => void value?.service.then(({ close }) => close()).catch(() => undefined)
  }, [value, fail])
  const project = useMemo(() => value && projectCheck(value, locale, changes), [value, locale, changes])
  return { ...project, loaded: { ...loaded, fail } }
}

export type ProjectCheck = ReturnType<typeof useProjectCheck>

/** A checker of features and configurations. With `only`, it has a single file, of that path, and opens no other. */
export function useFileChecker(
  locale: Locale,
  { catalogue, check, loaded }: Pick<ProjectCheck, 'catalogue' | 'check' | 'loaded'>,
  { only, ...stored }: Pick<Parameters<typeof useChecker>[0], 'draftKey' | 'initial'> & { only?: string },
) {
  const kinds = fileKinds(locale, useFeatureExtensions(catalogue, locale))
  return useChecker({
    locale,
    words: FEATURE_CHECKER_STRINGS[locale],
    limits: PROJECT_LIMITS,
    ...stored,
    check,
    loaded,
    accept: '.feature,.yaml,.yml,.java,.groovy,.properties',
    accepts: (path) => only === undefined && isAccepted(path),
    kindOf: only === undefined ? kinds : () => ({ ...kinds(only), label: only, placeholder: '' }),
  })
}
