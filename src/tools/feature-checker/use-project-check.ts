import { useCallback, useEffect, useMemo } from 'react'
import type { ConfigReport } from '@/config/check/check-config'
import { loadOptions } from '@/config/options/load-options'
import type { OpenFile } from '@/editor/project/project'
import { uniqueNames } from '@/editor/project/save-files'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { withOwnSteps } from '@/gherkin/project/own-steps'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { useLoaded } from '@/lib/use-loaded'
import { loadAsked } from '@/step-language/asked-terms'
import { loadCatalogue } from '@/steps/catalogue'
import type { StepChanges } from '@/steps/step-history'
import type { useCustomSteps } from './custom-steps'
import { useFeatureExtensions, useRehighlight } from './editor/feature-extensions'
import {
  certainFeatureFix,
  type FileFinding,
  featureSummary,
  fileKinds,
  fileLabels,
  isAccepted,
  isConfig,
  isFeatureFinding,
  PROJECT_LIMITS,
  projectConfig,
} from './file-kinds'
import { type CheckFeatures, createFilesClient, SlowStepsError, startFeatureService } from './service/feature-service'

/** The report of a feature or of a configuration, which may leave out what features need. */
export type FileReport = FeatureReport | (Omit<ConfigReport, 'findings'> & { findings: readonly FileFinding[] })

export const isFeatureReport = (report: FileReport | undefined): report is FeatureReport =>
  report !== undefined && 'language' in report

const loadConfigRules = async () => {
  const [rules, catalogue] = await Promise.all([import('./config-rules'), loadOptions()])
  return { ...rules, catalogue }
}

type ConfigRules = Awaited<ReturnType<typeof loadConfigRules>>

const nothing = async (): Promise<ConfigRules | undefined> => undefined

/** Checks the configurations of a project, and the features with what the nearest one to its root says. */
const checkAll = (
  checkFeatures: CheckFeatures,
  rules: ConfigRules | undefined,
  unnamed: string,
  changes?: StepChanges,
): CheckFiles<FileReport> => {
  const read = rules && memoizeFor(({ text }: OpenFile) => rules.readProjectSettings(text, rules.catalogue))
  return async function* (files) {
    const config = projectConfig(files)
    const settings = config && read?.(config)
    const reports = new Map<number, FileReport>()
    for (const file of files) if (read && isConfig(file.path)) reports.set(file.id, read(file).report)
    const features = files.filter(({ path }) => !isConfig(path))
    const names = uniqueNames(features, unnamed)
    const named = features.map(({ id, text }) => ({ name: names.get(id) ?? '', text }))
    if (features.length === 0) yield reports
    for await (const checked of checkFeatures({ files: named, settings: { ...settings?.features, changes } })) {
      for (const [id, name] of names) {
        const report = checked.get(name)
        if (report) reports.set(id, report)
      }
      if (rules && config && settings) {
        reports.set(config.id, { ...settings.report, findings: rules.projectFindings(settings, checked) })
      }
      yield new Map(reports)
    }
  }
}

/**
 * Loads the steps and starts the worker, anew with other steps of the reader's; and the rules of configurations as soon as
 * there is one.
 * @param locale the language of the page: features are likely in it
 * @param changes when only what changes between two releases of the tool is looked for
 */
export function useProjectCheck(
  locale: Locale,
  hasConfig: boolean,
  { steps: own, setStepsAside }: Pick<ReturnType<typeof useCustomSteps>, 'steps' | 'setStepsAside'>,
  changes?: StepChanges,
) {
  const { unnamed } = FEATURE_CHECKER_STRINGS[locale]
  const load = useCallback(async () => {
    const [known, es, en] = await Promise.all([loadCatalogue(), loadAsked('steps', 'es'), loadAsked('steps', 'en')])
    const catalogue = withOwnSteps(known, own)
    const service = startFeatureService(catalogue, { es, en }, locale)
    return { catalogue, service, checkFeatures: createFilesClient(service) }
  }, [locale, own])
  const steps = useLoaded(load)
  const config = useLoaded(hasConfig ? loadConfigRules : nothing)
  const { value, fail } = steps
  const rules = config.value
  const isReady = value !== undefined && (!hasConfig || rules !== undefined)
  const onFailure = useCallback(
    (error: unknown) => (error instanceof SlowStepsError ? setStepsAside() : fail(error)),
    [fail, setStepsAside],
  )
  useEffect(() => {
    value?.service.catch(onFailure)
    return () => void value?.service.then(({ close }) => close()).catch(() => undefined)
  }, [value, onFailure])
  const check = useMemo(
    () => (isReady ? checkAll(value.checkFeatures, rules, unnamed, changes) : undefined),
    [isReady, value, rules, unnamed, changes],
  )
  /** Counts the steps of the features, each named by its id. */
  const countSteps = useCallback(
    async (files: readonly OpenFile[]) => {
      const config = projectConfig(files)
      const settings = config && rules?.readProjectSettings(config.text, rules.catalogue).features
      const features = files.filter(({ path }) => !isConfig(path)).map(({ id, text }) => ({ name: String(id), text }))
      return (await value?.service)?.send('usage', features, settings)
    },
    [value, rules],
  )
  const retry = () => {
    steps.retry()
    config.retry()
  }
  return {
    check,
    rules,
    catalogue: value?.catalogue,
    service: value?.service,
    countSteps,
    onFailure,
    loaded: { value: isReady || undefined, hasFailed: steps.hasFailed || config.hasFailed, retry },
  }
}

export type ProjectCheck = ReturnType<typeof useProjectCheck>

/** The text is checked after a pause in typing. */
const PAUSE_MS = 250

interface FileOptions extends Pick<Parameters<typeof useChecker<FileReport>>[0], 'draftKey' | 'initial'> {
  /** The path of the one file that there is, whatever is opened. */
  only?: string
}

/** A checker of features and configurations, with the texts of its findings: the same objects as long as they say the same. */
export function useFileChecker(
  locale: Locale,
  { catalogue, rules, check, onFailure }: Pick<ProjectCheck, 'catalogue' | 'rules' | 'check' | 'onFailure'>,
  { only, ...stored }: FileOptions,
) {
  const kinds = fileKinds(locale, useFeatureExtensions(catalogue, locale))
  const checker = useChecker<FileReport>({
    ...{ locale, most: PROJECT_LIMITS, check, pauseMs: PAUSE_MS, onFailure, ...stored },
    accepts: (path) => only === undefined && isAccepted(path),
    kindOf: only === undefined ? kinds : () => ({ ...kinds(only), label: only, placeholder: '' }),
    certainFixOf: (finding) =>
      isFeatureFinding(finding) ? certainFeatureFix(finding) : rules?.certainConfigFix(finding),
  })
  useRehighlight(checker.view, catalogue)
  const labels = useMemo(
    () => fileLabels(locale, rules?.configLabels(locale, rules.catalogue.plugins)),
    [locale, rules],
  )
  const summaryOf = (report: FileReport) =>
    isFeatureReport(report) ? featureSummary(report, locale) : rules?.configSummary(report, locale)
  return { checker, labels, summaryOf }
}
