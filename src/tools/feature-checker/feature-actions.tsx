import type { ComponentType } from 'react'
import { hasText } from '@/editor/checker-state'
import { PANE_ACTIONS, PanePanel } from '@/editor/pane'
import { isUnsaved } from '@/editor/project/project'
import { otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { useLoaded } from '@/lib/use-loaded'
import { CustomSteps } from './custom-steps'
import { isConfig } from './file-kinds'
import { SharePanel } from './share'
import { TranslationPanel } from './translation-panel'
import type { FeaturePanel, FeatureTool } from './use-feature-tool'

const loadPanels = () => import('./suite-panels')

/** What few readers open: its script is fetched for them only. */
function SuitePanel(tool: FeatureTool) {
  const { value, hasFailed } = useLoaded(loadPanels)
  if (hasFailed) return <p role="alert">{tool.words.failed}</p>
  if (!value) return <p role="status">…</p>
  return tool.panel === 'usage' ? <value.UsagePanel {...tool} /> : <value.VersionPanel {...tool} />
}

const PANELS: Record<FeaturePanel, ComponentType<FeatureTool>> = {
  share: SharePanel,
  custom: CustomSteps,
  translation: TranslationPanel,
  versions: SuitePanel,
  usage: SuitePanel,
}

const PANEL_ID = 'feature-panel'

/** The actions in the bar of the editor, and the panel that one of them has opened. */
export function FeatureActions(tool: FeatureTool) {
  const { checker, words, panel, togglePanel, format, translate } = tool
  const { locale, strings, file, report, saveChanges } = checker
  const { files } = checker.state.project
  const changed = files.filter(isUnsaved).length
  const isInFolder = files.some(({ place }) => place)
  const saving = strings[isInFolder ? 'saveChanges' : 'downloadChanges']
  const language = report?.feature?.language
  const Panel = panel && PANELS[panel]
  const button = (text: string, onClick: () => void, isDisabled = false) => (
    <button type="button" className={SMALL_BUTTON} disabled={isDisabled} onClick={onClick}>
      {text}
    </button>
  )
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
            {button(words.format, format, !hasText(file))}
            {button(
              words.translateTo[otherLanguage(language ?? stepLanguageOf(locale))],
              () => translate(false),
              !language,
            )}
            {toggle('custom')}
            {toggle('versions')}
            {toggle('usage', !hasText(file))}
          </>
        )}
        {toggle('share', !hasText(file))}
        {(files.length > 1 || isInFolder) && button(changed > 0 ? `${saving} (${changed})` : saving, saveChanges)}
      </div>
      {Panel && (
        <PanePanel id={PANEL_ID} label={words.panels[panel]}>
          <Panel {...tool} />
        </PanePanel>
      )}
    </>
  )
}
