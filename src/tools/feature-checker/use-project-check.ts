import { useCallback, useEffect, useMemo } from 'react'
import type { Report } from '@/editor/checker-state'
import { type OpenFile, uniqueNames } from '@/editor/project/project'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { type OwnStep, withOwnSteps } from '@/gherkin/custom-steps'
import { DOTTED_COMMENT } from '@/gherkin/parse/feature-parts'
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
import { createFilesClient, type FeatureService, SlowStepsError, startFeatureService } from './service/feature-service'

/** Loads the steps, with those of the reader, and starts the worker. */
async function loadProject(locale: Locale, own: readonly OwnStep[]) {
  const [known, es, en] = await Promise.all([loadCatalogue(), loadAsked('steps', 'es'), loadAsked('steps', 'en')])
  const catalogue = withOwnSteps(known, own)
  const service = startFeatureService(catalogue, { es, en }, locale)
  return { catalogue, service, checkFeatures: createFilesClient(service) }
}

const featuresOf = (files: readonly OpenFile[]) => files.filter(({ path }) => !isConfig(path))

/** What a project says beside its steps, in its configuration and in comments; what reads it is loaded with the first one. */
function projectRules(locale: Locale) {
  const rules = () => import('./config-rules')
  const read = memoizeFor(async ({ text }: OpenFile) => (await rules()).readProjectConfig(text, locale))
  const commentsOf = memoizeFor(async ({ text }: OpenFile) => {
    // Without the options, a feature is checked as far as its steps go.
    const loaded = DOTTED_COMMENT.test(text) ? await rules().catch(() => undefined) : undefined
    return loaded?.checkComments(text, locale).catch(() => []) ?? []
  })
  const configOf = async (files: readonly OpenFile[]) => {
    const file = projectConfig(files)
    return file && { id: file.id, ...(await read(file)) }
  }
  return { read, commentsOf, configOf }
}

/** What the service makes of the features of a project, each named by its id, with what its configuration says. */
function projectRequests(service: Promise<FeatureService>, { configOf }: ReturnType<typeof projectRules>) {
  const readFeatures = async (files: readonly OpenFile[]) => ({
    features: featuresOf(files).map(({ id, text }) => ({ name: String(id), text })),
    settings: (await configOf(files))?.features,
  })
  return {
    countSteps: async (files: readonly OpenFile[]) => {
      const { features, settings } = await readFeatures(files)
      return (await service).send('usage', features, settings)
    },
    /** @param files of the project, as they were before any translation */
    translate: async ({ id, text }: OpenFile, files: readonly OpenFile[], isSetAside: boolean) => {
      const { features, settings } = await readFeatures(files)
      const others = features.filter(({ name }) => name !== String(id))
      return (await service).send('translate', text, isSetAside, { settings, others })
    },
  }
}

type LoadedProject = Awaited<ReturnType<typeof loadProject>>

function projectCheck({ catalogue, service, checkFeatures }: LoadedProject, locale: Locale, changes?: StepChanges) {
  const { showFinding, showReport } = featureView(locale, catalogue)
  const rules = projectRules(locale)
  const showFeature = async (file: OpenFile, report: FeatureReport): Promise<Report> => {
    const shown = showReport(report)
    // Between two versions, whether the steps are correct is not looked at.
    const unchanged = FEATURE_CHECKER_STRINGS[locale].noChange
    if (changes) return { ...shown, read: undefined, detail: undefined, nothing: unchanged }
    const comments = await rules.commentsOf(file)
    if (comments.length === 0) return shown
    return { ...shown, findings: [...shown.findings, ...comments].sort((one, other) => one.from - other.from) }
  }
  const check: CheckFiles = async function* (files) {
    const config = await rules.configOf(files)
    const reports = new Map<number, Report>()
    for (const file of files) if (isConfig(file.path)) reports.set(file.id, (await rules.read(file)).report)
    const features = featuresOf(files)
    const names = uniqueNames(features, FEATURE_CHECKER_STRINGS[locale].unnamed)
    const named = features.map(({ id, text }) => ({ name: names.get(id) ?? '', text }))
    if (features.length === 0) yield reports
    for await (const checked of checkFeatures({ files: named, settings: { ...config?.features, changes } })) {
      for (const file of features) {
        const report = checked.get(names.get(file.id) ?? '')
        if (report) reports.set(file.id, await showFeature(file, report))
      }
      if (config) reports.set(config.id, config.reportWith(checked, showFinding))
      yield new Map(reports)
    }
  }
  return { catalogue, service, check, ...projectRequests(service, rules) }
}

/** Loads the steps and starts the worker, anew with other steps of the reader's or other releases to compare. */
export function useProjectCheck(
  locale: Locale,
  { steps: own, setStepsAside }: Pick<ReturnType<typeof useCustomSteps>, 'steps' | 'setStepsAside'>,
  changes?: StepChanges,
) {
  const { value, ...loaded } = useLoaded(useCallback(() => loadProject(locale, own), [locale, own]))
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
