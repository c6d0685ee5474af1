import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Checker } from '@/editor/checker'
import { placedFindings } from '@/editor/placed-findings'
import type { FoundFile } from '@/editor/project/read-files'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import type { StepChanges } from '@/steps/step-history'
import { useCustomSteps } from './custom-steps'
import { FeatureActions, useFeatureActions } from './feature-actions'
import { type FileFinding, isOwnSource, projectConfig } from './file-kinds'
import { useAdvice } from './finding-advice'
import { goToLine } from './line-list'
import { NeededPlugins } from './needed-plugins'
import { loadFeatureService } from './service/feature-service'
import { useAddedStep, useSharedFiles } from './share'
import { TranslationReason } from './translation-panel'
import { isFeatureReport, useFileChecker, useProjectCheck } from './use-project-check'

function markedText({ state }: EditorView, finding: FileFinding): string {
  const placed = placedFindings(state).find((each) => each.finding === finding)
  return placed ? state.sliceDoc(placed.from, placed.to) : ''
}

function useFeatureChecker(locale: Locale) {
  const custom = useCustomSteps()
  const [hasConfig, setHasConfig] = useState(false)
  const [changes, setChanges] = useState<StepChanges>()
  const project = useProjectCheck(locale, hasConfig, custom, changes)
  const { checker, ...texts } = useFileChecker(locale, project, { draftKey: 'wakamiti-feature-draft' })
  const { view, state, dispatch } = checker
  const { files } = state.project
  useEffect(() => setHasConfig(projectConfig(files) !== undefined), [files])
  useSharedFiles(checker, (steps) => custom.change([...new Set([...custom.patterns, ...steps])], false))
  useAddedStep(checker)
  const actions = useFeatureActions(checker, project)
  const { declare, isSetAside } = custom
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
  const advise = useAdvice(locale, project, checker, onDeclare)
  const { noteOf } = actions.translation
  const adviceOf = useCallback(
    (finding: FileFinding) => {
      const { doc } = view?.state ?? {}
      const note = doc && noteOf(doc.lineAt(Math.min(finding.from, doc.length)).text)
      return (
        <>
          {note && <TranslationReason {...{ locale, note }} />}
          {advise(finding)}
        </>
      )
    },
    [locale, view, noteOf, advise],
  )
  return { ...texts, project, checker: { ...checker, open }, custom, actions, setChanges, adviceOf }
}

/** The feature checker: open a file or a project, see its errors, correct them, translate it. Nothing leaves the browser. */
export function FeatureChecker({ locale }: { locale: Locale }) {
  const { checker, project, custom, actions, setChanges, ...texts } = useFeatureChecker(locale)
  const { catalogue, loaded } = project
  const words = FEATURE_CHECKER_STRINGS[locale]
  const report = isFeatureReport(checker.report) ? checker.report : undefined
  const onLine = (line: number, file = checker.file.id) => {
    flushSync(() => void checker.dispatch({ type: 'show-file', id: file }))
    goToLine(checker.view, line)
  }
  const asked = catalogue?.plugins.find(({ plugin }) => plugin === readQuery(location.search, ['plugin']).plugin)
  return (
    <Checker
      {...{ checker, loaded, words, ...texts }}
      hint={asked && words.stepsOf(asked.name[locale])}
      about={report && words.languages[report.language]}
      accept=".feature,.yaml,.yml,.java,.groovy,.properties"
      actions={<FeatureActions {...{ checker, project, custom, actions, setChanges, onLine }} />}
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
