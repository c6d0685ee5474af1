import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Checker } from '@/editor/checker'
import { placedFindings } from '@/editor/placed-findings'
import type { FoundFile } from '@/editor/project/read-files'
import { type CheckerOf, useChecker } from '@/editor/use-checker'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import { useCustomSteps } from './custom-steps'
import { useFeatureExtensions, useRehighlight } from './editor/feature-extensions'
import { FeatureActions, useFeatureActions } from './feature-actions'
import {
  certainFeatureFix,
  type FileFinding,
  featureSummary,
  fileKinds,
  fileLabels,
  isAccepted,
  isFeatureFinding,
  isOwnSource,
  PROJECT_LIMITS,
  projectConfig,
} from './file-kinds'
import { FindingAdvice } from './finding-advice'
import { NeededPlugins } from './needed-plugins'
import { loadFeatureService, SlowStepsError } from './service/feature-service'
import { useSharedText } from './share'
import { type FileReport, isFeatureReport, useProjectCheck } from './use-project-check'

/** The text is checked after a pause in typing. */
export const PAUSE_MS = 250

function markedText({ state }: EditorView, finding: FileFinding): string {
  const placed = placedFindings(state).find((each) => each.finding === finding)
  return placed ? state.sliceDoc(placed.from, placed.to) : ''
}

type ProjectCheck = ReturnType<typeof useProjectCheck>

/** The texts of reports, the same objects as long as they say the same. */
export function useTexts(locale: Locale, { rules }: Pick<ProjectCheck, 'rules'>) {
  return useMemo(() => {
    const labels = fileLabels(locale, rules?.configLabels(locale, rules.catalogue.plugins))
    return {
      labels,
      summaryOf: (report: FileReport) =>
        isFeatureReport(report) ? featureSummary(report, locale) : rules?.configSummary(report, locale),
    }
  }, [locale, rules])
}

/** @param onDeclare declares the words of a finding as a step; undefined where that is not offered */
export function useAdvice(
  locale: Locale,
  { catalogue, rules }: Pick<ProjectCheck, 'catalogue' | 'rules'>,
  { report, apply }: Pick<CheckerOf<FileReport>, 'report' | 'apply'>,
  onDeclare?: (finding: FileFinding) => void,
) {
  const language = isFeatureReport(report) ? report.language : locale
  return useCallback(
    (finding: FileFinding) => {
      const onApply = apply
      if (isFeatureFinding(finding))
        return catalogue && <FindingAdvice {...{ locale, catalogue, finding, language, onDeclare, onApply }} />
      return rules && <rules.ConfigAdvice {...{ locale, finding, onApply }} plugins={rules.catalogue.plugins} />
    },
    [locale, catalogue, rules, language, onDeclare, apply],
  )
}

function useFeatureChecker(locale: Locale) {
  const custom = useCustomSteps()
  const [hasConfig, setHasConfig] = useState(false)
  const project = useProjectCheck(locale, hasConfig, custom)
  const { catalogue, rules, check, fail, restart, service } = project
  const { setPatternsAside, isSetAside } = custom
  const onFailure = useCallback(
    (error: unknown) => {
      if (!(error instanceof SlowStepsError)) return fail(error)
      setPatternsAside()
      restart()
    },
    [fail, restart, setPatternsAside],
  )
  const extensions = useFeatureExtensions(catalogue, locale)
  const kindOf = useMemo(() => fileKinds(locale, extensions), [locale, extensions])
  const checker = useChecker<FileReport>({
    ...{ locale, draftKey: 'wakamiti-feature-draft', most: PROJECT_LIMITS, accepts: isAccepted, kindOf },
    ...{ check, pauseMs: PAUSE_MS, onFailure },
    certainFixOf: (finding) =>
      isFeatureFinding(finding) ? certainFeatureFix(finding) : rules?.certainConfigFix(finding),
  })
  const { view, state, dispatch } = checker
  const { files } = state.project
  useEffect(() => setHasConfig(projectConfig(files) !== undefined), [files])
  useRehighlight(view, catalogue)
  useSharedText(checker)
  const actions = useFeatureActions({ locale, checker, service, patterns: custom.checked, onFailure })
  const { declare } = custom
  const { showPanel } = actions
  useEffect(() => {
    if (isSetAside) showPanel('custom')
  }, [isSetAside, showPanel])
  const onDeclare = useCallback(
    (finding: FileFinding) => {
      showPanel('custom')
      if (view) declare(markedText(view, finding))
    },
    [view, declare, showPanel],
  )
  const open = async (found: Promise<FoundFile[]>) => {
    await checker.open(found.then((all) => all.filter(({ path }) => !isOwnSource(path))))
    const read = await custom.readProject(await found.catch(() => []))
    const { projectSteps } = FEATURE_CHECKER_STRINGS[locale]
    if (read) dispatch({ type: 'tell', messages: { notice: projectSteps(read.steps.length, read.files) } })
  }
  const adviceOf = useAdvice(locale, project, checker, onDeclare)
  return {
    ...useTexts(locale, project),
    loaded: project.loaded,
    catalogue,
    checker: { ...checker, open },
    custom,
    actions,
    adviceOf,
  }
}

/** Puts the cursor at the beginning of a line. */
function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

/** The feature checker: open a file or a project, see its errors, correct them, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const { checker, catalogue, custom, actions, ...texts } = useFeatureChecker(locale)
  const words = FEATURE_CHECKER_STRINGS[locale]
  const report = isFeatureReport(checker.report) ? checker.report : undefined
  const onLine = (line: number) => goToLine(checker.view, line)
  const asked = catalogue?.plugins.find(({ plugin }) => plugin === readQuery(location.search, ['plugin']).plugin)
  return (
    <Checker
      {...{ checker, words, ...texts }}
      hint={asked && words.stepsOf(asked.name[locale])}
      about={report && words.languages[report.language]}
      accept=".feature,.yaml,.yml,.java,.groovy,.properties"
      actions={<FeatureActions {...{ locale, checker, catalogue, custom, actions, onLine }} />}
    >
      <div className="mt-9 grid gap-x-13 gap-y-9">
        {checker.file.hasByteOrderMark && <p role="status">{words.byteOrderMark}</p>}
        <NeededPlugins {...{ locale, catalogue, report, onLine }} asked={asked?.plugin} />
      </div>
    </Checker>
  )
}

/** Loads the checker with its worker: a reader who has the editor before them needs nothing more that a new build may take away. */
export async function loadFeatureChecker(): Promise<typeof FeatureChecker> {
  await loadFeatureService()
  return FeatureChecker
}
