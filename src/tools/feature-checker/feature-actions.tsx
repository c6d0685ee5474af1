import type { ReactNode } from 'react'
import { PANE_ACTIONS, PanePanel } from '@/editor/pane'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import type { FeaturePanel } from './use-feature-actions'

interface FeatureActionsProps {
  locale: Locale
  /** The language of the feature; undefined without one, and for a configuration. */
  language: Locale | undefined
  isFeature: boolean
  hasText: boolean
  panel: FeaturePanel | undefined
  onPanel: (panel: FeaturePanel) => void
  onFormat: () => void
  onTranslate: () => void
  /** The open panel. */
  children?: ReactNode
}

const PANEL_ID = 'feature-panel'

/** The actions of the feature checker, in the bar of the editor, and the panel that one of them has opened. */
export function FeatureActions(props: FeatureActionsProps) {
  const { locale, language, isFeature, hasText, panel, onPanel, onFormat, onTranslate, children } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const toggle = (name: FeaturePanel, text: string, isDisabled = false) => (
    <button
      type="button"
      className={SMALL_BUTTON}
      aria-expanded={panel === name}
      aria-controls={panel === name ? PANEL_ID : undefined}
      disabled={isDisabled}
      onClick={() => onPanel(name)}
    >
      {text}
    </button>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div className={PANE_ACTIONS} role="group" aria-label={words.actions}>
        {isFeature && (
          <>
            <button type="button" className={SMALL_BUTTON} disabled={!hasText} onClick={onFormat}>
              {words.format}
            </button>
            <button type="button" className={SMALL_BUTTON} disabled={!language} onClick={onTranslate}>
              {words.translateTo[otherLocale(language ?? locale)]}
            </button>
            {toggle('custom', words.custom)}
          </>
        )}
        {toggle('share', words.share, !hasText)}
      </div>
      {panel && (
        <PanePanel id={PANEL_ID} label={words.panels[panel]}>
          {children}
        </PanePanel>
      )}
    </>
  )
}
