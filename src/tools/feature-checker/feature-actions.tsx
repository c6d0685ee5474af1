import { useState } from 'react'
import { hasText } from '@/editor/checker-state'
import { PANE_ACTIONS, PanePanel } from '@/editor/pane'
import { isUnsaved } from '@/editor/project/project'
import type { CheckerOf } from '@/editor/use-checker'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { useLoaded } from '@/lib/use-loaded'
import type { StepChanges } from '@/steps/step-history'
import { CustomSteps, type useCustomSteps } from './custom-steps'
import { isBlocking, isConfig } from './file-kinds'
import { SharePanel } from './share'
import type { UsagePanelProps } from './suite-panels'
import { TranslationPanel, useFeatureTranslation } from './translation-panel'
import { type FileReport, isFeatureReport, type ProjectCheck } from './use-project-check'

/** What an action shows below the bar of the editor. */
type FeaturePanel = 'share' | 'custom' | 'translation' | 'versions' | 'usage'

const MOST_LINES = 3

/** Formatting, translating, sharing, declaring steps: what is done with the file in the editor. */
export function useFeatureActions(checker: CheckerOf<FileReport>, { service, onFailure }: ProjectCheck) {
  const words = FEATURE_CHECKER_STRINGS[checker.locale]
  const [opened, setOpened] = useState<FeaturePanel>()
  const { state, file, view, dispatch, replace, choose } = checker
  const tell = (notice: string) => void dispatch({ type: 'tell', messages: { notice } })
  const translation = useFeatureTranslation(service, checker)

  /** Says which findings keep the parser from reading the text, and chooses the first of them. */
  const reportUnreadable = () => {
    const blocking = state.placed.filter(({ finding }) => isBlocking(finding))
    const [first] = blocking
    if (!first) return tell(words.unreadable)
    choose(first.key)
    const lines = [...new Set(blocking.map(({ line }) => line))].slice(0, MOST_LINES)
    tell(words.solveFirst(lines.map(words.atLine).join(', ')))
  }

  const format = async () => {
    const formatted = await (await service)?.send('format', file.text)
    if (view?.state.doc.toString() !== file.text) return
    if (formatted === undefined) return reportUnreadable()
    if (formatted !== file.text) replace(formatted)
    tell(formatted === file.text ? words.formattedBefore : words.formatted)
  }
  const translate = async (isSetAside: boolean) => {
    const isBack = await translation.translate(isSetAside)
    setOpened(isBack ? undefined : 'translation')
    if (isBack) tell(words.restored)
  }
  const isOver = opened === 'translation' && !translation.translation
  const isOfFeatures = opened !== 'share' && isConfig(file.path)
  const panel = isOver || isOfFeatures ? undefined : opened
  return {
    ...{ panel, translation },
    showPanel: setOpened,
    togglePanel: (name: FeaturePanel) => setOpened(panel === name ? undefined : name),
    format: () => void format().catch(onFailure),
    translate: (isSetAside: boolean) => void translate(isSetAside).catch(onFailure),
  }
}

interface FeatureActionsProps {
  checker: CheckerOf<FileReport>
  project: ProjectCheck
  custom: ReturnType<typeof useCustomSteps>
  actions: ReturnType<typeof useFeatureActions>
  setChanges: (changes: StepChanges | undefined) => void
  onLine: UsagePanelProps['onLine']
}

const loadPanels = () => import('./suite-panels')

/** What few readers open: its script is fetched for them only. */
function SuitePanel(props: FeatureActionsProps) {
  const { locale } = props.checker
  const { value, hasFailed } = useLoaded(loadPanels)
  if (hasFailed) return <p role="alert">{FEATURE_CHECKER_STRINGS[locale].failed}</p>
  if (!value) return <p role="status">…</p>
  if (props.actions.panel === 'usage') return <value.UsagePanel {...props} />
  return <value.VersionPanel locale={locale} setChanges={props.setChanges} />
}

function Panel(props: FeatureActionsProps) {
  const { checker, project, custom, actions, onLine } = props
  const { locale } = checker
  const { translation, before } = actions.translation
  if (actions.panel === 'custom') return <CustomSteps {...{ locale, ...custom }} catalogue={project.catalogue} />
  if (actions.panel === 'versions' || actions.panel === 'usage') return <SuitePanel {...props} />
  if (actions.panel === 'translation')
    return (
      translation && (
        <TranslationPanel
          {...{ locale, translation, before, onLine }}
          onBack={() => actions.translate(false)}
          onSetAside={() => actions.translate(true)}
        />
      )
    )
  return <SharePanel checker={checker} custom={custom} />
}

const PANEL_ID = 'feature-panel'

/** The actions in the bar of the editor, and the panel that one of them has opened. */
export function FeatureActions(props: FeatureActionsProps) {
  const { checker } = props
  const { panel, togglePanel, format, translate } = props.actions
  const { locale, file, saveChanges } = checker
  const { files } = checker.state.project
  const words = FEATURE_CHECKER_STRINGS[locale]
  const changed = files.filter(isUnsaved).length
  const isInFolder = files.some(({ place }) => place)
  const language = isFeatureReport(checker.report) ? checker.report.language : undefined
  const toggle = (name: FeaturePanel, isDisabled = false) => (
    <button
      type="button"
      className={SMALL_BUTTON}
      aria-expanded={panel === name}
      aria-controls={panel === name ? PANEL_ID : undefined}
      disabled={isDisabled}
      onClick={() => togglePanel(name)}
    >
      {words.panels[name]}
    </button>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div className={PANE_ACTIONS} role="group" aria-label={words.actions}>
        {!isConfig(file.path) && (
          <>
            <button type="button" className={SMALL_BUTTON} disabled={!hasText(file)} onClick={format}>
              {words.format}
            </button>
            <button type="button" className={SMALL_BUTTON} disabled={!language} onClick={() => translate(false)}>
              {words.translateTo[otherLanguage(language ?? stepLanguageOf(locale))]}
            </button>
            {toggle('custom')}
            {toggle('versions')}
            {toggle('usage', !hasText(file))}
          </>
        )}
        {toggle('share', !hasText(file))}
        {(files.length > 1 || isInFolder) && (
          <button type="button" className={SMALL_BUTTON} onClick={() => saveChanges(words.unnamed)}>
            {CHECKER_STRINGS[locale][isInFolder ? 'saveChanges' : 'downloadChanges']}
            {changed > 0 && ` (${changed})`}
          </button>
        )}
      </div>
      {panel && (
        <PanePanel id={PANEL_ID} label={words.panels[panel]}>
          <Panel {...props} />
        </PanePanel>
      )}
    </>
  )
}
